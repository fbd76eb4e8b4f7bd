import { checkDestination, tidyDestination } from '../address/address.rules.ts'
import type { Destination } from '../address/address.rules.ts'
import { decideBuildingEntry, decideCourierNote } from '../address/courierNote.rules.ts'
import type { EntryChoice } from '../address/courierNote.rules.ts'
import type { DeliveryRequest } from '../address/deliveryRequest.codes.ts'
import { decideDeliveryRequest } from '../address/deliveryRequest.rules.ts'
import type { RequestChoice } from '../address/deliveryRequest.rules.ts'
import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import { decideName, isEmail, isMobile, tidyText } from '../member/member.rules.ts'
import type { NameRefusal } from '../member/member.rules.ts'
import { decideGuestPassword } from '../member/password.rules.ts'
import { ORDER_AMOUNT_MAX_WON } from '../money/limits.rules.ts'
import type { Won } from '../money/money.rules.ts'
import { isOrderDeliverable } from '../order/orderTotals.rules.ts'
import type { OrderTotals } from '../order/orderTotals.rules.ts'
import type { CashReceiptForm } from '../payment/cashReceipt.rules.ts'
import { acceptCashReceipt } from '../payment/cashReceiptDuty.rules.ts'
import type { ReceiptOwner } from '../payment/cashReceiptDuty.rules.ts'
import type { PaymentMethod } from '../payment/payment.codes.ts'
import type { CallerKind } from '../session/caller.codes.ts'
import { isLoggedIn } from '../session/caller.rules.ts'
import { CHECKOUT_SECTIONS, CHECKOUT_TERM_VERSIONS } from './checkout.codes.ts'
import type { CheckoutCode, CheckoutSection, CheckoutTerm } from './checkout.codes.ts'

/** The buyer who orders; the mobile number in digits. */
export type Orderer = { readonly name: string; readonly mobile: string; readonly email: string }

/** Password that a guest chooses to look up the order, typed twice. */
export type GuestPassword = { readonly password: string; readonly confirmation: string }

/** A consent, with the version of the text that the buyer read. */
export type AgreedTerm = { readonly term: CheckoutTerm; readonly version: number }

/**
 * Form as the buyer filled it in; `null` where nothing was chosen, for a member's guest password, and where no cash
 * receipt is requested. A requested receipt counts with cash methods only.
 */
export type CheckoutForm = {
  readonly orderer: Orderer
  readonly destination: Destination | null
  readonly deliveryRequest: RequestChoice<DeliveryRequest>
  readonly buildingEntry: EntryChoice
  readonly guestPassword: GuestPassword | null
  readonly paymentMethod: PaymentMethod | null
  readonly cashReceipt: CashReceiptForm | null
  readonly agreedTerms: readonly AgreedTerm[]
}

/**
 * Facts of the order: the caller, custom-made products in it, deliverability of every group, the open payment methods,
 * and the amount in won.
 */
export type CheckoutFacts = {
  readonly caller: CallerKind
  readonly hasCustomMade: boolean
  readonly isDeliverable: boolean
  readonly openMethods: readonly PaymentMethod[]
  readonly payableAmount: Won
}

/** An order that is not placed yet, as its page shows it; `orderer` is `null` for a guest. */
export type OpenOrder = {
  readonly orderer: Orderer | null
  readonly needsCustomMadeConsent: boolean
  readonly paymentMethodList: readonly PaymentMethod[]
}

/** Returns the facts of an order on its page. A caller whose name is known is logged in. */
export function checkoutFacts(order: OpenOrder, totals: OrderTotals): CheckoutFacts {
  return {
    caller: order.orderer === null ? 'GUEST' : 'MEMBER',
    hasCustomMade: order.needsCustomMadeConsent,
    isDeliverable: isOrderDeliverable(totals),
    openMethods: order.paymentMethodList,
    payableAmount: totals.payableAmount,
  }
}

/**
 * A form that passed every check: texts tidied, the request as the courier reads it, the consents that the order needs,
 * and the cash receipt to issue (`null` for none).
 */
