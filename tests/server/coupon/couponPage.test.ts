import type { couponCalls } from '@jangteo/contract/coupon/coupon.calls'
import { orderNumberOf } from '@jangteo/core/order/orderNumber.rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import type { Buyer } from '../../support/buyer.ts'
import { changeCoupon, refusal, spendIn, type Terms } from '../../support/coupon/aCoupon.ts'
import { aHolder } from '../../support/coupon/aHolder.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { changeGoods } from '../../support/stock.ts'

type CouponPage = z.output<NonNullable<(typeof couponCalls.page)['~orpc']['outputSchema']>>

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

const NOT_EXIST = refusal('COUPON_NOT_EXIST', 404, '쿠폰을 찾을 수 없어요.')

const pathOf = (id: string) => `/promotions/pages/me-coupon-detail?couponIssueIdEncrypt=${id}`
const open = (buyer: Buyer, id: string) => buyer.ask<CouponPage>('GET', pathOf(id))

/** The page of a coupon that is meant for this, as its holder sees it. */
async function pageOf(terms: Terms): Promise<CouponPage> {
  const { buyer, hold } = await aHolder(market)
  const { id, couponId } = await hold('쿠폰')
  await changeCoupon(market, couponId, terms)
  return open(buyer, id)
}

test('장터 모든 상품의 쿠폰은 갈 곳 없이 말로만 알리고, 발급한 때부터 적는다', async () => {
  const { buyer, hold } = await aHolder(market)
  const { id, couponId } = await hold('모두의 쿠폰')
  expect(await open(buyer, id)).toEqual({
    couponIssue: {
      couponId,
      name: '모두의 쿠폰',
      couponTypeEnum: 'GOODS',
      discountEnum: 'FIXED',
      discountValue: 1000,
      maxDiscount: 0,
      minimumAmount: 0,
      storeName: null,
      usePeriodEnum: 'NONE_LIMIT',
      couponIssueIdEncrypt: id,
      couponIssueStateEnum: 'USABLE',
      startsAt: '2026-08-22T05:00:00.000Z',
      expiresAt: null,
      usedAt: null,
      reason: null,
      isRenewable: false,
    },
    target: {
      targetEnum: 'ALL',
      text: '장터의 모든 상품',
      stores: [],
      categories: [],
      goodsList: [],
    },
    usePlatformEnumList: null,
    history: [
      { text: '발급', at: '2026-08-22T05:00:00.000Z', orderNumber: null, ordersIdEncrypt: null },
    ],
  })
})

test('스토어와 카테고리의 쿠폰은 이름과 갈 곳을 알린다', async () => {
  const stores = await pageOf({ target_kind: 'STORES', target_ids: [2, 1], use_platforms: ['APP'] })
  const [food, fruit] = await market.database.db
    .selectFrom('categories')
    .select('id')
    .where('slug', 'in', ['fruit', 'food'])
    .orderBy('depth')
    .execute()
  if (food === undefined || fruit === undefined) throw new Error('the demo has food and fruit')
  const named = await pageOf({ target_kind: 'CATEGORIES', target_ids: [fruit.id, food.id] })
  expect([stores.target, stores.usePlatformEnumList, named.target]).toEqual([
    {
      targetEnum: 'STORES',
      text: '아침밭상회, 오븐의오후의 모든 상품',
      stores: [
        { storeUrl: 'achimbat', storeName: '아침밭상회' },
        { storeUrl: 'ovenafternoon', storeName: '오븐의오후' },
      ],
      categories: [],
      goodsList: [],
    },
    ['APP'],
    {
      targetEnum: 'CATEGORIES',
      text: '식품, 과일·견과 카테고리의 상품',
      stores: [],
      categories: [
        { categoryId: food.id, categoryName: '식품' },
        { categoryId: fruit.id, categoryName: '과일·견과' },
      ],
      goodsList: [],
    },
  ])
})

test('상품의 쿠폰은 파는 상품을 많이 팔린 것부터 스무 개까지 보인다', async () => {
  const ids = Array.from({ length: 25 }, (_, index) => index + 1)
  await changeGoods(market, 2, { sale_status: 'STOP' })
  await changeGoods(market, 25, { sold_count: 1_000_000 })
  const { target } = await pageOf({ target_kind: 'GOODS', target_ids: [...ids, 999_999] })
  expect([target.text, target.goodsList.length, target.goodsList[0]?.goodsId]).toEqual([
    '정해진 상품 24개',
    20,
    25,
  ])
})

test('쓴 일을 주문번호와 함께 차례로 적는다', async () => {
  const { buyer, hold, order } = await aHolder(market)
  const { id, issueId } = await hold('쓴 것')
  const { orderId } = await order()
  await spendIn(market, issueId, { orderId })
  const at = new Date(market.now()).toISOString()
  const { couponIssue, history } = await open(buyer, id)
  const orderNumber = orderNumberOf({ id: orderId, orderedAtMs: market.now() })
  const ordersIdEncrypt = history[1]?.ordersIdEncrypt ?? ''
  const shown = await buyer.ask<{ orderNumber: string }>(
    'GET',
    `/orders/manages/${ordersIdEncrypt}`,
  )
  expect([couponIssue.couponIssueStateEnum, history, shown.orderNumber]).toEqual([
    'USED',
    [
      { text: '발급', at, orderNumber: null, ordersIdEncrypt: null },
      { text: '사용', at, orderNumber, ordersIdEncrypt },
    ],
    orderNumber,
  ])
})

test('남의 쿠폰과 지어낸 번호는 없는 쿠폰이다', async () => {
  const { hold } = await aHolder(market)
  const { id } = await hold('남의 것')
  const { buyer } = await aMember(market)
  expect([
    await buyer.call('GET', pathOf(id)),
    await buyer.call('GET', pathOf('A'.repeat(22))),
  ]).toEqual([NOT_EXIST, NOT_EXIST])
})
