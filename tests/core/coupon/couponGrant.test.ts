import { decideCouponGrant } from '@jangteo/core/coupon/couponGrant.rules'
import { expect, test } from 'vitest'

const PUBLISHED = { startDay: '2026-08-01', endDay: '2026-08-31' }
const NOON = (day: string) => Date.parse(`${day}T12:00:00+09:00`)

function grant(change: {
  readonly isRestricted?: boolean
  readonly total?: number | null
  readonly issuedCount?: number
  readonly day?: string
}): string {
  const { isRestricted = false, total = null, issuedCount = 0, day = '2026-08-22' } = change
  const limits = { total, perDay: 1, perPerson: 1, perPersonPerDay: 1 }
  const coupon = { isRestricted, published: PUBLISHED, limits }
  const decision = decideCouponGrant(coupon, { issuedCount, nowMs: NOON(day) })
  return decision.ok ? 'granted' : decision.reason
}

test('운영자는 기간과 전체 수량 안에서, 한 사람의 한도와 상관없이 지급한다', () => {
  expect([
    grant({ issuedCount: 5 }),
    grant({ total: 5, issuedCount: 4 }),
    grant({ total: 5, issuedCount: 5 }),
    grant({ day: '2026-07-31' }),
    grant({ day: '2026-09-01' }),
    grant({ isRestricted: true }),
  ]).toEqual([
    'granted',
    'granted',
    'COUPON_SOLD_OUT',
    'COUPON_ISSUE_NOT_STARTED',
    'COUPON_ISSUE_PERIOD_OVER',
    'COUPON_ADMIN_RESTRICTED',
  ])
})