export type AcceptedCheckout = {
  readonly orderer: Orderer
  readonly destination: Destination
  readonly deliveryRequest: string
  readonly paymentMethod: PaymentMethod
  readonly cashReceipt: ReceiptOwner | null
  readonly consents: readonly AgreedTerm[]
}

/** A violation, and the part of the form that it belongs to. */
export type CheckoutViolation = { readonly section: CheckoutSection; readonly code: CheckoutCode }

type Check = (form: CheckoutForm, facts: CheckoutFacts) => readonly CheckoutCode[]

/**
 * Returns the terms that every order needs and "agree to all" covers, by the kind of buyer. Source: domain-rules §5.2.
 */
export function requiredTerms(caller: CallerKind): CheckoutTerm[] {
  const ofEveryone: CheckoutTerm[] = ['ORDER_CONFIRM', 'SELLER_PROVISION']
  return isLoggedIn(caller) ? ofEveryone : [...ofEveryone, 'GUEST_PRIVACY']
}

/**
 * Returns the terms above the pay button that are agreed to by pressing it. The collection of a guest's data and the
 * limits of custom-made products have checkboxes of their own. Source: domain-rules §5.2, decision 091.
 */
export function termsAgreedByPaying(caller: CallerKind): CheckoutTerm[] {
  return isLoggedIn(caller) ? requiredTerms(caller) : []
}

/**
 * Returns every consent that an order needs and that is stored with it: custom-made products add their own to the
 * terms. Source: domain-rules §1.10, §5.2, A50.
 */
export function requiredConsents(
  facts: Pick<CheckoutFacts, 'caller' | 'hasCustomMade'>,
): CheckoutTerm[] {
  const terms = requiredTerms(facts.caller)
  return facts.hasCustomMade ? [...terms, 'CUSTOM_MADE'] : terms
}

/** Builds a consent to the current text. */
export function agreeToCurrent(term: CheckoutTerm): AgreedTerm {
  return { term, version: CHECKOUT_TERM_VERSIONS[term] }
}

/**
 * Returns the payment methods for an amount: FREE alone for an amount of 0, and FREE for nothing else. Source:
 * domain-rules §4.3.
 */
export function payableMethods(
  openMethods: readonly PaymentMethod[],
  payableAmount: Won,
): PaymentMethod[] {
  if (payableAmount === 0) return ['FREE']
  return openMethods.filter((method) => method !== 'FREE')
}

const ORDERER_NAME_CODES = {
  NAME_REQUIRED: 'ORDERER_NAME_REQUIRED',
  NAME_TOO_LONG: 'ORDERER_NAME_TOO_LONG',
} as const satisfies Record<NameRefusal, CheckoutCode>

function checkOrderer({ orderer }: CheckoutForm): CheckoutCode[] {
  const name = decideName(orderer.name)
  const wrong: (CheckoutCode | null)[] = [
    name.ok ? null : ORDERER_NAME_CODES[name.reason],
    orderer.mobile === '' ? 'ORDERER_MOBILE_REQUIRED' : null,
    orderer.mobile === '' || isMobile(orderer.mobile) ? null : 'ORDERER_MOBILE_INVALID',
    orderer.email === '' ? 'ORDERER_EMAIL_REQUIRED' : null,
    orderer.email === '' || isEmail(orderer.email) ? null : 'ORDERER_EMAIL_INVALID',
  ]
  return wrong.filter((code) => code !== null)
}

function checkDelivery({ destination }: CheckoutForm, facts: CheckoutFacts): CheckoutCode[] {
  if (destination === null) return ['DESTINATION_REQUIRED']
  const codes = checkDestination(destination).map((violation) => violation.code)
  return facts.isDeliverable ? codes : [...codes, 'DESTINATION_NOT_DELIVERABLE']
}

function checkRequest({ deliveryRequest, buildingEntry }: CheckoutForm): CheckoutCode[] {
  const decisions = [decideDeliveryRequest(deliveryRequest), decideBuildingEntry(buildingEntry)]
  return decisions.flatMap((decision) => (decision.ok ? [] : [decision.reason]))
}

