import { decideCouponGrant } from '@jangteo/core/coupon/couponGrant.rules'
import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import { lockCoupon } from '@jangteo/postgres/coupon/coupon.store'
import { listGrantableCoupons } from '@jangteo/postgres/coupon/coupon-terms.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { z } from 'zod'
import { onceByKey } from '../../call/once.ts'
import { refused } from '../../call/refused.ts'
import { toOfferedCoupon, usableSpan } from '../../coupon/coupon-rules.ts'
import { writeIssueFor } from '../../coupon/issue-coupon.ts'
import { notify } from '../../notification/notify.ts'
import { recordAudit } from '../../tracking/record-audit.ts'
import { requireLockedMember } from './find-member.ts'

type Input = { readonly id: string; readonly couponId: number; readonly reason: string }

const granted = z.object({ name: z.string(), expiresAt: z.string().nullable() })

/** Lists the coupons of the market that can be granted today. */
export const listGrantable = Effect.fnUntraced(function* () {
  const rows = yield* listGrantableCoupons(kstDayOf(yield* Clock.currentTimeMillis))
  return { couponList: rows.map(({ id, name }) => ({ couponId: id, name })) }
})

/**
 * Issues a coupon of the market to a member and notifies them. The coupon is locked while its issues are counted, so no
 * more are granted than there are. Refusals: MEMBER_NOT_FOUND, MEMBER_LEFT, those of `decideCouponGrant`,
 * IDEMPOTENCY_KEY_REUSED.
 */
export const grantCoupon = Effect.fnUntraced(
  function* (input: Input) {
    const member = yield* requireLockedMember(input.id)
    if (member.status !== 'ACTIVE') return yield* refused('MEMBER_LEFT')
    const nowMs = yield* Clock.currentTimeMillis
    const coupon = yield* lockCoupon(input.couponId)
    const isOfMarket = coupon?.store_id === null && coupon.deleted_at === null
    if (coupon === undefined || !isOfMarket) return yield* refused('COUPON_NOT_EXIST')
    const offered = toOfferedCoupon(coupon)
    const decision = decideCouponGrant(offered, { issuedCount: coupon.issued_count, nowMs })
    if (!decision.ok) return yield* refused(decision.reason)
    const issueId = yield* writeIssueFor(member.id, { coupon, nowMs })
    const { name } = coupon
    const expiresAt = usableSpan(coupon, nowMs).expires_at
    const expiresAtMs = expiresAt?.getTime() ?? null
    yield* notify({
      to: { memberId: member.id },
      content: { kind: 'COUPON_GRANTED', couponName: name, expiresAtMs },
      key: issueId,
      atMs: nowMs,
    })
    yield* recordAudit({
      call: 'operatorMember.grantCoupon',
      target: `member:${member.id}`,
      before: null,
      after: { couponId: coupon.id, issueId },
      reason: input.reason,
    })
    return { name, expiresAt: expiresAt?.toISOString() ?? null }
  },
  onceByKey('operatorMember.grantCoupon', granted),
)
