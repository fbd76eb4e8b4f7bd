import type { CouponRestricter } from '@jangteo/core/coupon/couponTerms.codes'
import type { CouponRow } from '@jangteo/postgres/coupon/coupon.store'
import { findTerms } from '@jangteo/postgres/coupon/coupon-terms.store'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import type { Caller } from '../call/caller.ts'
import { refused, type Refused } from '../call/refused.ts'
import { callingOperator, callingSeller } from '../call/staff-caller.ts'

/** Issuer of coupons: a store, or the market, which sees those of all stores and changes its own. */
export type CouponIssuer = {
  readonly by: CouponRestricter
  /** `null` for the market. */
  readonly storeId: number | null
}

/** The issuer that a call comes from. */
export type CallingIssuer = Effect.Effect<CouponIssuer, never, Caller>

/** The store of the calling seller. */
export const sellerIssuer: CallingIssuer = Effect.map(callingSeller, ({ storeId }) => ({
  by: 'SELLER',
  storeId,
}))

/** The market, for the calling operator. */
export const operatorIssuer: CallingIssuer = Effect.map(callingOperator, () => ({
  by: 'OPERATOR',
  storeId: null,
}))

/** True when the terms of a coupon are the issuer's to change. */
export function isOwn(row: Pick<CouponRow, 'store_id'>, { storeId }: CouponIssuer): boolean {
  return row.store_id === storeId
}

/** Finds a coupon that the issuer sees; another store's is answered as an unknown one. Refusal: COUPON_NOT_EXIST. */
export const issuedCouponOf = Effect.fnUntraced(function* (
  couponId: number,
  { storeId }: CouponIssuer,
): Effect.fn.Return<CouponRow, Refused<'COUPON_NOT_EXIST'>, Db> {
  const row = yield* findTerms(couponId, storeId)
  return row ?? (yield* refused('COUPON_NOT_EXIST'))
})
