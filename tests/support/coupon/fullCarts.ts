import type { CouponCart } from '@jangteo/core/coupon/couponChoice.rules'
import type { CouponLine } from '@jangteo/core/coupon/couponTarget.rules'
import { MEMBER_AT_NOON, aCoupon, aLine, percentOff, wonOff } from './couponFixtures.ts'

const LINES = 30
const COUPONS = 20

function linesOf(stores: number): CouponLine[] {
  return Array.from({ length: LINES }, (_, index) =>
    aLine(index + 1, 9_900 + index * 1_300, {
      storeId: (index % stores) + 1,
      categoryIds: [index % 5],
    }),
  )
}

/** Thirty lines of three stores and twenty coupons for categories and stores, such as a large cart has. */
export function aFullCart(): CouponCart {
  const coupons = Array.from({ length: COUPONS }, (_, index) => {
    const id = index + 1
    const discount = index % 2 === 0 ? percentOff(5 + index, 3_000 + index * 500) : wonOff(id * 400)
    if (index % 5 === 4) {
      const target = { kind: 'STORES' as const, storeIds: [(index % 3) + 1] }
      return aCoupon(id, 'STORE', { discount, target, minimumAmount: 30_000 })
    }
    const target = { kind: 'CATEGORIES' as const, categoryIds: [index % 5, (index + 2) % 5] }
    return aCoupon(id, index % 3 === 0 ? 'DUPLICATION' : 'GOODS', { discount, target })
  })
  return { lines: linesOf(3), coupons, buyer: MEMBER_AT_NOON }
}

/** Thirty lines of ten stores with ten usable store coupons each: more combinations than can be tried. */
export function aCartWithoutEnd(): CouponCart {
  const coupons = Array.from({ length: COUPONS }, (_, index) => {
    const isOfStore = index % 2 === 0
    const discount = percentOff(7 + 2 * index, isOfStore ? 0 : 2_000 + index * 400)
    return aCoupon(index + 1, isOfStore ? 'STORE' : index % 4 === 1 ? 'GOODS' : 'DUPLICATION', {
      discount,
    })
  })
  return { lines: linesOf(10), coupons, buyer: MEMBER_AT_NOON }
}
