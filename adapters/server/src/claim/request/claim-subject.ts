import type { RequestableClaimType } from '@jangteo/core/claim/claim.codes'
import {
  checkClaim,
  claimableTypes,
  type CheckedClaim,
  type CheckedItem,
  conflictingItems,
  withAddons,
} from '@jangteo/core/claim/request/claimCheck.rules'
import type { OrderLedger } from '@jangteo/core/claim/refund/orderLedger.rules'
import {
  type ItemRow,
  listItems,
  listShippingGroups,
  type ShippingGroupRow,
} from '@jangteo/postgres/order/order-item.store'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import { type Refused, refused } from '../../call/refused.ts'
import { openId } from '../../wire/open-id.ts'
import { WireIds } from '../../wire/wire-ids.ts'
import { findNewestClaims, type NewestClaim } from '../../order/newest-claims.ts'

/** Subject of a claim: a shipping group of an order, and the chosen items. */
export type ClaimSubject = {
  readonly orderId: number
  readonly group: ShippingGroupRow
  /** Every item of the order. */
  readonly items: readonly ItemRow[]
  readonly claims: ReadonlyMap<number, NewestClaim>
  /** Items that were chosen; an id that names none of the items is 0. */
  readonly orderItemIds: readonly number[]
}

/** Ids in a call. */
export type NamedItems = {
  readonly ordersIdEncrypt: string
  readonly orderShippingPriceIdEncrypt: string
  readonly orderItemIdEncryptList: readonly string[]
}

/** Loads the subject of a claim. */
export const loadSubject = Effect.fnUntraced(function* (
  orderId: number,
  groupId: number,
  orderItemIds: readonly number[],
): Effect.fn.Return<ClaimSubject, Refused<'ORDER_NOT_FOUND'>, Db> {
  const groups = yield* listShippingGroups([orderId])
  const group = groups.find(({ id }) => id === groupId)
  if (group === undefined) return yield* refused('ORDER_NOT_FOUND')
  const items = yield* listItems([orderId])
  const claims = yield* findNewestClaims(items.map(({ id }) => id))
  return { orderId, group, items, claims, orderItemIds } satisfies ClaimSubject
})

/**
 * The same by the ids of the wire, in an order of the caller. Refusal: ORDER_NOT_FOUND, also for another order's group.
 */
export const readSubject = Effect.fnUntraced(function* (
  orderId: number,
  named: NamedItems,
): Effect.fn.Return<ClaimSubject, Refused<'ORDER_NOT_FOUND'>, Db | WireIds> {
  const wireIds = yield* WireIds
  const { orderShippingPriceIdEncrypt: sealedGroup, orderItemIdEncryptList: sealed } = named
  const groupId = yield* openId('orderShippingPrice', sealedGroup, refused('ORDER_NOT_FOUND'))
  const ids = new Set(sealed.map((id) => wireIds.open('orderItem', id) ?? 0))
  return yield* loadSubject(orderId, groupId, [...ids])
})

/** The items of the group. */
export function groupItems({ group, items }: ClaimSubject): ItemRow[] {
  return items.filter((item) => item.shipping_group_id === group.id)
}

/** The items that were chosen. */
export function chosenItems(subject: ClaimSubject): ItemRow[] {
  return groupItems(subject).filter(({ id }) => subject.orderItemIds.includes(id))
}

function toChecked(item: ItemRow, { claims }: ClaimSubject): CheckedItem {
  const claim = claims.get(item.id)
  return {
    orderItemId: item.id,
    mainOrderItemId: item.main_item_id,
    status: item.status,
    claimStatus: claim?.status ?? null,
    isDisputed: claim?.isDisputed ?? false,
    isAddPaymentWaiting: claim?.isAddPaymentWaiting ?? false,
  }
}

/** Returns the items of other groups that share a store coupon with chosen ones. */
function itemsSharingStoreCoupon(
  subject: ClaimSubject,
  { storeCoupons }: Input['ledger'],
): ItemRow[] {
  const shared = storeCoupons.filter(({ orderItemIds }) =>
    orderItemIds.some((id) => subject.orderItemIds.includes(id)),
  )
  const sharing = new Set(shared.flatMap(({ orderItemIds }) => orderItemIds))
  return subject.items.filter(
    (item) => item.shipping_group_id !== subject.group.id && sharing.has(item.id),
  )
}

type Input = {
  readonly type: RequestableClaimType
  readonly ledger: Pick<OrderLedger, 'storeCoupons'>
  /** The options that an exchange asks for are there; true for other claims. */
  readonly isReshipStocked: boolean
}

/** Maps the group's items to the check. */
export function checkedGroup(subject: ClaimSubject): CheckedItem[] {
  return groupItems(subject).map((item) => toChecked(item, subject))
}

/** Maps the items of other groups that share a store coupon with chosen ones to the check. */
export function sharingStoreCoupon(subject: ClaimSubject, ledger: Input['ledger']): CheckedItem[] {
  return itemsSharingStoreCoupon(subject, ledger).map((item) => toChecked(item, subject))
}

function toCheckedClaim(
  subject: ClaimSubject,
  { type, ledger, isReshipStocked }: Input,
): CheckedClaim {
  return {
    type,
    orderItemIds: subject.orderItemIds,
    group: checkedGroup(subject),
    itemsSharingStoreCoupon: sharingStoreCoupon(subject, ledger),
    isReshipStocked,
  }
}

/** Returns an item with the add-ons that are claimed with it. */
export function withItsAddons(subject: ClaimSubject, orderItemId: number): ClaimSubject {
  return { ...subject, orderItemIds: withAddons([orderItemId], checkedGroup(subject)) }
}

/** Returns the claims that may be requested now of an item with its add-ons, by the check that the request repeats. */
export function claimableTypesOf(
  subject: ClaimSubject,
  orderItemId: number,
  asked: Omit<Input, 'type'>,
): RequestableClaimType[] {
  const chosen = withItsAddons(subject, orderItemId)
  return claimableTypes({
    orderItemId,
    group: checkedGroup(chosen),
    itemsSharingStoreCoupon: sharingStoreCoupon(chosen, asked.ledger),
    isReshipStocked: asked.isReshipStocked,
  })
}

/** Checks whether the chosen items may be claimed now. Refusals: those of `checkClaim`. */
export function checkSubject(subject: ClaimSubject, asked: Input) {
  return checkClaim(toCheckedClaim(subject, asked))
}

/**
 * True when a running claim of another group keeps the chosen items in the order: both share a store coupon. Source:
 * decision 032.
 */
export function isHeldByCoupon(subject: ClaimSubject, ledger: Input['ledger']): boolean {
  const claim = toCheckedClaim(subject, { type: 'RETURN', ledger, isReshipStocked: true })
  return conflictingItems({ ...claim, group: [] }).length > 0
}

/** Finds the running claim that conflicts with the chosen items; `null` when none does. */
export function conflictingClaim(subject: ClaimSubject, asked: Input): number | null {
  const [first] = conflictingItems(toCheckedClaim(subject, asked))
  return first === undefined ? null : (subject.claims.get(first.orderItemId)?.id ?? null)
}
