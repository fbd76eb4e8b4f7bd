import { addDays, endOfDayMs, kstDayOf } from '@jangteo/core/calendar/day.rules'
import { WireIds } from '@jangteo/server/wire/wire-ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Buyer } from '../../support/buyer.ts'
import { addToCart } from '../../support/cart/inCart.ts'
import { requested } from '../../support/claim/claimCalls.ts'
import { heldAtGateway, refuseSale, work } from '../../support/claim/claimDesk.ts'
import { goodsAt } from '../../support/claim/claimShop.ts'
import { anOrderWithStoreCoupon } from '../../support/claim/couponOrder.ts'
import { aCoupon, getCoupon } from '../../support/coupon/aCoupon.ts'
import { fillWith, stateOf } from '../../support/coupon/orderWithCoupons.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { itemOf } from '../../support/order/paidOrder.ts'
import { agreeInWindow, approve, type PlacedOrder, showOrder } from '../../support/purchase.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

const CANCEL = { type: 'CANCEL', reason: 'SIMPLE_CHANGE_OF_MIND' } as const

test('스토어 쿠폰의 조건이 깨진 뒤 남은 상품을 취소하면 오른 값 그대로 돌아온다', async () => {
  const goods = await goodsAt(market, [40_000, 20_000])
  const { buyer } = await aMember(market)
  const { order, coupon } = await anOrderWithStoreCoupon(market, buyer, goods)
  const seen: unknown[] = [[await heldAtGateway(market, order), await stateOf(coupon, buyer)]]
  for (const item of [1, 0]) {
    const { refundAmount } = await requested({ buyer, order, ...CANCEL, items: [item] })
    await work(market, 'settle-refunds')
    seen.push([refundAmount, await heldAtGateway(market, order), await stateOf(coupon, buyer)])
  }
  expect(seen).toEqual([
    [55_000, 'USED'],
    [12_000, 43_000, 'USABLE'],
    [43_000, 0, 'USABLE'],
  ])
})

/** An order of one product at 60,000 won with a coupon of 1,000 on it. */
async function anOrderWithLineCoupon(buyer: Buyer) {
  const [goodsId = 0] = await goodsAt(market, [60_000])
  const { couponIssueIdEncrypt } = await getCoupon(buyer, await aCoupon(market))
  const { cartIdList } = await addToCart(market, buyer, { goodsId })
  const coupon = { couponIssueIdEncrypt, cartId: cartIdList[0] ?? 0 }
  const body = await fillWith(buyer, cartIdList, [coupon])
  const placed = await buyer.ask<PlacedOrder>('POST', '/shops/orders', { body })
  await approve(buyer, placed, await agreeInWindow(market, { buyer, order: placed }))
  return { order: await showOrder(buyer, placed), coupon }
}

type Coupon = Awaited<ReturnType<typeof anOrderWithLineCoupon>>['coupon']

async function rowIdOf({ couponIssueIdEncrypt }: Coupon): Promise<number> {
  const wireIds = await market.runtime.runPromise(WireIds)
  return wireIds.open('couponIssue', couponIssueIdEncrypt) ?? 0
}

async function runOut(coupon: Coupon): Promise<void> {
  await market.database.db
    .updateTable('coupon_issues')
    .set({ starts_at: new Date(market.now() - 2_000), expires_at: new Date(market.now() - 1_000) })
    .where('id', '=', await rowIdOf(coupon))
    .execute()
}

async function lastTextOf(buyer: Buyer, { couponIssueIdEncrypt }: Coupon) {
  const path = `/promotions/pages/me-coupon-detail?couponIssueIdEncrypt=${couponIssueIdEncrypt}`
  const page = await buyer.ask<{ history: readonly { readonly text: string }[] }>('GET', path)
  return page.history.at(-1)?.text
}

async function issuesLike(coupon: Coupon) {
  const rows = await market.database.db
    .selectFrom('coupon_issues as own')
    .innerJoin('coupon_issues as all', 'all.coupon_id', 'own.coupon_id')
    .select(['all.state', 'all.expires_at'])
    .where('own.id', '=', await rowIdOf(coupon))
    .orderBy('all.id')
    .execute()
  return rows.map(({ state, expires_at: at }) => [state, at?.getTime() ?? null])
}

test('상품 쿠폰은 상품과 함께 돌아온다', async () => {
  const { buyer } = await aMember(market)
  const { order, coupon } = await anOrderWithLineCoupon(buyer)
  const { refundAmount } = await requested({ buyer, order, ...CANCEL })
  expect([refundAmount, await issuesLike(coupon), await lastTextOf(buyer, coupon)]).toEqual([
    59_000,
    [['USABLE', null]],
    '취소·반품으로 돌려줌',
  ])
})

test('기간이 지난 쿠폰은 구매자 탓이면 사라진다', async () => {
  const { buyer } = await aMember(market)
  const { order, coupon } = await anOrderWithLineCoupon(buyer)
  await runOut(coupon)
  await requested({ buyer, order, ...CANCEL })
  const [issue, ...others] = await issuesLike(coupon)
  expect([issue?.[0], others, await lastTextOf(buyer, coupon)]).toEqual([
    'EXPIRED',
    [],
    '취소·반품, 기간 만료',
  ])
})

test('기간이 지난 쿠폰은 판매자 탓이면 7일 동안 쓸 새 쿠폰으로 돌아온다', async () => {
  const { buyer } = await aMember(market)
  const { order, coupon } = await anOrderWithLineCoupon(buyer)
  await runOut(coupon)
  await refuseSale(market, itemOf(order))
  const [old, ...others] = await issuesLike(coupon)
  expect([old?.[0], others, await lastTextOf(buyer, coupon)]).toEqual([
    'EXPIRED',
    [['USABLE', endOfDayMs(addDays(kstDayOf(market.now()), 7))]],
    '판매자 탓으로 다시 발급',
  ])
})

test('0원 주문은 남은 상품이 없어지면 결제사 없이 환불완료가 되고 쿠폰이 돌아온다', async () => {
  const { buyer } = await aMember(market)
  const goods = await goodsAt(market, [60_000])
  const couponId = await aCoupon(market, { discount_value: 60_000 })
  const { couponIssueIdEncrypt } = await getCoupon(buyer, couponId)
  const { cartIdList } = await addToCart(market, buyer, { goodsId: goods[0] ?? 0 })
  const coupon = { couponIssueIdEncrypt, cartId: cartIdList[0] ?? 0 }
  const body = { ...(await fillWith(buyer, cartIdList, [coupon])), paymentMethodEnum: 'FREE' }
  const placed = await buyer.ask<PlacedOrder>('POST', '/shops/orders', { body })
  const path = `/systems/payments/${placed.paymentGatewayIdEncrypt}/approve-data/zero`
  await buyer.ask('POST', path, { body: {} })
  const order = await showOrder(buyer, placed)
  const { refundAmount, claimStatusEnum } = await requested({ buyer, order, ...CANCEL })
  const { payment } = await showOrder(buyer, order)
  expect([
    order.payment.paymentStatusEnum,
    [refundAmount, claimStatusEnum],
    [payment.paymentStatusEnum, payment.refundList],
    await stateOf(coupon, buyer),
  ]).toEqual(['DEPOSIT_COMPLETE', [0, 'CC'], ['REFUND_COMPLETE', []], 'USABLE'])
})
