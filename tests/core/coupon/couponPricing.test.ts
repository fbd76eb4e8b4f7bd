import {
  priceCouponChoice,
  usablePlaces,
  whyUnusable,
} from '@jangteo/core/coupon/couponChoice.rules'
import type { CouponCart, CouponPick } from '@jangteo/core/coupon/couponChoice.rules'
import { priceCoupons } from '@jangteo/core/coupon/couponPricing.rules'
import { describe, expect, test } from 'vitest'
import {
  MEMBER_AT_NOON,
  aCoupon,
  aLine,
  percentOff,
  wonOff,
} from '../../support/coupon/couponFixtures.ts'

const STORE = { storeId: 1 }
const FIRST = { lineId: 1 }
const SECOND = { lineId: 2 }

/** Domain-rules §3.3, figure by figure. */
const STACKED: CouponCart = {
  lines: [aLine(1, 59_800), aLine(2, 13_333)],
  coupons: [
    aCoupon(11, 'GOODS', { discount: percentOff(10, 5_000) }),
    aCoupon(12, 'DUPLICATION', { discount: percentOff(5) }),
    aCoupon(13, 'GOODS', { discount: percentOff(7) }),
    aCoupon(14, 'STORE', { discount: wonOff(3_000), minimumAmount: 60_000 }),
  ],
  buyer: MEMBER_AT_NOON,
}

describe('쿠폰을 겹쳐 쓴 금액', () => {
  test('상품쿠폰, 중복쿠폰, 스토어쿠폰 차례로 남은 금액에서 뺀다', () => {
    const picks: CouponPick[] = [
      { couponIssueId: 14, place: STORE },
      { couponIssueId: 12, place: FIRST },
      { couponIssueId: 13, place: SECOND },
      { couponIssueId: 11, place: FIRST },
    ]
    expect(priceCouponChoice(STACKED, picks)).toEqual({
      ok: true,
      value: {
        discountAmount: 11_670,
        applied: [
          {
            couponIssueId: 13,
            place: SECOND,
            discountAmount: 930,
            shares: [{ lineId: 2, amount: 930 }],
          },
          {
            couponIssueId: 11,
            place: FIRST,
            discountAmount: 5_000,
            shares: [{ lineId: 1, amount: 5_000 }],
          },
          {
            couponIssueId: 12,
            place: FIRST,
            discountAmount: 2_740,
            shares: [{ lineId: 1, amount: 2_740 }],
          },
          {
            couponIssueId: 14,
            place: STORE,
            discountAmount: 3_000,
            shares: [
              { lineId: 1, amount: 2_423 },
              { lineId: 2, amount: 577 },
            ],
          },
        ],
        lines: [
          {
            lineId: 1,
            baseAmount: 59_800,
            goodsDiscount: 5_000,
            duplicationDiscount: 2_740,
            storeDiscount: 2_423,
            payableAmount: 49_637,
          },
          {
            lineId: 2,
            baseAmount: 13_333,
            goodsDiscount: 930,
            duplicationDiscount: 0,
            storeDiscount: 577,
            payableAmount: 11_826,
          },
        ],
      },
    })
  })

  test.each([
    ['정액 다음 정률', wonOff(1_000), percentOff(10), 8_100],
    ['정률 다음 정액', percentOff(10), wonOff(1_000), 8_000],
  ] as const)('%s', (...[, goods, duplication, payable]) => {
    const placed = [
      { coupon: aCoupon(1, 'GOODS', { discount: goods }), place: FIRST },
      { coupon: aCoupon(2, 'DUPLICATION', { discount: duplication }), place: FIRST },
    ]
    const [line] = priceCoupons([aLine(1, 10_000)], placed).lines
    expect(line?.payableAmount).toEqual(payable)
  })

  test.each([
    ['§1.7 세 상품', 5_000, [10_000, 20_000, 30_000], [833, 1_667, 2_500]],
    ['§1.7 같은 값', 1_000, [5_000, 5_000, 5_000], [334, 333, 333]],
    ['§1.7 두 상품', 5_000, [40_000, 20_000], [3_333, 1_667]],
  ] as const)('스토어쿠폰을 나눈다: %s', (...[, amount, bases, shares]) => {
    const lines = bases.map((base, index) => aLine(index + 1, base))
    const coupon = aCoupon(1, 'STORE', { discount: wonOff(amount) })
    const priced = priceCoupons(lines, [{ coupon, place: STORE }])
    expect(priced.lines.map(({ storeDiscount }) => storeDiscount)).toEqual(shares)
  })

  test('할인은 0원까지만 내려간다', () => {
    const placed = [
      { coupon: aCoupon(1, 'GOODS', { discount: wonOff(9_000) }), place: FIRST },
      { coupon: aCoupon(2, 'DUPLICATION', { discount: wonOff(9_000) }), place: FIRST },
      { coupon: aCoupon(3, 'STORE', { discount: wonOff(9_000) }), place: STORE },
    ]
    const priced = priceCoupons([aLine(1, 10_000)], placed)
    expect(priced.applied.map(({ discountAmount }) => discountAmount)).toEqual([9_000, 1_000, 0])
  })

  test('추가상품은 스토어쿠폰만 센다', () => {
    const lines = [aLine(1, 10_000), aLine(2, 10_000, { isAddon: true, goodsId: 1 })]
    const placed = [
      { coupon: aCoupon(1, 'GOODS'), place: SECOND },
      { coupon: aCoupon(2, 'STORE'), place: STORE },
    ]
    const { applied } = priceCoupons(lines, placed)
    expect(applied.map(({ shares }) => shares)).toEqual([
      [],
      [
        { lineId: 1, amount: 500 },
        { lineId: 2, amount: 500 },
      ],
    ])
  })
})

