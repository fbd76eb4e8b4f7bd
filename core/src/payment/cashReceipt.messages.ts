import type { Messages } from '../decision/decision.rules.ts'

/** Texts of refused cash receipt requests. Source: domain-rules §4.4. */
export const CASH_RECEIPT_MESSAGES = {
  CASH_RECEIPT_KIND_UNFIT: () => '이 용도로는 사용할 수 없는 번호예요.',
  CASH_RECEIPT_NUMBER_INVALID: () => '현금영수증 번호를 다시 확인해 주세요.',
} satisfies Messages
