import type { Messages } from '../decision/decision.rules.ts'

/** Texts of the account for a refund, and of the bank's answer about its holder. Source: domain-rules §7.3, §7.5. */
export const REFUND_ACCOUNT_MESSAGES = {
  REFUND_BANK_REQUIRED: () => '은행을 선택해 주세요.',
  REFUND_ACCOUNT_NUMBER_REQUIRED: () => '계좌번호를 입력해 주세요.',
  REFUND_ACCOUNT_NUMBER_INVALID: () => '계좌번호를 다시 확인해 주세요.',
  REFUND_HOLDER_REQUIRED: () => '예금주를 입력해 주세요.',
  REFUND_HOLDER_TOO_LONG: () => '예금주는 20자까지 입력할 수 있어요.',
  REFUND_ACCOUNT_REQUIRED: () => '환불받을 계좌를 입력해 주세요.',
  REFUND_ACCOUNT_MATCH: () => '예금주를 확인했어요. 이 계좌로 환불돼요.',
  REFUND_ACCOUNT_UNCHECKED: () =>
    '계좌를 등록했어요. 예금주는 환불할 때 결제사가 확인하니, 계좌번호와 예금주를 다시 한번 확인해 주세요.',
  REFUND_HOLDER_COMPARED_LATER: () =>
    '환불할 때 결제사가 확인해요. 다르면 환불되지 않고, 계좌를 바꾸면 다시 보내 드려요.',
  REFUND_ACCOUNT_MISMATCH: () => '예금주와 계좌번호가 일치하지 않아요.',
  REFUND_ACCOUNT_UNAVAILABLE: () =>
    '지금은 은행에서 예금주를 확인할 수 없어요. 은행 점검 시간(23:30~00:30)이 지난 뒤 다시 시도해 주세요.',
} satisfies Messages

export type RefundAccountCode = keyof typeof REFUND_ACCOUNT_MESSAGES
