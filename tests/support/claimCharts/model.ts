import type { EndedClaim } from '@jangteo/core/calendar/deadline.rules'
import type { AdditionalPaymentState } from '@jangteo/core/claim/additional/additionalPayment.codes'
import { isOpenClaim } from '@jangteo/core/claim/claim.rules'
import type {
  ClaimFault,
  ClaimState,
  ClaimStatus,
  RequestableClaimType,
} from '@jangteo/core/claim/claim.codes'
import type { ClaimQuote } from '@jangteo/core/claim/refund/claimQuote.rules'
import type { BookedPayment, OrderLedger } from '@jangteo/core/claim/refund/orderLedger.rules'
import type { RefundWay } from '@jangteo/core/claim/refund/refundWay.codes'
import { sumWon } from '@jangteo/core/money/money.rules'
import type { OrderItemStatus } from '@jangteo/core/order/orderItem.codes'
import type { PaymentMethod } from '@jangteo/core/payment/payment.codes'
import type { RefundState } from '@jangteo/core/payment/refund.codes'

export type ModelItem = {
  readonly id: number
  readonly groupId: number
  readonly quantity: number
  /** Of its goods: two at the same price, and a dearer one. */
  readonly options: readonly number[]
  optionId: number
  status: OrderItemStatus
  shippedAtMs: number | null
  deliveredAtMs: number | null
  /** The Korean day on which a delayed item ships instead. */
  shipsOn: string | null
  readonly history: string[]
}

export type ModelRefund = {
  readonly amount: number
  readonly way: RefundWay
  status: RefundState
  /** A person sent it; the gateway still has the money. */
  isByHand: boolean
}

/** A payment that came, or is to come, and its refunds. */
export type ModelPayment = {
  readonly amount: number
  method: PaymentMethod
  /** `null` before. */
  paidAtMs: number | null
  isPartlyRefundable: boolean
  readonly refunds: ModelRefund[]
}

export type ModelAdditional = {
  readonly amount: number
  state: AdditionalPaymentState
  /** Of the payments that it may be paid by, the later is the newer. */
  order: number
  readonly dueAtMs: number
  /** When it is looked at whether its days are over. */
  lookAtMs: number
  /** Until when an account waits for its deposit; `null` without one. */
  accountUntilMs: number | null
  /** When a gateway that was silent is asked again; `null` when it was not. */
  askAgainAtMs: number | null
  readonly payment: ModelPayment
  /** The refund that ends it. */
  end: ModelRefund | null
  readonly history: string[]
}

export type ModelClaim = {
  readonly type: RequestableClaimType | 'REJECT'
  readonly groupId: number
  readonly items: readonly ModelItem[]
  /** Former option of each item that an exchange changes. */
  readonly former: ReadonlyMap<number, number>
  readonly wished: ReadonlyMap<number, number>
  state: ClaimState
  fault: ClaimFault
  quote: ClaimQuote
  readonly requestedAtMs: number
  /** When its state changed last. */
  changedAtMs: number
  isReserved: boolean
  reshippedAtMs: number | null
  readonly additional: ModelAdditional[]
  /** Its pieces were taken back by the exchange that it was. */
  readonly isTakenBack: boolean
  readonly history: string[]
}

/** An order as it should be by charts and rules alone: nothing here was read from the market after it was paid. */
export type Model = {
  nowMs: number
  readonly items: readonly ModelItem[]
  readonly claims: ModelClaim[]
  readonly payment: ModelPayment
  /** The ledger as claims leave it; payments are apart. */
  ledger: Omit<OrderLedger, 'payments'>
  readonly stock: Map<number, number>
  /** Pieces of each option there were before anybody bought. */
  readonly supplied: number
  /** Pieces that came back and cannot be sold again, by option. */
  readonly unfit: Map<number, number>
  /** The items that each store coupon was divided over. */
  readonly couponLines: readonly (readonly number[])[]
  /** The coupons that the order spent, by their issues. */
  readonly coupons: Map<number, 'USED' | 'USABLE' | 'EXPIRED' | 'REISSUED'>
  hasRefundAccount: boolean
  /** Payments that were opened. */
  opened: number
  /** Questions to the charts, as `chart state event answer`. */
  readonly asked: Set<string>
}

function statusOf({ state }: ModelClaim): ClaimStatus | null {
  return state === 'WITHDRAWN' ? null : state
}

/** The newest claim of an item; a withdrawn one is none. */
export function newestClaim({ claims }: Model, item: ModelItem): ModelClaim | undefined {
  return claims.findLast((claim) => claim.state !== 'WITHDRAWN' && claim.items.includes(item))
}

/** The claims on an item that are over. */
export function endedClaims({ claims }: Model, item: ModelItem): EndedClaim[] {
  return claims
    .filter((claim) => claim.items.includes(item) && !isOpenClaim(statusOf(claim)))
    .map(({ requestedAtMs, changedAtMs }) => ({ requestedAtMs, endedAtMs: changedAtMs }))
}

export function claimStatusOf(model: Model, item: ModelItem): ClaimStatus | null {
  const claim = newestClaim(model, item)
  return claim === undefined ? null : statusOf(claim)
}

/** Amount that a claim asks for by its quote. */
export function owedOf({ quote, additional }: ModelClaim): ModelAdditional | null {
  return quote.additionalAmount === 0 ? null : (additional.at(-1) ?? null)
}

export function isWaiting({ additional }: ModelClaim): boolean {
  return additional.some(({ state }) => state === 'WAITING' || state === 'APPROVING')
}

/** The payments whose money claims give back, in the order in which it goes back. */
export function heldPayments({ payment, claims }: Model): ModelPayment[] {
  const over = claims.filter((claim) => !isOpenClaim(statusOf(claim)))
  const paid = over
    .flatMap(({ additional }) => additional)
    .filter(({ state }) => state === 'PAID')
    .toSorted((a, b) => a.order - b.order)
  return [payment, ...paid.map((one) => one.payment)]
}

export function refundableOf({ amount, refunds }: ModelPayment): number {
  return amount - sumWon(refunds.map((refund) => refund.amount))
}

export function toBooked(payment: ModelPayment): BookedPayment {
  const { method, amount, paidAtMs, isPartlyRefundable } = payment
  return {
    method,
    paidAmount: amount,
    refundableAmount: refundableOf(payment),
    paidAtMs: paidAtMs ?? 0,
    isPartlyRefundable,
    isByCard: method === 'CARD',
  }
}

/** The ledger as they stand. */
export function ledgerOf(model: Model): OrderLedger {
  const { ledger, items } = model
  const isShipped = (groupId: number) =>
    items.some((item) => item.groupId === groupId && item.shippedAtMs !== null)
  return {
    ...ledger,
    groups: ledger.groups.map((group) => ({
      ...group,
      isShipped: isShipped(group.shippingGroupId),
    })),
    payments: heldPayments(model).map(toBooked),
  }
}

/** Counts the buyer's withdrawals of such claims by item. */
export function withdrawCounts({ claims }: Model, { type, items }: ModelClaim): number[] {
  const withdrawn = claims.filter(
    (other) => other.type === type && other.history.some((row) => / buyer\.withdraw /.test(row)),
  )
  return items.map((item) => withdrawn.filter((other) => other.items.includes(item)).length)
}
