import type { Messages } from '../decision/decision.rules.ts'

/** Texts of ways to pay that cannot be taken, for the form that offers them. Source: domain-rules §4.1. */
export const PAYMENT_METHOD_MESSAGES = {
  PAYMENT_METHOD_UNAVAILABLE: () =>
    '지금은 사용할 수 없는 결제수단이에요. 다른 결제수단을 선택해 주세요.',
  PAYMENT_METHOD_NEEDS_PAY: () => '페이에 가입한 회원만 사용할 수 있어요.',
} satisfies Messages
