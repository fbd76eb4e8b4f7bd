import type { Destination } from '../../address/address.rules.ts'
import type { DeliveryRequest, PickupRequest } from '../../address/deliveryRequest.codes.ts'
import type { RequestChoice } from '../../address/deliveryRequest.rules.ts'
import type { Day } from '../../calendar/day.rules.ts'
import type { OrderItemAction } from '../../order/orderItem.codes.ts'
import type { Courier } from '../../delivery/courier.codes.ts'
import type { Won } from '../../money/money.rules.ts'
import type { ClaimFault, RequestableClaimType } from '../claim.codes.ts'
import { CLAIM_CONFLICTS } from './claimCheck.codes.ts'
import type { PickupMethod } from './claimPickup.codes.ts'
import type { StatedReason } from './claimReason.rules.ts'
import { CLAIM_REQUEST_STEPS } from './claimRequest.codes.ts'
import type { ClaimRequestStep } from './claimRequest.codes.ts'
import type { ShipmentFees } from '../refund/claimShipping.rules.ts'
import type { RefundPart } from '../refund/refundWay.rules.ts'

/** A claimed item by its id on the wire, and the option to exchange it for; `null` in other claims. */
export type RequestedItem = { readonly orderItemId: string; readonly optionId: number | null }

/** Pickup of products; courier and number are those of a buyer who sends them. */
export type PickupPlan = {
  readonly method: PickupMethod
  readonly destination: Destination
  readonly request: RequestChoice<PickupRequest>
  readonly courier: Courier | null
  readonly invoiceNumber: string
  /** Day on which the courier is wanted; `null` is the earliest possible one, and where the buyer sends the products. */
  readonly pickupOn: Day | null
}

/** Destination of a replacement. */
export type ReshipPlan = {
  readonly destination: Destination
  readonly request: RequestChoice<DeliveryRequest>
}

/** Addresses of a claim; `reship` is `null` except for an exchange. */
export type ClaimPlaces = { readonly pickup: PickupPlan; readonly reship: ReshipPlan | null }

/** Completed fields, step by step; `null` where a step is not done. */
export type ClaimDraft = {
  readonly type: RequestableClaimType
  /** One item of the group alone may be claimed, so that there is nothing to choose. */
  readonly isOnlyChoice: boolean
  readonly items: readonly RequestedItem[]
  readonly stated: StatedReason | null
  /** Evidence on the server, by its ids on the wire. */
  readonly fileIds: readonly string[]
  readonly places: ClaimPlaces | null
}

/** A quote as the buyer saw it, with the names of the wire; amounts in won. Source: domain-rules §8. */
export type SeenQuote = {
  readonly productAmount: Won
  readonly goodsCouponBack: Won
  readonly dupCouponBack: Won
  readonly storeCouponBack: Won
  readonly storeCouponWithdrawn: Won
  readonly shipping: ShipmentFees & {
    readonly beforeFee: Won
    readonly afterFee: Won
    readonly beforeArea: Won
    readonly afterArea: Won
    readonly initialFeeCharged: Won
  }
  readonly responsible: ClaimFault
  readonly couponRestored: readonly {
    readonly couponIssueIdEncrypt: string
    readonly couponName: string
    readonly reissued: boolean
  }[]
  readonly refundByMethod: readonly RefundPart[]
  readonly refundAmount: Won
  readonly additionalPayAmount: Won
  readonly refundAccountRequired: boolean
  /** Of the ledger that it was computed from. */
  readonly version: number
}

/** Amounts of a quote that the market compares with its own when the claim is requested. */
export type SeenAmounts = Pick<SeenQuote, 'version' | 'refundAmount' | 'additionalPayAmount'>

const GOODS_MOVES = {
  CANCEL: { isReturned: false, isReplaced: false },
  EXCHANGE: { isReturned: true, isReplaced: true },
  RETURN: { isReturned: true, isReplaced: false },
} as const satisfies Record<RequestableClaimType, Record<'isReturned' | 'isReplaced', boolean>>

/** True when the products of a claim go back to the seller. Source: spec §5. */
export function returnsGoods(type: RequestableClaimType): boolean {
  return GOODS_MOVES[type].isReturned
}

/** True when a replacement is sent for a claim. Source: spec §5. */
export function replacesGoods(type: RequestableClaimType): boolean {
  return GOODS_MOVES[type].isReplaced
}

const CANCEL_STEPS = CLAIM_REQUEST_STEPS.filter((step) => step !== 'PICKUP')

/**
 * Returns the steps of a request: a cancel has no pickup, and a request without a choice of items begins with its
 * reason. Source: domain-rules §7.3, decision 039.
 */
export function requestSteps({
  type,
  isOnlyChoice,
}: Pick<ClaimDraft, 'type' | 'isOnlyChoice'>): readonly ClaimRequestStep[] {
  if (returnsGoods(type)) return CLAIM_REQUEST_STEPS
  return isOnlyChoice ? CANCEL_STEPS.filter((step) => step !== 'ITEMS') : CANCEL_STEPS
}

