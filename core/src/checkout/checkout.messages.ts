import { ADDRESS_MESSAGES } from '../address/address.messages.ts'
import type { Messages } from '../decision/decision.rules.ts'
import { PERSON_MESSAGES } from '../member/person.messages.ts'
import { ORDER_AMOUNT_MAX_WON } from '../money/limits.rules.ts'
import { formatWon } from '../money/money.rules.ts'
import type { Won } from '../money/money.rules.ts'
import { ORDER_REFUSAL_MESSAGES } from '../order/orderRefusal.messages.ts'
import { CASH_RECEIPT_MESSAGES } from '../payment/cashReceipt.messages.ts'
import { PAYMENT_METHOD_MESSAGES } from '../payment/paymentMethod.messages.ts'
import { AGREEMENT_MESSAGES } from '../terms/agreement.messages.ts'
import type { CheckoutCode } from './checkout.codes.ts'

/** Texts of the reasons why an order cannot be placed. Source: spec §5, domain-rules §7.5. */
export const CHECKOUT_MESSAGES = {
  ...ADDRESS_MESSAGES,
  ...CASH_RECEIPT_MESSAGES,
  CHECKOUT_INCOMPLETE: () => '주문에 필요한 내용을 다시 확인해 주세요.',
  ORDERER_NAME_REQUIRED: () => '주문자 이름을 입력해 주세요.',
  ORDERER_NAME_TOO_LONG: () => '주문자 이름은 10자까지 입력할 수 있어요.',
  ORDERER_MOBILE_REQUIRED: () => '휴대폰 번호를 입력해 주세요.',
  ORDERER_MOBILE_INVALID: PERSON_MESSAGES.MOBILE_INVALID,
  ORDERER_EMAIL_REQUIRED: () => '이메일을 입력해 주세요.',
  ORDERER_EMAIL_INVALID: PERSON_MESSAGES.EMAIL_INVALID,
  DESTINATION_REQUIRED: () => '배송지를 입력해 주세요.',
  DESTINATION_NOT_DELIVERABLE: ORDER_REFUSAL_MESSAGES.ORDER_AREA_NOT_DELIVERABLE,
  GUEST_PASSWORD_REQUIRED: PERSON_MESSAGES.GUEST_PASSWORD_REQUIRED,
  GUEST_PASSWORD_INVALID: PERSON_MESSAGES.GUEST_PASSWORD_INVALID,
  PASSWORD_MISMATCH: PERSON_MESSAGES.PASSWORD_MISMATCH,
  PAYMENT_METHOD_REQUIRED: () => '결제수단을 선택해 주세요.',
  PAYMENT_METHOD_UNAVAILABLE: PAYMENT_METHOD_MESSAGES.PAYMENT_METHOD_UNAVAILABLE,
  TERMS_REQUIRED: AGREEMENT_MESSAGES.TERMS_REQUIRED,
  TERMS_OUTDATED: () => '약관 내용이 바뀌었어요. 페이지를 새로고침한 뒤 다시 동의해 주세요.',
  CUSTOM_MADE_CONSENT_REQUIRED: () => '주문제작 상품의 취소·교환·반품 제한에 동의해 주세요.',
  ORDER_AMOUNT_TOO_LARGE: () =>
    `한 번에 ${formatWon(ORDER_AMOUNT_MAX_WON)}까지 주문할 수 있어요. 나누어 주문해 주세요.`,
} satisfies Messages & Record<CheckoutCode, () => string>

/**
 * Text of the button that pays.
 * @example payButtonText(12900) // '12,900원 결제하기'
 */
export function payButtonText(payableAmount: Won): string {
  return `${formatWon(payableAmount)} 결제하기`
}
