import type { ClaimFault, RequestableClaimType } from '@jangteo/core/claim/claim.codes'
import { bookClaim } from '@jangteo/core/claim/refund/claimBooking.rules'
import { quoteClaim } from '@jangteo/core/claim/refund/claimQuote.rules'
import { chargedTotal, refundableTotal } from '@jangteo/core/claim/refund/orderLedger.rules'
import type { Won } from '@jangteo/core/money/money.rules'
import { describe, expect, test } from 'vitest'
import { aClaim, anOrder, claimInTurn, quoted } from '../../support/claim/ledger.ts'

type Example = {
  readonly title: string
  readonly prices: readonly Won[]
  readonly fee: Won
  readonly claim: readonly [RequestableClaimType, ClaimFault]
  readonly items: readonly number[]
  readonly refund: Won
  readonly additional: Won
}

const EXAMPLES: readonly Example[] = [
  {
    title: '1. 무료배송이 깨지는 취소',
    prices: [40_000, 20_000],
    fee: 0,
    claim: ['CANCEL', 'BUYER'],
    items: [2],
    refund: 17_000,
    additional: 0,
  },
  {
    title: '2. 품절 취소',
    prices: [40_000, 20_000],
    fee: 0,
    claim: ['CANCEL', 'SELLER'],
    items: [2],
    refund: 20_000,
    additional: 0,
  },
  {
    title: '3. 발송 전 전체 취소',
    prices: [40_000, 20_000],
    fee: 0,
    claim: ['CANCEL', 'BUYER'],
    items: [1, 2],
    refund: 60_000,
    additional: 0,
  },
  {
    title: '4. 배송비를 낸 주문의 일부 취소',
    prices: [30_000, 10_000],
    fee: 3_000,
    claim: ['CANCEL', 'BUYER'],
    items: [1],
    refund: 30_000,
    additional: 0,
  },
  {
    title: '5. 배송비를 낸 주문의 전체 취소',
    prices: [30_000, 10_000],
    fee: 3_000,
    claim: ['CANCEL', 'BUYER'],
    items: [1, 2],
    refund: 43_000,
    additional: 0,
  },
  {
    title: '6. 돌려받을 돈보다 배송비가 큰 취소',
    prices: [48_000, 2_000],
    fee: 0,
    claim: ['CANCEL', 'BUYER'],
    items: [2],
    refund: 0,
    additional: 1_000,
  },
  {
    title: '7. 초도와 반품 배송비를 내는 반품',
    prices: [40_000, 20_000],
    fee: 0,
    claim: ['RETURN', 'BUYER'],
    items: [2],
    refund: 14_000,
    additional: 0,
  },
  {
    title: '8. 불량 반품',
    prices: [40_000, 20_000],
    fee: 0,
    claim: ['RETURN', 'SELLER'],
    items: [2],
    refund: 20_000,
    additional: 0,
  },
  {
    title: '10. 무료배송이 남는 반품',
    prices: [60_000, 10_000],
    fee: 0,
    claim: ['RETURN', 'BUYER'],
    items: [2],
    refund: 7_000,
    additional: 0,
  },
  {
    title: '11. 배송비를 낸 주문의 전체 반품',
    prices: [30_000],
    fee: 3_000,
    claim: ['RETURN', 'BUYER'],
    items: [1],
    refund: 27_000,
    additional: 0,
  },
  {
    title: '13. 옵션을 바꾸는 교환',
    prices: [40_000, 20_000],
    fee: 0,
    claim: ['EXCHANGE', 'BUYER'],
    items: [2],
    refund: 0,
    additional: 6_000,
  },
]

test.each(EXAMPLES)('$title', ({ prices, fee, claim, items, refund, additional }) => {
  const order = anOrder(prices, { fee, isShipped: claim[0] !== 'CANCEL' })
  const { refundAmount, additionalAmount } = quoted(order, aClaim(claim, items))
  expect([refundAmount, additionalAmount]).toEqual([refund, additional])
})

test('16. 하나씩 모두 취소하면 낸 돈이 그대로 돌아온다', () => {
  const { refunds, ledger } = claimInTurn(anOrder([30_000, 15_000, 10_000]), [
    ['CANCEL', 'BUYER', [2]],
    ['CANCEL', 'BUYER', [3]],
    ['CANCEL', 'BUYER', [1]],
  ])
  expect([refunds, chargedTotal(ledger), refundableTotal(ledger)]).toEqual([
    [12_000, 10_000, 33_000],
    0,
    0,
  ])
})

