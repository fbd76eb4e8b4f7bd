import { decideSerialDraw } from '@jangteo/core/coupon/serialBatch.rules'
import { lockCoupon } from '@jangteo/postgres/coupon/coupon.store'
import { insertBatch, sumRequested } from '@jangteo/postgres/coupon/serial-batch.store'
import { requestedBatch } from '@jangteo/contract/coupon/couponTerms.schemas'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { onceByKey } from '../call/once.ts'
import { refused } from '../call/refused.ts'
import { recordAudit } from '../tracking/record-audit.ts'
import { drawSecret } from '../wire/draw-secret.ts'
import { Seals } from '../wire/seals.ts'
import { isOwn, issuedCouponOf, operatorIssuer } from './coupon-issuer.ts'
import { addSerialDraw } from './serial-draw.ts'

type SerialsInput = { readonly id: number; readonly count: number }

/**
 * Begins to draw serials of one of the market's coupons; the job does the rest. The coupon's lock makes of two requests
 * that together are too many one. Refusals: COUPON_NOT_EXIST, those of `decideSerialDraw`, IDEMPOTENCY_KEY_REUSED.
 */
export const requestSerials = Effect.fnUntraced(
  function* (input: SerialsInput) {
    const { id, count } = input
    const issuer = yield* operatorIssuer
    const found = yield* issuedCouponOf(id, issuer)
    const coupon = yield* lockCoupon(id)
    if (coupon === undefined || coupon.deleted_at !== null || !isOwn(found, issuer)) {
      return yield* refused('COUPON_NOT_EXIST')
    }
    const facts = {
      issueKind: coupon.issue_kind,
      hasWord: coupon.word !== null,
      requestedCount: yield* sumRequested(id),
    }
    const decision = decideSerialDraw(facts, count)
    if (!decision.ok) return yield* refused(decision.reason)
    const at = new Date(yield* Clock.currentTimeMillis)
    const batchId = yield* insertBatch({
      couponId: id,
      revision: coupon.revision,
      count,
      sealedSeed: (yield* Seals).seal(drawSecret()),
      at,
    })
    yield* addSerialDraw(batchId, at)
    yield* recordAudit({
      call: 'operatorCoupon.drawSerials',
      target: `coupon ${id}`,
      before: null,
      after: { serialBatchId: batchId, count },
      reason: null,
    })
    return { serialBatchId: batchId }
  },
  onceByKey('operatorCoupon.drawSerials', requestedBatch),
)
