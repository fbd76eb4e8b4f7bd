import type { couponQuote } from '@jangteo/contract/coupon/coupon.schemas'
import { COUPON_TYPES } from '@jangteo/core/coupon/coupon.codes'
import { sumWon } from '@jangteo/core/money/money.rules'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import type { Buyer } from '../../support/buyer.ts'
import { addToCart } from '../../support/cart/inCart.ts'
import { aCoupon, getCoupon, type Terms } from '../../support/coupon/aCoupon.ts'
import { fillWith, place, storeUrlOf, summarise } from '../../support/coupon/orderWithCoupons.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { itemsOf } from '../../support/order/paidOrder.ts'
import { showOrder } from '../../support/purchase.ts'
import { aProduct } from '../../support/stock.ts'

type Quote = z.output<typeof couponQuote>

let market: TestMarket
beforeAll(async () => {
  market = await openMarket({ callTimeoutMs: 60_000 })
})
afterAll(() => market.close())

const TEA = goodsNamed('하동 세작 녹차')
/** 논산 설향 딸기: of another store, which ships for 4,000 won. */
const STRAWBERRIES = 2

const goodsAt = (like: number, price: number) =>
  aProduct(market, like, {
    name: `상품 ${price}`,
    list_price: price,
    sale_price: price,
    order_quantity_max: null,
  })

const bestOf = (buyer: Buyer, cartIdList: readonly number[]) =>
  buyer.ask<Quote>('GET', `/promotions/coupons/shopping-order?cartId=[${cartIdList.join(',')}]`)

const choose = (buyer: Buyer, cartIdList: readonly number[], couponList: Quote['couponList']) =>
  buyer.call<Quote>('POST', '/shops/pages/shopping-order-dup-and-store-coupons', {
    body: { cartIdList, couponList },
  })

async function hold(buyer: Buyer, terms: Terms): Promise<string> {
  return (await getCoupon(buyer, await aCoupon(market, terms))).couponIssueIdEncrypt
}

test('가장 많이 깎는 쿠폰이 골라져 있고, 자리마다 다른 쿠폰의 할인과, 못 쓰는 쿠폰의 까닭이 있다', async () => {
  const { buyer } = await aMember(market)
  const goodsId = await goodsAt(TEA, 20_000)
  const { cartIdList } = await addToCart(market, buyer, { goodsId })
  const [cartId = 0] = cartIdList
  const ten = await hold(buyer, {
    name: '10% 쿠폰',
    discount_kind: 'PERCENT',
    discount_value: 10,
  })
  const thousand = await hold(buyer, {})
  const dear = await hold(buyer, { name: '비싼 쿠폰', minimum_amount: 30_000 })
  const quote = await bestOf(buyer, cartIdList)
  const without = await choose(buyer, cartIdList, [])
  const slot = {
    couponTypeEnum: 'GOODS',
    cartId,
    storeUrl: null,
    title: '상품 20000 · 티백 2g × 20개',
    couponIssueIdEncrypt: ten,
    choices: [
      { couponIssueIdEncrypt: ten, name: '10% 쿠폰', discountAmount: 2_000 },
      { couponIssueIdEncrypt: thousand, name: '천 원 쿠폰', discountAmount: 1_000 },
    ],
  }
  const line = { cartId, goodsCouponAmount: 2_000, dupCouponAmount: 0, storeCouponAmount: 0 }
  const best: Quote = {
    couponList: [{ couponIssueIdEncrypt: ten, cartId }],
    discountAmount: 2_000,
    lines: [{ ...line, payableAmount: 18_000 }],
    slots: [{ ...slot, couponTypeEnum: 'GOODS' }],
    unusable: [
      {
        couponIssueIdEncrypt: dear,
        name: '비싼 쿠폰',
        reason: {
          validationEnum: 'VALIDATE',
          code: 'COUPON_MINIMUM_UNMET',
          message: '30,000원 이상 구매할 때 사용할 수 있어요.',
        },
      },
    ],
  }
  expect(quote).toEqual(best)
  expect(without.body).toEqual({
    ...best,
    couponList: [],
    discountAmount: 0,
    lines: [{ ...line, goodsCouponAmount: 0, payableAmount: 20_000 }],
    slots: [{ ...best.slots[0], couponIssueIdEncrypt: null }],
  })
})

