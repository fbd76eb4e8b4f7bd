import type { orderCard } from '@jangteo/contract/order/order.schemas'
import { addDays, DAY_MS, kstDayOf } from '@jangteo/core/calendar/day.rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { type Buyer, aBuyer } from '../../support/buyer.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember, aMemberInApp } from '../../support/member.ts'
import {
  buyPicked,
  confirm,
  happen,
  itemOf,
  itemsOf,
  WAY_TO,
} from '../../support/order/paidOrder.ts'
import { placeOrder, putInCart } from '../../support/purchase.ts'
import { aProduct } from '../../support/stock.ts'

const GREEN_TEA = goodsNamed('하동 세작 녹차')

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

type OrderPage = {
  readonly content: readonly z.output<typeof orderCard>[]
  readonly number: number
  readonly last: boolean
  readonly totalElements: number
  readonly totalPages: number
}

function list(buyer: Buyer, query = ''): Promise<OrderPage> {
  return buyer.ask('GET', `/orders/manages${query}`)
}

/** The numbers of the listed orders. */
async function numbersOf(buyer: Buyer, query: string): Promise<string[]> {
  const { content } = await list(buyer, query)
  return content.map(({ orderNumber }) => orderNumber)
}

const buyTea = async (buyer: Buyer) => await buyPicked(market, buyer, { goodsId: GREEN_TEA })

test('목록의 주문은 주문 상세와 같은 모습이고, 결제하지 않은 주문과 남의 주문은 없다', async () => {
  const { buyer } = await aMember(market)
  const { buyer: other } = await aMember(market)
  await buyTea(other)
  const order = await buyTea(buyer)
  await placeOrder(buyer, [await putInCart(buyer, GREEN_TEA)])
  const { ordersIdEncrypt, orderNumber, orderedAt, payableAmount, currencyCode, groups } = order
  expect(await list(buyer)).toEqual({
    content: [
      {
        ordersIdEncrypt,
        orderNumber,
        orderedAt,
        payableAmount,
        currencyCode,
        depositAccount: null,
        groups,
      },
    ],
    number: 0,
    last: true,
    totalElements: 1,
    totalPages: 1,
  })
})

test('새 주문부터 한 쪽씩, 마지막 쪽까지 빠짐없이 보여 준다', async () => {
  const { buyer } = await aMember(market)
  const placed: string[] = []
  for (let count = 0; count < 5; count += 1) placed.unshift((await buyTea(buyer)).orderNumber)
  const pages = await Promise.all([0, 1, 2, 3].map((page) => list(buyer, `?size=2&page=${page}`)))
  const toNumbers = ({ content, ...page }: OrderPage) => ({
    ...page,
    orders: content.map(({ orderNumber }) => orderNumber),
  })
  const rest = { totalElements: 5, totalPages: 3 }
  expect(pages.map(toNumbers)).toEqual([
    { orders: placed.slice(0, 2), number: 0, last: false, ...rest },
    { orders: placed.slice(2, 4), number: 1, last: false, ...rest },
    { orders: placed.slice(4), number: 2, last: true, ...rest },
    { orders: [], number: 3, last: true, ...rest },
  ])
})

test('주문이 없으면 빈 마지막 쪽이다', async () => {
  const { buyer } = await aMember(market)
  expect(await list(buyer)).toEqual({
    content: [],
    number: 0,
    last: true,
    totalElements: 0,
    totalPages: 0,
  })
})

test.each(['page=-1', 'page=1.5', 'size=0', 'size=101', 'page=x', 'mypageItemStatusEnum=ALL'])(
  '쪽이나 탭이 아니면 거절한다: %s',
  async (query) => {
    const { buyer } = await aMember(market)
    const { status, body } = await buyer.call('GET', `/orders/manages?${query}`)
    const { issues } = body.data as { issues: { path: string }[] }
    expect([status, body.code, issues.map(({ path }) => path)]).toEqual([
      400,
      'BAD_INPUT',
      [query.split('=')[0]],
    ])
  },
)

test('탭은 그 상태의 상품이 하나라도 있는 주문을 보여 준다', async () => {
  const { buyer } = await aMember(market)
  const paid = await buyTea(buyer)
  const ready = await buyTea(buyer)
  const delayed = await buyTea(buyer)
  const shipped = await buyTea(buyer)
  const moving = await buyTea(buyer)
  const two = await buyPicked(
    market,
    buyer,
    { goodsId: GREEN_TEA },
    { goodsId: GREEN_TEA, option: 1 },
  )
  const done = await buyTea(buyer)
  await happen(market, itemOf(ready), ...WAY_TO.SR)
  await happen(market, itemOf(delayed), ...WAY_TO.SD)
  await happen(market, itemOf(shipped), ...WAY_TO.SS)
  await happen(market, itemOf(moving), ...WAY_TO.SI)
  await happen(market, itemOf(two), ...WAY_TO.SC)
  await happen(market, itemOf(done), ...WAY_TO.SC)
  await confirm(buyer, itemOf(done))
  const tabs = [
    'ALL_ORDER',
    'DEPOSIT_READY',
    'DEPOSIT_COMPLETE',
    'SHIPPING_READY',
    'SHIPPING_ING',
    'SHIPPING_COMPLETE',
    'CANCEL',
    'EXCHANGE',
    'RETURN',
    'ALL_CLAIM',
  ]
  const shown = await Promise.all(
    tabs.map((tab) => numbersOf(buyer, `?mypageItemStatusEnum=${tab}`)),
  )
  const numbers = (...orders: readonly { orderNumber: string }[]) =>
    orders.map(({ orderNumber }) => orderNumber)
  expect(Object.fromEntries(tabs.map((tab, index) => [tab, shown[index]]))).toEqual({
    ALL_ORDER: numbers(done, two, moving, shipped, delayed, ready, paid),
    DEPOSIT_READY: [],
    DEPOSIT_COMPLETE: numbers(two, paid),
    SHIPPING_READY: numbers(delayed, ready),
    SHIPPING_ING: numbers(moving, shipped),
    SHIPPING_COMPLETE: numbers(two),
    CANCEL: [],
    EXCHANGE: [],
    RETURN: [],
    ALL_CLAIM: [],
  })
})

