import type { couponPick } from '@jangteo/contract/coupon/coupon.schemas'
import type { CouponCart, CouponPick } from '@jangteo/core/coupon/couponChoice.rules'
import type { CouponPlace } from '@jangteo/core/coupon/couponPricing.rules'
import type { CouponLine } from '@jangteo/core/coupon/couponTarget.rules'
import { unitPrice } from '@jangteo/core/goods/price.rules'
import {
  type HeldRow,
  listHeldIssues,
  lockIssues,
  type LockedIssueRow,
} from '@jangteo/postgres/coupon/coupon-issue.store'
import type { Db } from '@jangteo/postgres/database/db'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import type { z } from 'zod'
import { Caller, memberIdOf } from '../call/caller.ts'
import { WireIds, type WireIdCodec } from '../wire/wire-ids.ts'
import { checkInTime } from './check-in-time.ts'
import { toHeldCoupon } from './coupon-rules.ts'
import { callingPlatform } from './issue-coupon.ts'
import type { Refused } from '../call/refused.ts'
import type { Settings } from '../call/settings.ts'
import type { BuyRow } from '../pricing/buy-row.ts'

/** A coupon in a place, as the wire names it. */
export type WirePick = z.output<typeof couponPick>

/** Id of no coupon, so that it is refused as missing. */
const NO_ISSUE_ID = 0
/** Id of no store, so that no line is a coupon's target. */
const NO_STORE_ID = 0

/** Maps a line to the rules of coupons. */
export function toCouponLine(row: BuyRow): CouponLine {
  const { salePrice } = unitPrice(
    { listPrice: row.list_price, salePrice: row.sale_price },
    { kind: row.option_kind, extraPrice: row.extra_price },
  )
  const categories = [row.category_root_id, row.category_middle_id, row.category_id]
  return {
    lineId: row.id,
    storeId: row.store_id,
    goodsId: row.goods_id,
    categoryIds: categories.filter((id) => id !== null),
    isAddon: row.main_line_id !== null,
    baseAmount: salePrice * row.quantity,
  }
}

/** Maps the picks of a buyer to the rules; a coupon or a store that doesn't exist fits nothing. */
export function toPicks(
  wireIds: WireIdCodec,
  rows: readonly BuyRow[],
  picks: readonly WirePick[],
): CouponPick[] {
  const storeIds = new Map(rows.map((row) => [row.store_url, row.store_id]))
  const placeOf = (pick: WirePick): CouponPlace =>
    'cartId' in pick
      ? { lineId: pick.cartId }
      : { storeId: storeIds.get(pick.storeUrl) ?? NO_STORE_ID }
  return picks.map((pick) => ({
    couponIssueId: wireIds.open('couponIssue', pick.couponIssueIdEncrypt) ?? NO_ISSUE_ID,
    place: placeOf(pick),
  }))
}

/** Cart that coupons are decided over, and the rows of the caller's coupons. */
export type LoadedCart = { readonly cart: CouponCart; readonly held: readonly HeldRow[] }

/** Loads the lines with the caller's coupons, and the picked ones whatever their state. */
export const loadCouponCart: (
  rows: readonly BuyRow[],
  pickedIds: readonly number[],
) => Effect.Effect<LoadedCart, never, Caller | Db> = Effect.fnUntraced(function* (rows, pickedIds) {
  const memberId = memberIdOf(yield* Caller)
  const platform = yield* callingPlatform
  const nowMs = yield* Clock.currentTimeMillis
  const held = memberId === null ? [] : yield* listHeldIssues(memberId, pickedIds)
  const cart: CouponCart = {
    lines: rows.map(toCouponLine),
    coupons: held.map((row) => toHeldCoupon(row, platform)),
    buyer: { isLoggedIn: memberId !== null, nowMs },
  }
  return { cart, held }
})

/** Opens the ids of picked coupons; unknown ones are left out. */
export const pickedIdsOf = (picks: readonly WirePick[]): Effect.Effect<number[], never, WireIds> =>
  Effect.map(WireIds, (wireIds) =>
    picks.flatMap((pick) => wireIds.open('couponIssue', pick.couponIssueIdEncrypt) ?? []),
  )

/**
 * Locks the picked coupons, so that each is used by one order; unknown ids are left out. Refusal:
 * COUPON_CHOICE_REFUSED.
 */
export const lockPicked = Effect.fnUntraced(function* (
  picks: readonly WirePick[],
): Effect.fn.Return<LockedIssueRow[], Refused<'COUPON_CHOICE_REFUSED'>, Db | Settings | WireIds> {
  const ids = yield* pickedIdsOf(picks)
  const [first] = picks
  if (first === undefined || ids.length === 0) return []
  return yield* checkInTime(lockIssues(ids), first)
})
