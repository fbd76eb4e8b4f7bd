import type { BuildingEntry } from '@jangteo/core/address/buildingEntry.codes'
import type { DeliveryRequest } from '@jangteo/core/address/deliveryRequest.codes'
import type {
  CheckoutCode,
  CheckoutSection,
  CheckoutTerm,
} from '@jangteo/core/checkout/checkout.codes'
import { CHECKOUT_MESSAGES } from '@jangteo/core/checkout/checkout.messages'
import {
  agreeToCurrent,
  payableMethods,
  requiredTerms,
  termsAgreedByPaying,
} from '@jangteo/core/checkout/checkout.rules'
import type {
  CheckoutFacts,
  CheckoutForm,
  CheckoutViolation,
} from '@jangteo/core/checkout/checkout.rules'
import type { Destination } from '@jangteo/core/address/address.rules'
import type { PaymentMethod } from '@jangteo/core/payment/payment.codes'
import { isLoggedIn } from '@jangteo/core/session/caller.rules'
import type { Problems } from '../../parts/field/useFields.ts'
import { EMPTY_DESTINATION } from '../address/addressBook.ts'
import {
  NO_RECEIPT,
  RECEIPT_FIELDS,
  cashReceiptOf,
  initialReceiptTexts,
} from './cashReceiptForm.ts'
import type { ReceiptChoices, ReceiptTexts } from './cashReceiptForm.ts'
import type { CheckoutPageData } from './checkoutPage.ts'

/** Fields that the buyer types. */
export type CheckoutTexts = Destination &
  ReceiptTexts & {
    readonly ordererName: string
    readonly ordererMobile: string
    readonly ordererEmail: string
    readonly request: string
    readonly doorCode: string
    readonly password: string
    readonly confirmation: string
  }

/** Choices that the buyer makes; nothing is agreed to beforehand. */
export type CheckoutChoices = ReceiptChoices & {
  /** The chosen address of the address book; `null` is the default one. */
  readonly addressId: string | null
  readonly preset: DeliveryRequest | null
  readonly entry: BuildingEntry | null
  readonly paymentMethod: PaymentMethod | null
  readonly agreedTerms: readonly CheckoutTerm[]
}

export const NOTHING_CHOSEN: CheckoutChoices = {
  ...NO_RECEIPT,
  addressId: null,
  preset: null,
  entry: null,
  paymentMethod: null,
  agreedTerms: [],
}

/** The form as it opens: a member's own data, nothing for a guest. */
export function initialTexts({ orderer }: CheckoutPageData): CheckoutTexts {
  return {
    ...EMPTY_DESTINATION,
    ...initialReceiptTexts(orderer?.mobile ?? ''),
    ordererName: orderer?.name ?? '',
    ordererMobile: orderer?.mobile ?? '',
    ordererEmail: orderer?.email ?? '',
    request: '',
    doorCode: '',
    password: '',
    confirmation: '',
  }
}

/** Choices that the form opens with: the way to pay is the one of last time where that is open. */
export function initialChoices(
  {
    lastPaymentMethodEnum: last,
    paymentMethodList,
  }: Pick<CheckoutPageData, 'lastPaymentMethodEnum' | 'paymentMethodList'>,
  draft: Partial<CheckoutChoices> | null,
): CheckoutChoices {
  const remembered = last !== null && paymentMethodList.includes(last) ? last : null
  const paymentMethod = draft?.paymentMethod ?? remembered
  return { ...NOTHING_CHOSEN, ...draft, paymentMethod }
}

/** The way to pay: the buyer's choice, or the only one that there is. */
export function chosenMethod(
  { paymentMethod }: CheckoutChoices,
  { openMethods, payableAmount }: CheckoutFacts,
): PaymentMethod | null {
  const methods = payableMethods(openMethods, payableAmount)
  const [only] = methods.length === 1 ? methods : []
  return only ?? paymentMethod
}

