import type { orderListPage } from '@jangteo/contract/order/orderList.schemas'
import { DAY_MS, kstDayOf } from '@jangteo/core/calendar/day.rules'
import { ORDER_ITEM_FILTERS } from '@jangteo/core/order/orderItem.codes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember, aMemberInApp } from '../../support/member.ts'
import { buyPicked, happen, itemOf, WAY_TO } from '../../support/order/paidOrder.ts'
import { placeOrder, putInCart } from '../../support/purchase.ts'

const GREEN_TEA = goodsNamed('하동 세작 녹차')
const TEAPOT = goodsNamed('진사 도자 찻주전자 450ml')

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

type ListPage = z.output<typeof orderListPage>

function open(buyer: Buyer, query = ''): Promise<ListPage> {
  return buyer.ask('GET', `/orders/pages/order-list${query}`)
}

/** The tabs that show anything. */
async function countsOf(buyer: Buyer, query = ''): Promise<Record<string, number>> {
  const { countList } = await open(buyer, query)
  return Object.fromEntries(
    countList
      .filter(({ count }) => count > 0)
      .map(({ mypageItemStatusEnum, count }) => [mypageItemStatusEnum, count]),
  )
}

test('탭마다 그 탭이 보여 줄 주문을 세고, 결제하지 않은 주문과 남의 주문은 세지 않는다', async () => {
  const { buyer } = await aMember(market)
  await buyPicked(market, (await aMember(market)).buyer, { goodsId: GREEN_TEA })
  await placeOrder(buyer, [await putInCart(buyer, GREEN_TEA)])
  await buyPicked(market, buyer, { goodsId: GREEN_TEA })
  const two = await buyPicked(
    market,
    buyer,
    { goodsId: GREEN_TEA },
    { goodsId: GREEN_TEA, option: 1 },
  )
  await happen(market, itemOf(two), ...WAY_TO.SC)
  const delayed = await buyPicked(market, buyer, { goodsId: TEAPOT })
  await happen(market, itemOf(delayed), ...WAY_TO.SD)
  const { countList } = await open(buyer)
  const totals = []
  for (const filter of ORDER_ITEM_FILTERS) {
    const query = `?mypageItemStatusEnum=${filter}`
    const page = await buyer.ask<{ totalElements: number }>('GET', `/orders/manages${query}`)
    totals.push({ mypageItemStatusEnum: filter, count: page.totalElements })
  }
  expect([await countsOf(buyer), countList]).toEqual([
    { ALL_ORDER: 3, DEPOSIT_COMPLETE: 2, SHIPPING_READY: 1, SHIPPING_COMPLETE: 1 },
    totals,
  ])
})

test('이름과 기간을 말하면 그 안에서 센다', async () => {
  const { buyer } = await aMemberInApp(market)
  await buyPicked(market, buyer, { goodsId: GREEN_TEA })
  const day = kstDayOf(market.now())
  market.advance(3 * DAY_MS)
  await buyPicked(market, buyer, { goodsId: TEAPOT })
  expect([
    await countsOf(buyer, `?goodsName=${encodeURIComponent('찻주전자')}`),
    await countsOf(buyer, `?goodsName=${encodeURIComponent('찻주전자'.normalize('NFD'))}`),
    await countsOf(buyer, `?startDate=${day}&endDate=${day}`),
    await countsOf(buyer, `?goodsName=${encodeURIComponent('없는 것')}`),
  ]).toEqual([
    { ALL_ORDER: 1, DEPOSIT_COMPLETE: 1 },
    { ALL_ORDER: 1, DEPOSIT_COMPLETE: 1 },
    { ALL_ORDER: 1, DEPOSIT_COMPLETE: 1 },
    {},
  ])
})

test('기간 밖의 주문이라도 가장 최근 주문이 언제인지 말하고, 없으면 없다고 한다', async () => {
  const { buyer } = await aMemberInApp(market)
  const without = (await open(buyer)).newestOrderDate
  await buyPicked(market, buyer, { goodsId: TEAPOT })
  market.advance(DAY_MS)
  await buyPicked(market, buyer, { goodsId: GREEN_TEA })
  const day = kstDayOf(market.now())
  market.advance(3 * DAY_MS)
  await placeOrder(buyer, [await putInCart(buyer, GREEN_TEA)])
  const today = kstDayOf(market.now())
  const newest = async (query: string) => (await open(buyer, query)).newestOrderDate
  expect([
    without,
    await newest(`?startDate=${today}&endDate=${today}`),
    await newest(`?goodsName=${encodeURIComponent('찻주전자')}`),
    await newest(`?goodsName=${encodeURIComponent('없는 것')}`),
  ]).toEqual([null, day, kstDayOf(Date.parse(day) - DAY_MS), null])
})

test('조회할 수 있는 기간은 5년 전부터, 한 번에 1년이다', async () => {
  const { buyer } = await aMember(market)
  const { period } = await open(buyer)
  const today = kstDayOf(market.now())
  const yearsAgo = (years: number) => `${Number(today.slice(0, 4)) - years}${today.slice(4)}`
  expect(period).toEqual({
    startDate: yearsAgo(1),
    endDate: today,
    earliestStartDate: yearsAgo(5),
    spanYearsMax: 1,
  })
})

test('끝나는 날만 말하면 그날까지의 한 해를, 조회할 수 있는 날부터 조회한다', async () => {
  const { buyer } = await aMember(market)
  const { earliestStartDate } = (await open(buyer)).period
  const periods = []
  for (const end of ['2024-02-29', earliestStartDate]) {
    const { startDate, endDate } = (await open(buyer, `?endDate=${end}`)).period
    periods.push([startDate, endDate])
  }
  expect(periods).toEqual([
    ['2023-03-01', '2024-02-29'],
    [earliestStartDate, earliestStartDate],
  ])
})

test('조회할 수 없는 기간은 목록처럼 거절한다', async () => {
  const { buyer } = await aMember(market)
  const codes = []
  for (const query of [
    'startDate=2026-08-02&endDate=2026-08-01',
    'startDate=2024-01-01&endDate=2026-01-01',
    'startDate=2010-01-01&endDate=2010-01-02',
  ]) {
    const { status, body } = await buyer.call('GET', `/orders/pages/order-list?${query}`)
    codes.push([status, body.code])
  }
  const guest = await aBuyer(market).call('GET', '/orders/pages/order-list')
  expect([codes, guest.body.code]).toEqual([
    [
      [422, 'PERIOD_START_AFTER_END'],
      [422, 'PERIOD_TOO_LONG'],
      [422, 'PERIOD_TOO_OLD'],
    ],
    'SESSION_REQUIRED',
  ])
})
