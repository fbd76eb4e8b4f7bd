import type { AddressCode } from '../address/address.codes.ts'

export const CHECKOUT_TERMS = [
  'ORDER_CONFIRM',
  'SELLER_PROVISION',
  'GUEST_PRIVACY',
  'CUSTOM_MADE',
] as const

/**
 * Consent at checkout: the order itself, passing the buyer's data on to the sellers, for guests the collecting of their
 * data, and for custom-made goods, apart from the others, the limited withdrawal. No consent is preselected. Source:
 * spec §5, domain-rules §1.10, §5.2, A50.
 */
export type CheckoutTerm = (typeof CHECKOUT_TERMS)[number]

export const CHECKOUT_TERM_LABELS: Readonly<Record<CheckoutTerm, string>> = {
  ORDER_CONFIRM: '주문 내용을 확인했으며 결제에 동의합니다',
  SELLER_PROVISION: '판매자에게 개인정보를 제공하는 데 동의합니다',
  GUEST_PRIVACY: '비회원 개인정보 수집·이용에 동의합니다',
  CUSTOM_MADE:
    '주문제작 상품은 판매자가 제작을 시작하면 단순 변심·주문 실수·옵션 변경으로 취소·교환·반품할 수 없다는 내용에 동의합니다',
}

/**
 * The version of each text that is agreed to; a text that changes in meaning gets the next one, so that an order shows
 * which text its buyer read. Source: decision 060.
 */
export const CHECKOUT_TERM_VERSIONS: Readonly<Record<CheckoutTerm, number>> = {
  ORDER_CONFIRM: 1,
  SELLER_PROVISION: 1,
  GUEST_PRIVACY: 1,
  CUSTOM_MADE: 1,
}

export const CHECKOUT_CODES = [
  'ORDERER_NAME_REQUIRED',
  'ORDERER_NAME_TOO_LONG',
  'ORDERER_MOBILE_REQUIRED',
  'ORDERER_MOBILE_INVALID',
  'ORDERER_EMAIL_REQUIRED',
  'ORDERER_EMAIL_INVALID',
  'DESTINATION_REQUIRED',
  'DESTINATION_NOT_DELIVERABLE',
  'REQUEST_REQUIRED',
  'REQUEST_TOO_LONG',
  'DOOR_CODE_REQUIRED',
  'DOOR_CODE_TOO_LONG',
  'GUEST_PASSWORD_REQUIRED',
  'GUEST_PASSWORD_INVALID',
  'PASSWORD_MISMATCH',
  'PAYMENT_METHOD_REQUIRED',
  'PAYMENT_METHOD_UNAVAILABLE',
  'CASH_RECEIPT_KIND_UNFIT',
  'CASH_RECEIPT_NUMBER_INVALID',
  'TERMS_REQUIRED',
  'TERMS_OUTDATED',
  'CUSTOM_MADE_CONSENT_REQUIRED',
  'ORDER_AMOUNT_TOO_LARGE',
] as const

/** Reason why an order cannot be placed: a code of checkout, or of the fields of the address. Source: spec §5, §6. */
export type CheckoutCode = (typeof CHECKOUT_CODES)[number] | AddressCode

export const CHECKOUT_SECTIONS = [
  'orderer',
  'destination',
  'deliveryRequest',
  'guestPassword',
  'payment',
  'terms',
  'amount',
] as const

/** A part of the form with a violation, in the order of the form. */
export type CheckoutSection = (typeof CHECKOUT_SECTIONS)[number]