function areItemsSettled({ type, items }: ClaimDraft): boolean {
  if (items.length === 0) return false
  return !replacesGoods(type) || items.every(({ optionId }) => optionId !== null)
}

function firstOpenStep(draft: ClaimDraft): ClaimRequestStep {
  const { type, stated, places } = draft
  if (!areItemsSettled(draft)) return 'ITEMS'
  if (stated === null) return 'REASON'
  return returnsGoods(type) && places === null ? 'PICKUP' : 'REFUND'
}

/**
 * Returns the step at which a request resumes: the wanted one if all steps before it are done, else the first that is
 * not. Source: decision 039.
 */
export function resumeStep(draft: ClaimDraft, wanted: ClaimRequestStep): ClaimRequestStep {
  const steps = requestSteps(draft)
  const [at, open] = [steps.indexOf(wanted), steps.indexOf(firstOpenStep(draft))]
  return steps[Math.max(0, Math.min(at, open))] ?? firstOpenStep(draft)
}

/** True when a request may continue from a step: this one and all before it are done. Source: decision 039. */
export function canGoOn(draft: ClaimDraft, step: ClaimRequestStep): boolean {
  const steps = requestSteps(draft)
  return steps.indexOf(firstOpenStep(draft)) > steps.indexOf(step)
}

/** An item of the shipping group as the form lists it; `mainId` is `null` for a main item. */
export type ClaimableItem = {
  readonly id: string
  readonly mainId: string | null
  readonly isClaimable: boolean
}

/** Returns the item if exactly one may be claimed; `null` when there is a choice, or none. */
export function onlyClaimable(items: readonly ClaimableItem[]): string | null {
  const [first, ...others] = items.filter(({ isClaimable }) => isClaimable)
  return first === undefined || others.length > 0 ? null : first.id
}

/** True when an item is claimed with its main item and cannot be left out alone. Source: spec §5, domain-rules A4. */
export function isBoundToMain(item: ClaimableItem, chosen: readonly string[]): boolean {
  return item.isClaimable && item.mainId !== null && chosen.includes(item.mainId)
}

/**
 * Returns the selection that these items make, in the order of the form: only what may be claimed, and main items with
 * all their add-ons. Source: spec §5, domain-rules §7.3, A4.
 */
export function claimedTogether(
  chosen: readonly string[],
  items: readonly ClaimableItem[],
): string[] {
  return items
    .filter((item) => item.isClaimable && (chosen.includes(item.id) || isBoundToMain(item, chosen)))
    .map(({ id }) => id)
}

/** True when a refusal is caused by a running claim, which the page can link to. Source: domain-rules A5. */
export function isClaimConflict(code: string | null): boolean {
  return CLAIM_CONFLICTS.some((conflict) => conflict === code)
}

/** A postcode that the couriers of a claim must serve, and the refusal where they do not. */
export type ClaimArea = {
  readonly zonecode: string
  readonly refusal: 'CLAIM_AREA_NOT_COLLECTED' | 'ORDER_AREA_NOT_DELIVERABLE'
}

const IS_COLLECTED = { COLLECT: true, SEND: false } as const satisfies Record<PickupMethod, boolean>

/**
 * Lists the areas of a claim: where its products are collected, and where a replacement goes. Source: domain-rules
 * §2.3.
 */
export function claimAreas({ places }: Pick<ClaimDraft, 'places'>): ClaimArea[] {
  if (places === null) return []
  const { pickup, reship } = places
  const { zonecode } = pickup.destination
  return [
    ...(IS_COLLECTED[pickup.method]
      ? [{ zonecode, refusal: 'CLAIM_AREA_NOT_COLLECTED' } as const]
      : []),
    ...(reship === null
      ? []
      : [
          { zonecode: reship.destination.zonecode, refusal: 'ORDER_AREA_NOT_DELIVERABLE' } as const,
        ]),
  ]
}

/** True when a claim has a refund or an additional payment. */
export function movesMoney({
  refundAmount,
  additionalPayAmount,
}: Pick<SeenQuote, 'refundAmount' | 'additionalPayAmount'>): boolean {
  return refundAmount > 0 || additionalPayAmount > 0
}

/**
 * True when a cancel completes on request: it costs nothing, and each of its items may be cancelled rather than
 * requested to be. Never true for other claims. Source: domain-rules §1.2, A9.
 */
export function isDoneAtOnce(
  type: RequestableClaimType,
  { additionalPayAmount }: Pick<SeenQuote, 'additionalPayAmount'>,
  itemActions: readonly (readonly OrderItemAction[])[],
): boolean {
  const isOpen = itemActions.every((actions) => actions.includes('CANCEL'))
  return type === 'CANCEL' && additionalPayAmount === 0 && isOpen
}
