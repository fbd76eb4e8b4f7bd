import { endOfDayMs } from '@jangteo/core/calendar/day.rules'
import { giveBackCoupon } from '@jangteo/core/coupon/couponReturn.rules'
import { describe, expect, test } from 'vitest'
import { NOON_MS } from '../../support/coupon/couponFixtures.ts'

const VALID = { expiresAtMs: NOON_MS, isSellerFault: false, nowMs: NOON_MS }
const OVER = { ...VALID, expiresAtMs: NOON_MS - 1 }

describe('취소·반품으로 돌아오는 쿠폰', () => {
  test('기간 안에서는 누구 탓이든 그대로 돌아온다', () => {
    const restored = { kind: 'RESTORED', expiresAtMs: NOON_MS }
    expect([
      giveBackCoupon(VALID),
      giveBackCoupon({ ...VALID, isSellerFault: true }),
      giveBackCoupon({ ...VALID, expiresAtMs: null }),
    ]).toEqual([restored, restored, { kind: 'RESTORED', expiresAtMs: null }])
  })

  test('기간이 지났으면 판매자 탓일 때만 7일짜리로 다시 나온다', () => {
    expect([giveBackCoupon(OVER), giveBackCoupon({ ...OVER, isSellerFault: true })]).toEqual([
      { kind: 'LOST' },
      { kind: 'REISSUED', expiresAtMs: endOfDayMs('2026-08-29') },
    ])
  })
})