function checkGuestPassword({ guestPassword }: CheckoutForm, { caller }: CheckoutFacts) {
  if (isLoggedIn(caller)) return []
  if (guestPassword === null) return ['GUEST_PASSWORD_REQUIRED'] as const
  const decision = decideGuestPassword(guestPassword.password, guestPassword.confirmation)
  return decision.ok ? [] : [decision.reason]
}

function checkPayment(form: CheckoutForm, facts: CheckoutFacts): CheckoutCode[] {
  const { paymentMethod, cashReceipt } = form
  if (paymentMethod === null) return ['PAYMENT_METHOD_REQUIRED']
  const methods = payableMethods(facts.openMethods, facts.payableAmount)
  if (!methods.includes(paymentMethod)) return ['PAYMENT_METHOD_UNAVAILABLE']
  const decision = acceptCashReceipt(paymentMethod, cashReceipt)
  return decision.ok ? [] : [decision.reason]
}

function checkTerms(form: CheckoutForm, facts: CheckoutFacts): CheckoutCode[] {
  const needed = requiredConsents(facts)
  const agreed = form.agreedTerms.filter(({ term }) => needed.includes(term))
  const missing = needed.filter((term) => !agreed.some((each) => each.term === term))
  const isOutdated = agreed.some(({ term, version }) => version !== CHECKOUT_TERM_VERSIONS[term])
  const codes: (CheckoutCode | null)[] = [
    missing.some((term) => term !== 'CUSTOM_MADE') ? 'TERMS_REQUIRED' : null,
    isOutdated ? 'TERMS_OUTDATED' : null,
    missing.includes('CUSTOM_MADE') ? 'CUSTOM_MADE_CONSENT_REQUIRED' : null,
  ]
  return codes.filter((code) => code !== null)
}

function checkAmount(_: CheckoutForm, facts: CheckoutFacts): CheckoutCode[] {
  return facts.payableAmount > ORDER_AMOUNT_MAX_WON ? ['ORDER_AMOUNT_TOO_LARGE'] : []
}

const CHECKS: Readonly<Record<CheckoutSection, Check>> = {
  orderer: checkOrderer,
  destination: checkDelivery,
  deliveryRequest: checkRequest,
  guestPassword: checkGuestPassword,
  payment: checkPayment,
  terms: checkTerms,
  amount: checkAmount,
}

/**
 * Lists everything that keeps an order from being placed, in the order of the form; empty when it may be placed.
 * Availability of the lines and changed prices are decided apart. Source: spec §5, §6, domain-rules §1.10, A16.
 */
export function checkCheckout(form: CheckoutForm, facts: CheckoutFacts): CheckoutViolation[] {
  return CHECKOUT_SECTIONS.flatMap((section) =>
    CHECKS[section](form, facts).map((code) => ({ section, code })),
  )
}

function tidyOrderer({ name, mobile, email }: Orderer): Orderer {
  return { name: tidyText(name), mobile: tidyText(mobile), email: tidyText(email) }
}

/**
 * Accepts a form without violations: what an order is written from. Refusal: CHECKOUT_INCOMPLETE with everything that
 * `checkCheckout` finds. Source: spec §5, §6, decision 072.
 */
export function acceptCheckout(
  form: CheckoutForm,
  facts: CheckoutFacts,
): Decision<
  'CHECKOUT_INCOMPLETE',
  AcceptedCheckout,
  { readonly violations: readonly CheckoutViolation[] }
> {
  const violations = checkCheckout(form, facts)
  const incomplete = refuse('CHECKOUT_INCOMPLETE', { violations })
  const { orderer, destination, paymentMethod } = form
  if (violations.length > 0 || destination === null || paymentMethod === null) return incomplete
  const note = decideCourierNote(form.deliveryRequest, form.buildingEntry)
  const receipt = acceptCashReceipt(paymentMethod, form.cashReceipt)
  if (!note.ok || !receipt.ok) return incomplete
  return allow({
    orderer: tidyOrderer(orderer),
    destination: tidyDestination(destination),
    deliveryRequest: note.value,
    paymentMethod,
    cashReceipt: receipt.value,
    consents: requiredConsents(facts).map(agreeToCurrent),
  })
}
