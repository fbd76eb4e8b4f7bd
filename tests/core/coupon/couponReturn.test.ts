import { endOfDayMs } from '@jangteo/core/calendar/day.rules'
import { returnLineCoupon, returnStoreCoupon } from '@jangteo/core/coupon/couponReturn.rules'
import { describe, expect, test } from 'vitest'
import { NOON_MS } from '../../support/coupon/couponShelf.ts'

const VALID = { expiresAtMs: NOON_MS, isSellerFault: false, nowMs: NOON_MS }
const OVER = { ...VALID, expiresAtMs: NOON_MS - 1 }
const RESTORED = { kind: 'RESTORED', expiresAtMs: NOON_MS }
const REISSUED = { kind: 'REISSUED', expiresAtMs: endOfDayMs('2026-08-29') }
const KEPT = { kind: 'KEPT' }
const LOST = { kind: 'LOST' }

describe('상품쿠폰과 중복쿠폰', () => {
  test('상품이 모두 취소 · 반품되면 기간 안에서 돌아온다', () => {
    expect([
      returnLineCoupon({ ...VALID, isLineGone: true }),
      returnLineCoupon({ ...VALID, expiresAtMs: null, isLineGone: true }),
      returnLineCoupon({ ...VALID, isLineGone: false }),
    ]).toEqual([RESTORED, { kind: 'RESTORED', expiresAtMs: null }, KEPT])
  })

  test('기간이 지났으면 판매자 탓일 때만 7일짜리로 다시 나온다', () => {
    expect([
      returnLineCoupon({ ...OVER, isLineGone: true }),
      returnLineCoupon({ ...OVER, isSellerFault: true, isLineGone: true }),
    ]).toEqual([LOST, REISSUED])
  })
})

describe('스토어쿠폰', () => {
  const left = { isEveryLineGone: false, isMinimumMet: true }
  const broken = { isEveryLineGone: false, isMinimumMet: false }
  const gone = { isEveryLineGone: true, isMinimumMet: false }

  test('조건이 남아 있으면 사용한 채로 남는다', () => {
    expect(returnStoreCoupon({ ...VALID, ...left })).toEqual(KEPT)
  })

  test('구매자 탓으로 조건이 깨지면 돌아오고, 판매자 탓이면 사용한 채로 남는다', () => {
    expect([
      returnStoreCoupon({ ...VALID, ...broken }),
      returnStoreCoupon({ ...VALID, ...broken, isSellerFault: true }),
    ]).toEqual([RESTORED, KEPT])
  })

  test('모든 상품이 떠나면 누구 탓이든 돌아오고, 지났으면 판매자 탓만 다시 나온다', () => {
    expect([
      returnStoreCoupon({ ...VALID, ...gone }),
      returnStoreCoupon({ ...VALID, ...gone, isSellerFault: true }),
      returnStoreCoupon({ ...OVER, ...gone }),
      returnStoreCoupon({ ...OVER, ...gone, isSellerFault: true }),
    ]).toEqual([RESTORED, RESTORED, LOST, REISSUED])
  })
})
