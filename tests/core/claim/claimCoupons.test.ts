import type { OrderLedger } from '@jangteo/core/claim/refund/orderLedger.rules'
import { bookClaim } from '@jangteo/core/claim/refund/claimBooking.rules'
import type { ClaimFault } from '@jangteo/core/claim/claim.codes'
import { describe, expect, test } from 'vitest'
import { aClaim, anOrder, CLAIMED_AT_MS, quoted } from '../../support/claim/ledger.ts'

/** Two lines of 40,000 and 20,000 won; the second has a product coupon of 2,000 won that runs out at a moment. */
function withGoodsCoupon(expiresAtMs: number | null): OrderLedger {
  const order = anOrder([40_000, 20_000])
  return {
    ...order,
    groups: order.groups.map((group) => ({
      ...group,
      lines: group.lines.map((line) =>
        line.orderItemId === 2
          ? { ...line, goodsDiscount: 2_000, coupons: [{ couponIssueId: 7, expiresAtMs }] }
          : line,
      ),
    })),
  }
}

function returned(order: OrderLedger, fault: ClaimFault, items: readonly number[]) {
  return quoted(order, aClaim(['CANCEL', fault], items)).returnedCoupons
}

const RAN_OUT_MS = CLAIMED_AT_MS - 1

describe('스토어쿠폰의 최소 금액', () => {
  const coupon = { amount: 3_000, minimumAmount: 40_000 }
  const withdrawnAfter = (missing: ClaimFault, prices: readonly number[]) => {
    const order = anOrder(prices, { storeCoupon: coupon })
    const sold = bookClaim(order, quoted(order, aClaim(['CANCEL', missing], [1])))
    return sold.ok && quoted(sold.value, aClaim(['CANCEL', 'BUYER'], [2])).withdrawnDiscount
  }

  test('판매자 책임으로 나간 상품도 세고, 꼭 맞으면 채운 것이다', () => {
    const order = anOrder([20_000, 20_000, 20_000], { storeCoupon: coupon })
    expect([
      quoted(order, aClaim(['CANCEL', 'BUYER'], [1])).withdrawnDiscount,
      withdrawnAfter('SELLER', [20_000, 20_000, 20_000]),
      withdrawnAfter('BUYER', [20_000, 20_000, 20_000]),
      withdrawnAfter('SELLER', [19_999, 20_000, 20_000]),
    ]).toEqual([0, 0, 1_000, 1_000])
  })
})

describe('상품쿠폰', () => {
  test('쓴 상품을 취소하면 기한 안에서 돌아오고, 지났으면 품절일 때만 다시 나온다', () => {
    const restored = [{ couponIssueId: 7, isReissued: false }]
    expect([
      returned(withGoodsCoupon(null), 'BUYER', [2]),
      returned(withGoodsCoupon(CLAIMED_AT_MS), 'BUYER', [2]),
      returned(withGoodsCoupon(RAN_OUT_MS), 'BUYER', [2]),
      returned(withGoodsCoupon(RAN_OUT_MS), 'SELLER', [2]),
    ]).toEqual([restored, restored, [], [{ couponIssueId: 7, isReissued: true }]])
  })

  test('다른 상품을 취소하면 쓴 채로 두고, 쓴 상품을 취소하면 할인한 값만 돌려준다', () => {
    const order = withGoodsCoupon(null)
    const { refundAmount, goodsDiscount } = quoted(order, aClaim(['CANCEL', 'SELLER'], [2]))
    expect([returned(order, 'SELLER', [1]), refundAmount, goodsDiscount]).toEqual([
      [],
      18_000,
      2_000,
    ])
  })

  test('교환은 쿠폰을 돌려주지 않는다', () => {
    const quote = quoted(withGoodsCoupon(null), aClaim(['EXCHANGE', 'SELLER'], [2]))
    expect([quote.returnedCoupons, quote.endedStoreCouponIds]).toEqual([[], []])
  })
})

describe('스토어쿠폰', () => {
  const order = anOrder([40_000, 20_000], {
    storeCoupon: { amount: 5_000, minimumAmount: 50_000 },
  })

  test('쓴 상품이 모두 나가면 누구 탓이든 마지막에 돌아온다', () => {
    const first = quoted(order, aClaim(['CANCEL', 'SELLER'], [2]))
    const booked = bookClaim(order, first)
    const last = booked.ok ? returned(booked.value, 'SELLER', [1]) : []
    expect([first.returnedCoupons, last]).toEqual([[], [{ couponIssueId: 900, isReissued: false }]])
  })

  test('거둔 뒤에는 다시 거두지 않고, 남은 상품은 오른 값으로 돌려준다', () => {
    const booked = bookClaim(order, quoted(order, aClaim(['CANCEL', 'BUYER'], [2])))
    const rest = booked.ok ? quoted(booked.value, aClaim(['CANCEL', 'BUYER'], [1])) : null
    expect([rest?.refundAmount, rest?.withdrawnDiscount, rest?.returnedCoupons]).toEqual([
      43_000,
      0,
      [],
    ])
  })
})