test('장바구니는 스토어마다 쿠폰으로 얼마까지 깎이는지 안다', async () => {
  const { buyer } = await aMember(market)
  const picks = [
    { goodsId: await goodsAt(TEA, 20_000) },
    { goodsId: await goodsAt(STRAWBERRIES, 9_000) },
  ]
  const { cartIdList } = await addToCart(market, buyer, ...picks)
  const [tea = 0, berries = 0] = cartIdList
  const name = '3,000원 쿠폰'
  const couponIssueIdEncrypt = await hold(buyer, {
    name,
    type: 'STORE',
    discount_value: 3_000,
    minimum_amount: 15_000,
  })
  const answer = await buyer.ask('GET', '/promotions/coupons/carts')
  const chosen = await buyer.ask<object>('GET', `/promotions/coupons/carts?cartIdList=${berries}`)
  expect(answer).toEqual({
    discountAmount: 3_000,
    stores: [
      {
        storeUrl: await storeUrlOf(market, TEA),
        discountAmount: 3_000,
        couponList: [{ couponIssueIdEncrypt, name, discountAmount: 3_000 }],
      },
      {
        storeUrl: await storeUrlOf(market, STRAWBERRIES),
        discountAmount: 0,
        couponList: [],
      },
    ],
    lines: [
      { cartId: tea, payableAmount: 17_000 },
      { cartId: berries, payableAmount: 9_000 },
    ],
  })
  expect(Object.entries(chosen)).toContainEqual(['discountAmount', 0])
})

const TERMS: fc.Arbitrary<Terms> = fc
  .record({
    type: fc.constantFrom(...COUPON_TYPES),
    isPercent: fc.boolean(),
    percent: fc.integer({ min: 1, max: 60 }),
    discount_max: fc.constantFrom(0, 0, 1_500),
    amount: fc.integer({ min: 1, max: 9_000 }),
    minimum_amount: fc.constantFrom(0, 0, 10_000, 40_000),
  })
  .map(({ type, isPercent, percent, discount_max, amount, minimum_amount }) =>
    isPercent
      ? { type, minimum_amount, discount_kind: 'PERCENT', discount_value: percent, discount_max }
      : { type, minimum_amount, discount_kind: 'FIXED', discount_value: amount },
  )

const LINES = fc.array(
  fc.record({
    like: fc.constantFrom(TEA, STRAWBERRIES),
    price: fc.integer({ min: 1_000, max: 60_000 }),
    quantity: fc.integer({ min: 1, max: 3 }),
  }),
  { minLength: 1, maxLength: 4 },
)

describe('본 금액이 내는 금액이다', () => {
  test('어떤 장바구니와 쿠폰이든 시트, 주문서, 주문, 상품마다 저장된 몫이 같다', async () => {
    await fc.assert(
      fc.asyncProperty(LINES, fc.array(TERMS, { maxLength: 6 }), async (drawn, coupons) => {
        const { buyer } = await aMember(market)
        const picks = await Promise.all(
          drawn.map(async ({ like, price, quantity }) => ({
            goodsId: await goodsAt(like, price),
            quantity,
          })),
        )
        const { cartIdList } = await addToCart(market, buyer, ...picks)
        for (const terms of coupons) await hold(buyer, terms)
        const quote = await bestOf(buyer, cartIdList)
        const { body: summary } = await summarise(buyer, cartIdList, quote.couponList)
        const filled = await fillWith(buyer, cartIdList, quote.couponList)
        const placed = await place(buyer, {
          ...filled,
          paymentMethodEnum: summary.totals.payableAmount === 0 ? 'FREE' : 'CARD',
        })
        const order = await showOrder(buyer, placed.body)
        const paid = sumWon(itemsOf(order).map(({ paidAmount }) => paidAmount))
        const shares = itemsOf(order).map((item) => [
          item.goodsCouponAmount,
          item.dupCouponAmount,
          item.storeCouponAmount,
          item.paidAmount,
        ])
        const quoted = quote.lines.map((line) => [
          line.goodsCouponAmount,
          line.dupCouponAmount,
          line.storeCouponAmount,
          line.payableAmount,
        ])
        const inOrder = (rows: readonly (readonly number[])[]) => rows.map(String).toSorted()
        expect(inOrder(shares)).toEqual(inOrder(quoted))
        expect([summary.totals.couponAmount, order.couponAmount]).toEqual([
          quote.discountAmount,
          quote.discountAmount,
        ])
        expect([placed.body.payableAmount, order.payableAmount, order.payment.amount]).toEqual(
          Array.from({ length: 3 }, () => summary.totals.payableAmount),
        )
        expect(paid + order.shippingAmount + order.areaAmount).toBe(order.payableAmount)
      }),
      { numRuns: 15 },
    )
  })
})