/** Builds the form for the rules. `destination` is a member's saved address or the typed one. */
export function formOf(entered: {
  readonly texts: CheckoutTexts
  readonly choices: CheckoutChoices
  readonly destination: Destination | null
  readonly facts: CheckoutFacts
}): CheckoutForm {
  const { texts, choices, destination, facts } = entered
  const paymentMethod = chosenMethod(choices, facts)
  return {
    orderer: {
      name: texts.ordererName,
      mobile: texts.ordererMobile,
      email: texts.ordererEmail.trim(),
    },
    destination,
    deliveryRequest: { preset: choices.preset, typed: texts.request },
    buildingEntry: { entry: choices.entry, doorCode: texts.doorCode },
    guestPassword: isLoggedIn(facts.caller)
      ? null
      : { password: texts.password, confirmation: texts.confirmation },
    paymentMethod,
    cashReceipt: cashReceiptOf(texts, choices, paymentMethod),
    agreedTerms: [...termsAgreedByPaying(facts.caller), ...choices.agreedTerms].map(agreeToCurrent),
  }
}

/** The field that a code speaks of; codes without one speak of their whole section. */
const CODE_FIELDS: Readonly<Partial<Record<CheckoutCode, keyof CheckoutTexts>>> = {
  ORDERER_NAME_REQUIRED: 'ordererName',
  ORDERER_NAME_TOO_LONG: 'ordererName',
  ORDERER_MOBILE_REQUIRED: 'ordererMobile',
  ORDERER_MOBILE_INVALID: 'ordererMobile',
  ORDERER_EMAIL_REQUIRED: 'ordererEmail',
  ORDERER_EMAIL_INVALID: 'ordererEmail',
  RECEIVER_NAME_REQUIRED: 'receiverName',
  RECEIVER_NAME_TOO_LONG: 'receiverName',
  RECEIVER_MOBILE_REQUIRED: 'receiverMobile',
  RECEIVER_MOBILE_INVALID: 'receiverMobile',
  ZONECODE_REQUIRED: 'zonecode',
  ZONECODE_INVALID: 'zonecode',
  ROAD_ADDRESS_REQUIRED: 'roadAddress',
  ROAD_ADDRESS_TOO_LONG: 'roadAddress',
  DETAIL_ADDRESS_TOO_LONG: 'detailAddress',
  REQUEST_REQUIRED: 'request',
  REQUEST_TOO_LONG: 'request',
  DOOR_CODE_REQUIRED: 'doorCode',
  DOOR_CODE_TOO_LONG: 'doorCode',
  GUEST_PASSWORD_REQUIRED: 'password',
  GUEST_PASSWORD_INVALID: 'password',
  PASSWORD_MISMATCH: 'confirmation',
}

function fieldsOf(code: CheckoutCode): readonly (keyof CheckoutTexts)[] {
  if (code === 'CASH_RECEIPT_NUMBER_INVALID') return RECEIPT_FIELDS
  const field = CODE_FIELDS[code]
  return field === undefined ? [] : [field]
}

/** Faults, field by field. */
export function fieldProblems(
  violations: readonly CheckoutViolation[],
): Problems<keyof CheckoutTexts> {
  const texts = violations.flatMap(({ code }) =>
    fieldsOf(code).map((field) => [field, CHECKOUT_MESSAGES[code]()] as const),
  )
  return Object.fromEntries(texts)
}

/** Fault of a section as a whole; `null` when nothing is, or when its fields say it. */
export function sectionProblem(
  violations: readonly CheckoutViolation[],
  section: CheckoutSection,
): CheckoutViolation | null {
  const found = violations.find(
    (violation) => violation.section === section && fieldsOf(violation.code).length === 0,
  )
  return found ?? null
}

/** True when every required term is agreed to. */
export function agreesToAll({ agreedTerms }: CheckoutChoices, { caller }: CheckoutFacts): boolean {
  return requiredTerms(caller).every((term) => agreedTerms.includes(term))
}
