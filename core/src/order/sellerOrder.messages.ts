import type { Messages } from '../decision/decision.rules.ts'
import { DELAY_DAYS_MAX, DELAY_REASON_LENGTH } from './itemCommand.rules.ts'
import { BUYER_DATA_DAYS, OPENING_REASON_LENGTH } from './buyerData.rules.ts'

/** Texts of a seller's orders. Source: market-rules §9.2, §9.3. */
export const SELLER_ORDER_MESSAGES = {
  BUYER_DATA_CLOSED: () => `거래가 끝나고 ${BUYER_DATA_DAYS}일이 지나 구매자 정보를 볼 수 없어요.`,
  OPENING_REASON_REQUIRED: () =>
    `구매자 정보를 보는 사유를 ${OPENING_REASON_LENGTH.min}자 이상 입력해 주세요.`,
  DELAY_REASON_REQUIRED: () =>
    `지연 사유를 ${DELAY_REASON_LENGTH.min}~${DELAY_REASON_LENGTH.max}자로 입력해 주세요.`,
  DELAY_DAY_INVALID: () => `발송예정일을 오늘부터 ${DELAY_DAYS_MAX}일 안에서 선택해 주세요.`,
} satisfies Messages
