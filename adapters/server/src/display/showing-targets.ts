import { SHOWING_VIOLATION_TEXTS } from '@jangteo/core/display/showing.messages'
import type { ShowingViolation } from '@jangteo/core/display/showing.codes'
import { countDownloadCoupons } from '@jangteo/postgres/display/exhibition-edit.store'
import { listCouponNames, listKnownTargets } from '@jangteo/postgres/display/target.store'
import { listGoodsNames } from '@jangteo/postgres/goods/goods-name.store'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import { takePictures } from './take-pictures.ts'
import { refused, type Refused } from '../call/refused.ts'
import { namedBy, type NamedTarget } from '../wire/named-targets.ts'

/** Names products by their ids. */
export const goodsNamed = (ids: readonly number[]): Effect.Effect<NamedTarget[], never, Db> =>
  namedBy(ids, listGoodsNames)

/** Names coupons by their ids. */
export const couponsNamed = (ids: readonly number[]): Effect.Effect<NamedTarget[], never, Db> =>
  namedBy(ids, listCouponNames)

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

/** Violations of something whose picture was uploaded and is missing; an uploaded one that is there stays from now on. */
export const missingPicture = (
  picture: string,
): Effect.Effect<readonly ShowingViolation[], never, Db> =>
  Effect.map(takePictures([picture]), (isThere) => (isThere ? [] : ['PICTURE']))

/** Violations of an exhibition or an event that names products that do not exist, or coupons that nobody can download. */
export const unknownShowing = Effect.fnUntraced(function* ({
  goodsIds,
  couponIds,
}: {
  readonly goodsIds: readonly number[]
  readonly couponIds: readonly number[]
}): Effect.fn.Return<readonly ShowingViolation[], never, Db> {
  const { goods } = yield* listKnownTargets({ goods: goodsIds, stores: [], categories: [] }, null)
  const known = new Set(goods)
  const couponCount = couponIds.length === 0 ? 0 : yield* countDownloadCoupons(couponIds)
  const violations: ShowingViolation[] = []
  if (!goodsIds.every((id) => known.has(id))) violations.push('GROUP')
  if (couponCount < couponIds.length) violations.push('COUPON')
  return violations
})
