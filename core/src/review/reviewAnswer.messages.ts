import type { Messages } from '../decision/decision.rules.ts'
import { OBJECTION_LENGTH, REPLY_LENGTH } from './reviewAnswer.rules.ts'

/** Texts of what is answered to reviews, and of reviewers. Source: market-rules §4, §4.1. */
export const REVIEW_ANSWER_MESSAGES = {
  REVIEW_REPLY_REQUIRED: () => `답글을 ${REPLY_LENGTH.max}자 이하로 입력해 주세요.`,
  REVIEW_REPLY_NOT_FOUND: () => '삭제할 답글이 없어요.',
  REVIEW_OBJECTION_REQUIRED: () =>
    `이의 내용을 ${OBJECTION_LENGTH.min}자 이상 ${OBJECTION_LENGTH.max}자 이하로 입력해 주세요.`,
  REVIEW_REASON_REQUIRED: () =>
    `사유를 ${OBJECTION_LENGTH.min}자 이상 ${OBJECTION_LENGTH.max}자 이하로 입력해 주세요.`,
  REVIEW_STATE_CHANGED: () => '리뷰 상태가 바뀌어 처리할 수 없어요. 새로고침해 주세요.',
  REVIEWER_NOT_FOUND: () => '공개하지 않았거나 없는 프로필이에요.',
} satisfies Messages
