import { SHOWING_VIOLATION_TEXTS } from '@jangteo/core/display/showing.messages'
import type { ShowingViolation } from '@jangteo/core/display/showing.codes'
import { listKnownTargets } from '@jangteo/postgres/display/main-revision.store'
import { countDownloadCoupons } from '@jangteo/postgres/display/exhibition-edit.store'
import { listCouponNames } from '@jangteo/postgres/display/target.store'
import { listGoodsNames } from '@jangteo/postgres/goods/goods-name.store'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import { refused, type Refused } from '../call/refused.ts'

type Named = { readonly targetId: number; readonly name: string }

const toNamed = ({ id, name }: { readonly id: number; readonly name: string }): Named => ({
  targetId: id,
  name,
})

/** Names products by their ids. */
export const goodsNamed = Effect.fnUntraced(function* (
  ids: readonly number[],
): Effect.fn.Return<Named[], never, Db> {
  return ids.length === 0 ? [] : (yield* listGoodsNames(ids)).map(toNamed)
})

/** Names coupons by their ids. */
export const couponsNamed = Effect.fnUntraced(function* (
  ids: readonly number[],
): Effect.fn.Return<Named[], never, Db> {
  return ids.length === 0 ? [] : (yield* listCouponNames(ids)).map(toNamed)
})

/** Refuses an exhibition or an event by what is wrong with it. */
export const invalidShowing = (
  violations: readonly ShowingViolation[],
): Effect.Effect<never, Refused<'SHOWING_INVALID'>> =>
  refused('SHOWING_INVALID', {
    violations: violations.map((violationEnum) => ({
      violationEnum,
      message: SHOWING_VIOLATION_TEXTS[violationEnum],
    })),
  })

/** Violations of an exhibition or an event that names products that do not exist, or coupons that nobody can download. */
export const unknownShowing = Effect.fnUntraced(function* ({
  goodsIds,
  couponIds,
}: {
  readonly goodsIds: readonly number[]
  readonly couponIds: readonly number[]
}): Effect.fn.Return<readonly ShowingViolation[], never, Db> {
  const { goods } = yield* listKnownTargets({ goods: goodsIds, stores: [], categories: [] })
  const known = new Set(goods)
  const couponCount = couponIds.length === 0 ? 0 : yield* countDownloadCoupons(couponIds)
  const violations: ShowingViolation[] = []
  if (!goodsIds.every((id) => known.has(id))) violations.push('GROUP')
  if (couponCount < couponIds.length) violations.push('COUPON')
  return violations
})
