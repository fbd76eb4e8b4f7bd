import type { CouponRow } from '@jangteo/postgres/coupon/coupon.store'
import {
  listTargetCategories,
  listTargetStores,
} from '@jangteo/postgres/coupon/coupon-target.store'
import { listGoodsNames } from '@jangteo/postgres/goods/goods-name.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { namedBy } from '../wire/named-targets.ts'
import { type CallingIssuer, isOwn, issuedCouponOf } from './coupon-issuer.ts'
import { toWritten } from './coupon-terms.ts'
import { toIssuedCoupon } from './list-issued-coupons.ts'

/** Names what a coupon is for; what does not exist any more has no name and is left out. */
function targetsOf({ target_kind: kind, target_ids: ids }: CouponRow) {
  if (kind === 'STORES') return namedBy(ids, listTargetStores)
  return namedBy(ids, kind === 'CATEGORIES' ? listTargetCategories : listGoodsNames)
}

/** A coupon with all of its terms, for its issuer. Refusal: COUPON_NOT_EXIST. */
export const showIssuedCoupon = (issuer: CallingIssuer) =>
  Effect.fnUntraced(function* (input: { readonly id: number }) {
    const caller = yield* issuer
    const row = yield* issuedCouponOf(input.id, caller)
    return {
      ...toIssuedCoupon(row, yield* Clock.currentTimeMillis),
      terms: toWritten(row),
      targetList: yield* targetsOf(row),
      revision: row.revision,
      ownYn: isOwn(row, caller) ? ('Y' as const) : ('N' as const),
    }
  })
