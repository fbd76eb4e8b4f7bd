import type { Messages } from '../decision/decision.rules.ts'
import { DISPUTE_TEXT_LENGTH } from './dispute.codes.ts'
import {
  DISPUTE_AFTER_REFUSAL_DAYS,
  DISPUTE_IDLE_BUSINESS_DAYS,
  type DisputeOpeningRefusal,
} from './dispute.rules.ts'
import type { DisputeRefusal } from './dispute.table.gen.ts'

/** Texts of refusals around disputes. Source: market-rules §9.4. */
export const DISPUTE_MESSAGES = {
  DISPUTE_NOT_FOUND: () => '분쟁을 찾을 수 없어요.',
  DISPUTE_EXISTS: () => '이미 분쟁을 신청했어요.',
  DISPUTE_NOT_OPENABLE: () => '분쟁을 신청할 수 없는 상태예요.',
  DISPUTE_TOO_EARLY: () =>
    `판매자가 ${DISPUTE_IDLE_BUSINESS_DAYS}영업일 동안 처리하지 않으면 분쟁을 신청할 수 있어요.`,
  DISPUTE_TOO_LATE: () =>
    `거부된 날부터 ${DISPUTE_AFTER_REFUSAL_DAYS}일 안에만 분쟁을 신청할 수 있어요.`,
  DISPUTE_TEXT_REQUIRED: () =>
    `내용을 ${DISPUTE_TEXT_LENGTH.min}자 이상 ${DISPUTE_TEXT_LENGTH.max}자 이하로 입력해 주세요.`,
  DISPUTE_STATE_CHANGED: () => '분쟁 상태가 바뀌어 처리할 수 없어요. 새로고침해 주세요.',
  DISPUTE_ANSWER_OVER: () => '답변 기한이 지났어요.',
  DISPUTE_NOT_DUE: () => '아직 답변 기한이 지나지 않았어요.',
  DISPUTE_ANSWER_AWAITED: () =>
    '판매자 답변을 기다리고 있어요. 답변이 오거나 기한이 지나면 결정할 수 있어요.',
} satisfies Messages & Record<DisputeOpeningRefusal | DisputeRefusal, () => string>