describe('사용할 수 없는 선택', () => {
  const refusalOf = (picks: CouponPick[], cart = STACKED) => {
    const priced = priceCouponChoice(cart, picks)
    return priced.ok ? null : [priced.couponIssueId, priced.reason]
  }

  test.each([
    ['없는 쿠폰', [{ couponIssueId: 9, place: FIRST }], [9, 'COUPON_NOT_EXIST']],
    [
      '한 쿠폰을 두 상품에',
      [
        { couponIssueId: 11, place: FIRST },
        { couponIssueId: 11, place: SECOND },
      ],
      [11, 'COUPON_APPLIED_TWICE'],
    ],
    [
      '상품쿠폰 두 장을 한 상품에',
      [
        { couponIssueId: 11, place: FIRST },
        { couponIssueId: 13, place: FIRST },
      ],
      [13, 'COUPON_APPLIED_TWICE'],
    ],
    ['상품쿠폰을 스토어에', [{ couponIssueId: 11, place: STORE }], [11, 'COUPON_NOT_RELATED']],
    ['스토어쿠폰을 상품에', [{ couponIssueId: 14, place: FIRST }], [14, 'COUPON_NOT_RELATED']],
    ['없는 상품에', [{ couponIssueId: 11, place: { lineId: 3 } }], [11, 'COUPON_NOT_RELATED']],
  ] satisfies [string, CouponPick[], [number, string]][])('%s', (_name, picks, refusal) => {
    expect(refusalOf(picks)).toEqual(refusal)
  })

  test('최소 주문금액은 쿠폰을 쓰기 전 금액으로 본다', () => {
    const coupons = STACKED.coupons.map((coupon) =>
      coupon.type === 'STORE' ? { ...coupon, minimumAmount: 73_133 } : coupon,
    )
    const picks: CouponPick[] = [
      { couponIssueId: 11, place: FIRST },
      { couponIssueId: 14, place: STORE },
    ]
    const dearer = coupons.map((coupon) => ({ ...coupon, minimumAmount: 73_134 }))
    expect([
      refusalOf(picks, { ...STACKED, coupons }),
      refusalOf(picks.slice(1), { ...STACKED, coupons: dearer }),
    ]).toEqual([null, [14, 'COUPON_MINIMUM_UNMET']])
  })
})

describe('쿠폰을 사용할 수 있는 곳', () => {
  const lines = [
    aLine(1, 10_000, { categoryIds: [7] }),
    aLine(2, 30_000, { categoryIds: [8], storeId: 2 }),
    aLine(3, 50_000, { categoryIds: [8], storeId: 2, isAddon: true }),
  ]
  const cart = { lines, coupons: [], buyer: MEMBER_AT_NOON }

  test.each([
    ['모든 상품', aCoupon(1, 'GOODS'), [FIRST, SECOND]],
    ['한 상품', aCoupon(1, 'GOODS', { target: { kind: 'GOODS', goodsIds: [2] } }), [SECOND]],
    [
      '한 카테고리',
      aCoupon(1, 'DUPLICATION', { target: { kind: 'CATEGORIES', categoryIds: [7] } }),
      [FIRST],
    ],
    [
      '한 스토어',
      aCoupon(1, 'STORE', { target: { kind: 'STORES', storeIds: [2] } }),
      [{ storeId: 2 }],
    ],
    ['값이 되는 상품', aCoupon(1, 'GOODS', { minimumAmount: 10_001 }), [SECOND]],
    ['값이 되는 스토어', aCoupon(1, 'STORE', { minimumAmount: 80_000 }), [{ storeId: 2 }]],
  ])('%s', (_name, coupon, places) => {
    expect([usablePlaces(cart, coupon), whyUnusable(cart, coupon)]).toEqual([places, null])
  })

  test.each([
    ['만료', aCoupon(1, 'GOODS', { state: 'EXPIRED' }), 'COUPON_USE_PERIOD_OVER'],
    [
      '다른 상품',
      aCoupon(1, 'GOODS', { target: { kind: 'GOODS', goodsIds: [9] } }),
      'COUPON_NOT_RELATED',
    ],
    [
      '한 상품은 값이 모자라고 나머지는 대상이 아님',
      aCoupon(1, 'GOODS', { target: { kind: 'GOODS', goodsIds: [1] }, minimumAmount: 20_000 }),
      'COUPON_MINIMUM_UNMET',
    ],
  ])('어디에도 사용할 수 없는 까닭: %s', (_name, coupon, reason) => {
    expect([usablePlaces(cart, coupon), whyUnusable(cart, coupon)?.reason]).toEqual([[], reason])
  })

  test('살 것이 없으면 대상이 아니라고 한다', () => {
    expect(whyUnusable({ ...cart, lines: [] }, aCoupon(1, 'GOODS'))?.reason).toEqual(
      'COUPON_NOT_RELATED',
    )
  })
})
