import type { CouponRow } from '@jangteo/postgres/coupon/coupon.store'
import {
  listTargetCategories,
  listTargetStores,
} from '@jangteo/postgres/coupon/coupon-target.store'
import { listGoodsNames } from '@jangteo/postgres/goods/goods-name.store'
import type { Db } from '@jangteo/postgres/database/db'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { type CallingIssuer, isOwn, issuedCouponOf } from './coupon-issuer.ts'
import { toWritten } from './coupon-terms.ts'
import { toIssuedCoupon } from './list-issued-coupons.ts'

type Named = { readonly targetId: number; readonly name: string }

const toNamed = ({ id, name }: { readonly id: number; readonly name: string }): Named => ({
  targetId: id,
  name,
})

/** Names what a coupon is for; what does not exist any more has no name and is left out. */
const targetsOf = Effect.fnUntraced(function* ({
  target_kind: kind,
  target_ids: ids,
}: CouponRow): Effect.fn.Return<Named[], never, Db> {
  if (ids.length === 0) return []
  if (kind === 'STORES') return (yield* listTargetStores(ids)).map(toNamed)
  if (kind === 'CATEGORIES') return (yield* listTargetCategories(ids)).map(toNamed)
  return (yield* listGoodsNames(ids)).map(toNamed)
})

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