describe('스토어쿠폰 5,000원(50,000원 이상)을 쓴 40,000원과 20,000원의 주문에서', () => {
  const order = anOrder([40_000, 20_000], {
    storeCoupon: { amount: 5_000, minimumAmount: 50_000 },
  })

  test('변심으로 하나를 취소하면 할인을 모두 거두고 쿠폰을 돌려준다', () => {
    const quote = quoted(order, aClaim(['CANCEL', 'BUYER'], [2]))
    const booked = bookClaim(order, quote)
    expect([
      quote.refundAmount,
      quote.storeDiscount,
      quote.withdrawnDiscount,
      quote.returnedCoupons,
      booked.ok && chargedTotal(booked.value),
    ]).toEqual([12_000, 1_667, 3_333, [{ couponIssueId: 900, isReissued: false }], 43_000])
  })

  test('품절로 하나를 취소하면 나눈 할인을 뺀 값만 돌려주고 쿠폰은 쓴 채로 둔다', () => {
    const quote = quoted(order, aClaim(['CANCEL', 'SELLER'], [2]))
    const booked = bookClaim(order, quote)
    expect([
      quote.refundAmount,
      quote.withdrawnDiscount,
      quote.returnedCoupons,
      booked.ok && chargedTotal(booked.value),
    ]).toEqual([18_333, 0, [], 36_667])
  })
})

describe('도서산간', () => {
  const order = anOrder([40_000, 20_000], { areaFee: 3_000, zone: 'JEJU', isShipped: true })

  test('제주에서 반품하면 수거하는 길의 추가비를 한 번 낸다', () => {
    const { shipments, refundAmount } = quoted(
      order,
      aClaim(['RETURN', 'BUYER'], [2], { pickupZone: 'JEJU' }),
    )
    expect([shipments, refundAmount]).toEqual([
      { returnFee: 3_000, exchangeFee: 0, areaExtra: 3_000 },
      11_000,
    ])
  })

  test('제주에서 교환하면 오가는 길의 추가비를 모두 낸다', () => {
    const zones = { pickupZone: 'JEJU', reshipZone: 'JEJU' } as const
    const { shipments, additionalAmount } = quoted(order, aClaim(['EXCHANGE', 'BUYER'], [2], zones))
    expect([shipments, additionalAmount]).toEqual([
      { returnFee: 0, exchangeFee: 6_000, areaExtra: 6_000 },
      12_000,
    ])
  })

  test('불량으로 모두 반품하면 처음 낸 도서산간비까지 돌려준다', () => {
    const { refundAmount, feesAfter } = quoted(order, aClaim(['RETURN', 'SELLER'], [1, 2]))
    expect([refundAmount, feesAfter]).toEqual([63_000, { fee: 0, areaFee: 0 }])
  })
})

test('없는 상품이나 이미 나간 상품, 아무것도 고르지 않은 것은 까닭과 함께 거절한다', () => {
  const order = anOrder([40_000, 20_000])
  const cancelled = claimInTurn(order, [['CANCEL', 'BUYER', [1]]]).ledger
  const asked = [
    quoteClaim(order, aClaim(['CANCEL', 'BUYER'], [])),
    quoteClaim(order, aClaim(['CANCEL', 'BUYER'], [7])),
    quoteClaim(order, aClaim(['CANCEL', 'BUYER'], [1], { shippingGroupId: 2 })),
    quoteClaim(cancelled, aClaim(['CANCEL', 'BUYER'], [1])),
    quoteClaim({ ...order, payments: [] }, aClaim(['CANCEL', 'BUYER'], [1])),
  ]
  expect(asked.map((decided) => (decided.ok ? 'ok' : decided.reason))).toEqual([
    'CLAIM_ITEM_REQUIRED',
    'CLAIM_ITEM_UNAVAILABLE',
    'CLAIM_ITEM_UNAVAILABLE',
    'CLAIM_ITEM_UNAVAILABLE',
    'CLAIM_REFUND_EXCEEDS_PAYMENT',
  ])
})

test('다른 장부로 계산한 금액은 반영하지 않는다', () => {
  const order = anOrder([40_000, 20_000])
  const quote = quoted(order, aClaim(['CANCEL', 'BUYER'], [1]))
  expect(bookClaim({ ...order, version: 2 }, quote)).toEqual({
    ok: false,
    reason: 'CLAIM_AMOUNT_CHANGED',
    params: {},
  })
})
