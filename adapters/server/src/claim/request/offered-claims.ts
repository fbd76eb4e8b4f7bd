import type { RequestableClaimType } from '@jangteo/core/claim/claim.codes'
import { isClaimable } from '@jangteo/core/claim/request/claimCheck.rules'
import { isWithdrawalLimited } from '@jangteo/core/claim/request/claimReason.rules'
import { listHoldingStoreCoupons } from '@jangteo/postgres/claim/ledger.store'
import type { Db } from '@jangteo/postgres/database/db'
import { listOptionsOfGoods } from '@jangteo/postgres/goods/stock.store'
import * as Effect from 'effect/Effect'
import { claimableTypesOf, type ClaimSubject, groupItems, withItsAddons } from './claim-subject.ts'
import { chosenOf, isReshipStocked, toExchangedItems } from './exchange-picks.ts'
import { toStoreCoupon } from '../refund/load-ledger.ts'
import { isWithoutReason, loadItemReasonFacts } from './reason-facts.ts'
import { toSoldItem } from '../../order/sold-item.ts'
import type { ItemClaims } from '../../order/newest-claims.ts'

/** Whole orders with their rows. */
type Listed = {
  readonly groups: readonly ClaimSubject['group'][]
  readonly items: ClaimSubject['items']
  readonly claimsOf: (orderItemId: number) => ItemClaims
  readonly nowMs: number
}

const NOTHING_PICKED: ReadonlyMap<number, number> = new Map()

function isReturnable({ status }: ClaimSubject['items'][number]): boolean {
  return isClaimable('EXCHANGE', status)
}

const loadOptions = Effect.fnUntraced(function* ({ items }: Listed) {
  const goodsIds = [...new Set(items.filter(isReturnable).map(({ goods_id: id }) => id))]
  return goodsIds.length === 0 ? [] : yield* listOptionsOfGoods(goodsIds)
})

/** The store coupons of orders with a claim; others have no claim that a coupon would share. */
const loadStoreCoupons = Effect.fnUntraced(function* ({ items, claimsOf }: Listed) {
  const claimed = items.filter(({ id }) => claimsOf(id).newest !== null)
  const orderIds = [...new Set(claimed.map(({ order_id: orderId }) => orderId))]
  return orderIds.length === 0 ? [] : yield* listHoldingStoreCoupons(orderIds)
})

/** Loads the facts of reasons for orders with an item whose withdrawal is limited; others always have open reasons. */
const loadLimitedFacts = Effect.fnUntraced(function* ({ items, nowMs }: Listed) {
  const isAnyLimited = items.some((item) => isWithdrawalLimited(toSoldItem(item)))
  return isAnyLimited ? yield* loadItemReasonFacts(items, nowMs) : []
})

function toSubject({ items, claimsOf }: Listed, group: ClaimSubject['group']): ClaimSubject {
  const ofOrder = items.filter(({ order_id: orderId }) => orderId === group.order_id)
  const claims = ofOrder.flatMap(({ id }) => {
    const { newest } = claimsOf(id)
    return newest === null ? [] : [[id, newest] as const]
  })
  const { order_id: orderId } = group
  return { orderId, group, items: ofOrder, claims: new Map(claims), orderItemIds: [] }
}

/** Offered claim types by item. */
export type ClaimableTypes = ReadonlyMap<number, readonly RequestableClaimType[]>

/**
 * Finds the claims that may be requested of each item now, by item: those that the request's check accepts and that
 * have a reason.
 */
export const findClaimableTypes: (listed: Listed) => Effect.Effect<ClaimableTypes, never, Db> =
  Effect.fnUntraced(function* (listed) {
    const options = yield* loadOptions(listed)
    const coupons = yield* loadStoreCoupons(listed)
    const reasonFacts = yield* loadLimitedFacts(listed)
    const types = new Map<number, readonly RequestableClaimType[]>()
    for (const group of listed.groups) {
      const subject = toSubject(listed, group)
      const exchanged = toExchangedItems(groupItems(subject), options, NOTHING_PICKED)
      const storeCoupons = coupons
        .filter(({ order_id: orderId }) => orderId === group.order_id)
        .map(toStoreCoupon)
      for (const { id } of groupItems(subject)) {
        const chosen = withItsAddons(subject, id)
        const isStocked = isReshipStocked(chosenOf(chosen, exchanged))
        const asked = { ledger: { storeCoupons }, isReshipStocked: isStocked }
        const claimable = claimableTypesOf(subject, id, asked)
        types.set(
          id,
          claimable.filter((type) => !isWithoutReason(type, chosen.orderItemIds, reasonFacts)),
        )
      }
    }
    return types
  })