test('탭으로 골라도 주문의 모든 상품을 보여 준다', async () => {
  const { buyer } = await aMember(market)
  const order = await buyPicked(
    market,
    buyer,
    { goodsId: GREEN_TEA },
    { goodsId: GREEN_TEA, option: 1 },
  )
  await happen(market, itemOf(order), ...WAY_TO.SC)
  const { content } = await list(buyer, '?mypageItemStatusEnum=SHIPPING_COMPLETE')
  expect(content.map((card) => itemsOf(card).map((item) => item.orderItemStatusEnum))).toEqual([
    ['SC', 'DC'],
  ])
})

test('상품 이름의 한 부분으로 찾고, %와 _와 \\는 글자 그대로 찾는다', async () => {
  const { buyer } = await aMember(market)
  const names = ['100% 순면_셔츠 Basic', '100 순면 셔츠', String.raw`줄 \ 무늬`]
  for (const name of names) {
    await buyPicked(market, buyer, { goodsId: await aProduct(market, GREEN_TEA, { name }) })
  }
  const found = async (text: string) => {
    const { content } = await list(buyer, `?goodsName=${encodeURIComponent(text)}`)
    return content.map((card) => itemOf(card).goodsName)
  }
  const [percent, plain, stripe] = names
  expect({
    셔츠: await found('셔츠'),
    '0%': await found('0%'),
    '%': await found('%'),
    면_셔: await found('면_셔'),
    '\\': await found('\\'),
    basic: await found('basic'),
    빈칸: await found('  순면 '),
    없음: await found('바지'),
  }).toEqual({
    셔츠: [plain, percent],
    '0%': [percent],
    '%': [percent],
    면_셔: [percent],
    '\\': [stripe],
    basic: [percent],
    빈칸: [plain, percent],
    없음: [],
  })
})

test('한국 날짜로 첫날의 처음부터 마지막 날의 끝까지 찾는다', async () => {
  const { buyer } = await aMemberInApp(market)
  const day = (offset: number) => addDays(kstDayOf(market.now()), offset)
  const midnight = Date.parse(`${day(1)}T00:00:00+09:00`)
  market.advance(midnight - 1 - market.now())
  const lastMoment = (await buyTea(buyer)).orderNumber
  market.advance(1)
  const firstMoment = (await buyTea(buyer)).orderNumber
  const [yesterday, today, tomorrow] = [day(-1), day(0), day(1)]
  const between = (start: string, end: string) =>
    numbersOf(buyer, `?startDate=${start}&endDate=${end}`)
  expect([
    await between(yesterday, yesterday),
    await between(today, today),
    await between(yesterday, today),
    await between(tomorrow, tomorrow),
  ]).toEqual([[lastMoment], [firstMoment], [firstMoment, lastMoment], []])
})

test('기간을 말하지 않으면 지난 한 해, 끝만 말하면 그날까지 한 해를 찾는다', async () => {
  const { buyer } = await aMemberInApp(market)
  const order = await buyTea(buyer)
  const day = kstDayOf(market.now())
  const inAYear = await numbersOf(buyer, '')
  market.advance(367 * DAY_MS)
  expect([
    inAYear,
    await numbersOf(buyer, ''),
    await numbersOf(buyer, `?endDate=${day}`),
    await numbersOf(buyer, `?startDate=${day}&endDate=${day}`),
  ]).toEqual([[order.orderNumber], [], [order.orderNumber], [order.orderNumber]])
})

const refusal = (code: string, message: string) => ({
  status: 422,
  body: { code, message, status: 422, data: null },
})

test('찾을 수 없는 기간은 까닭을 알려 준다', async () => {
  const { buyer } = await aMember(market)
  const today = kstDayOf(market.now())
  const year = Number(today.slice(0, 4))
  const dayOf = (years: number) => `${year + years}${today.slice(4)}`
  const ask = (start: string, end: string) =>
    buyer.call('GET', `/orders/manages?startDate=${start}&endDate=${end}`)
  expect([
    await ask(today, addDays(today, -1)),
    await ask(dayOf(-1), addDays(today, 1)),
    await ask(addDays(dayOf(-5), -1), dayOf(-5)),
    (await ask(dayOf(-1), today)).status,
    (await ask(dayOf(-5), dayOf(-4))).status,
    (await ask('2026-02-30', today)).body.code,
  ]).toEqual([
    refusal('PERIOD_START_AFTER_END', '시작일이 종료일보다 늦어요.'),
    refusal('PERIOD_TOO_LONG', '조회 기간은 최대 1년이에요.'),
    refusal('PERIOD_TOO_OLD', '최근 5년까지만 조회할 수 있어요.'),
    200,
    200,
    'BAD_INPUT',
  ])
})

test('비회원에게는 목록이 없다', async () => {
  const { status, body } = await aBuyer(market).call('GET', '/orders/manages')
  expect([status, body.code]).toEqual([401, 'SESSION_REQUIRED'])
})
