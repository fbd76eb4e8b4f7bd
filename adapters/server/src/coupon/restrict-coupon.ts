import { decideRestriction } from '@jangteo/core/coupon/couponTerms.rules'
import { lockCoupon } from '@jangteo/postgres/coupon/coupon.store'
import { markDeleted, updateRestriction } from '@jangteo/postgres/coupon/coupon-terms.store'
import { transaction } from '@jangteo/postgres/database/db'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { recordAudit } from '../tracking/record-audit.ts'
import { type CallingIssuer, isOwn, issuedCouponOf } from './coupon-issuer.ts'

type RestrictionInput = {
  readonly id: number
  readonly restrictedYn: 'Y' | 'N'
  readonly reason: string
}

/**
 * Keeps a coupon from being issued and used, or lets it be again; operators do so with those of stores, too. Under the
 * coupon's lock, so that no download passes meanwhile; twice is the same as once. Refusals: COUPON_NOT_EXIST,
 * COUPON_RESTRICTED_BY_OPERATOR.
 */
export const restrictCoupon = (issuer: CallingIssuer, call: string) =>
  Effect.fnUntraced(function* (input: RestrictionInput) {
    const { id, restrictedYn, reason } = input
    const caller = yield* issuer
    yield* issuedCouponOf(id, caller)
    const locked = yield* lockCoupon(id)
    if (locked === undefined || locked.deleted_at !== null) {
      return yield* refused('COUPON_NOT_EXIST')
    }
    const { restricted_by: restrictedBy } = locked
    const decision = decideRestriction({ restrictedBy, by: caller.by })
    if (!decision.ok) return yield* refused(decision.reason)
    const at = new Date(yield* Clock.currentTimeMillis)
    const next = restrictedYn === 'Y' ? { at, by: caller.by } : null
    yield* updateRestriction(id, next)
    yield* recordAudit({
      call,
      target: `coupon ${id}`,
      before: { restrictedBy },
      after: { restrictedBy: next?.by ?? null },
      reason,
    })
    return { done: true as const }
  }, transaction)

/**
 * Takes one of the caller's coupons out of lists and downloads; whoever holds it keeps it. Twice is the same as once.
 * Refusal: COUPON_NOT_EXIST.
 */
export const removeCoupon = (issuer: CallingIssuer, call: string) =>
  Effect.fnUntraced(function* (input: { readonly id: number }) {
    const caller = yield* issuer
    const found = yield* issuedCouponOf(input.id, caller)
    if (!isOwn(found, caller)) return yield* refused('COUPON_NOT_EXIST')
    yield* lockCoupon(input.id)
    yield* markDeleted(input.id, new Date(yield* Clock.currentTimeMillis))
    yield* recordAudit({
      call,
      target: `coupon ${input.id}`,
      before: { name: found.name },
      after: null,
      reason: null,
    })
    return { done: true as const }
  }, transaction)
