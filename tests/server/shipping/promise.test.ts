import { MINUTE_MS } from '@jangteo/core/calendar/day.rules'
import { AREA_ZONES } from '@jangteo/core/shipping/shipping.codes'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import { linesOf, showCart } from '../../support/cart/inCart.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMemberInApp } from '../../support/member.ts'
import { happen, itemOf, type OrderItem, WAY_TO } from '../../support/order/paidOrder.ts'
import { agreeToAccount, atBank, placeBy, read } from '../../support/payment/deposit.ts'
import {
  agreeInWindow,
  approve,
  fillOrder,
  type OrderDetail,
  type PlacedOrder,
  placeOrder,
  putInCart,
  SEOUL,
  showOrder,
} from '../../support/purchase.ts'

/** Ships the same business day before two o'clock, to everywhere. */
const GREEN_TEA = goodsNamed('하동 세작 녹차')
const CAKE = goodsNamed('생화 레터링 생크림 케이크')
const JEJU = { ...SEOUL, zonecode: '63122', roadAddress: '제주 제주시 문연로 6' }
const ULLEUNG = { ...SEOUL, zonecode: '40200', roadAddress: '경북 울릉군 울릉읍 도동길 1' }

let market: TestMarket
beforeEach(async () => {
  market = await openMarket()
})
afterEach(() => market.close())

function goTo(time: string): void {
  market.advance(Date.parse(`${time}+09:00`) - market.now())
}

type Promised = {
  readonly goodsId: number
  readonly promiseList: readonly { readonly areaZoneEnum: string; readonly arrivesOn: string }[]
}

/** The first day that is promised to each zone. */
function daysOf({ promiseList }: Pick<Promised, 'promiseList'>) {
  return AREA_ZONES.map(
    (zone) => promiseList.find(({ areaZoneEnum }) => areaZoneEnum === zone)?.arrivesOn ?? null,
  )
}

async function cardOf(buyer: Buyer, goodsId: number): Promise<Promised> {
  const { store_url } = await market.database.db
    .selectFrom('goods')
    .innerJoin('stores', 'stores.id', 'goods.store_id')
    .select('stores.url as store_url')
    .where('goods.id', '=', goodsId)
    .executeTakeFirstOrThrow()
  const { content } = await buyer.ask<{ content: readonly Promised[] }>(
    'GET',
    `/stores/${store_url}/goods-list?size=100`,
  )
  const card = content.find((each) => each.goodsId === goodsId)
  if (card === undefined) throw new Error(`goods ${goodsId} stand in no list`)
  return card
}

async function pay(buyer: Buyer, order: PlacedOrder): Promise<OrderDetail> {
  await approve(buyer, order, await agreeInWindow(market, { buyer, order }))
  return showOrder(buyer, order)
}

const promiseOf = (order: OrderDetail): OrderItem['promise'] => itemOf(order).promise

test.each([
  ['2026-08-24T13:59:59', '2026-08-25', '2026-08-26'],
  ['2026-08-24T14:00:00', '2026-08-26', '2026-08-27'],
])('%s에는 목록, 상세, 장바구니, 주문서, 주문이 같은 날을 말한다', async (...row) => {
  const [time, day, dayOnJeju] = row
  goTo(time)
  const buyer = aBuyer(market)
  const cartId = await putInCart(buyer, GREEN_TEA)
  const [line] = linesOf(await showCart(buyer))
  const page = await buyer.ask<{ groups: readonly { lines: readonly Promised[] }[] }>(
    'GET',
    `/shops/pages/order?cartIdList=[${cartId}]`,
  )
  const [ordered] = page.groups.flatMap(({ lines }) => lines)
  if (line === undefined || ordered === undefined) throw new Error('the cart has a line')
  const card = await cardOf(buyer, GREEN_TEA)
  const detail = await buyer.ask<Promised>('GET', `/goods/${GREEN_TEA}`)
  const order = await placeOrder(buyer, [cartId])
  const unpaid = await showOrder(buyer, order)
  const paid = await pay(buyer, order)
  expect({
    onTheMainland: [daysOf(card), daysOf(detail)],
    everywhere: [daysOf(line), daysOf(ordered)],
    sold: [promiseOf(unpaid), promiseOf(paid)],
  }).toEqual({
    onTheMainland: [
      [day, null, null],
      [day, null, null],
    ],
    everywhere: [
      [day, dayOnJeju, null],
      [day, dayOnJeju, null],
    ],
    sold: [null, { arrivesOn: day, isLate: false }],
  })
})

test.each([
  ['본토', SEOUL.zonecode, ['2026-08-25', null, null]],
  ['제주', JEJU.zonecode, [null, '2026-08-26', null]],
  ['도서산간', ULLEUNG.zonecode, [null, null, null]],
  ['모르는 곳', null, ['2026-08-25', '2026-08-26', null]],
])('주문 금액은 그 배송지의 도착일만 답한다: %s', async (_where, zonecode, days) => {
  goTo('2026-08-24T09:00:00')
  const buyer = aBuyer(market)
  const cartIdList = [await putInCart(buyer, GREEN_TEA)]
  const sums = await buyer.ask<{ groups: readonly { lines: readonly Promised[] }[] }>(
    'POST',
    '/shops/orders/summary',
    { body: { cartIdList, zonecode } },
  )
  const [line] = sums.groups.flatMap(({ lines }) => lines)
  expect(line && daysOf(line)).toEqual(days)
})

test('마감 전에 주문하고 마감 뒤에 결제해도, 스토어가 마감을 바꿔도 약속한 날은 그대로다', async () => {
  goTo('2026-08-24T13:59:00')
  const buyer = aBuyer(market)
  const order = await placeOrder(buyer, [await putInCart(buyer, GREEN_TEA)])
  market.advance(2 * MINUTE_MS)
  const { db } = market.database
  await db.updateTable('shipping_policies').set({ cutoff_minute: null }).execute()
  const paid = await pay(buyer, order)
  const { promiseList } = await buyer.ask<Promised>('GET', `/goods/${GREEN_TEA}`)
  expect([promiseOf(paid), promiseList]).toEqual([{ arrivesOn: '2026-08-25', isLate: false }, []])
})

test('입금을 기다리는 동안은 약속하지 않고, 입금한 때를 기준으로 약속한다', async () => {
  goTo('2026-08-24T09:00:00')
  const { buyer } = await aMemberInApp(market)
  const order = await placeBy(buyer, 'VIRTUAL_ACCOUNT', GREEN_TEA)
  const issued = await agreeToAccount(market, { buyer, order })
  const awaiting = promiseOf(await showOrder(buyer, order))
  goTo('2026-08-25T15:00:00')
  await atBank(market, issued, { action: 'deposit' })
  await read(market, issued)
  const paid = promiseOf(await showOrder(buyer, order))
  expect([awaiting, paid]).toEqual([null, { arrivesOn: '2026-08-27', isLate: false }])
})

test.each([
  ['제주로는 하루 더 걸리고', JEJU, { arrivesOn: '2026-08-26', isLate: false }],
  ['도서산간은 약속하지 않는다', ULLEUNG, null],
])('%s: %#', async (_where, receiver, promise) => {
  goTo('2026-08-24T09:00:00')
  const buyer = aBuyer(market)
  const { db } = market.database
  await db.updateTable('shipping_policies').set({ area_kind: 'NONE' }).execute()
  const filled = await fillOrder(buyer, [await putInCart(buyer, GREEN_TEA)])
  const body = { ...filled, receiver }
  const order = await buyer.ask<PlacedOrder>('POST', '/shops/orders', { body })
  expect(promiseOf(await pay(buyer, order))).toEqual(promise)
})

test('다른 권역으로 배송지를 바꾸면 약속이 사라지고, 같은 권역이면 남는다', async () => {
  goTo('2026-08-24T09:00:00')
  const buyer = aBuyer(market)
  const { db } = market.database
  await db.updateTable('shipping_policies').set({ area_kind: 'NONE' }).execute()
  const order = await pay(buyer, await placeOrder(buyer, [await putInCart(buyer, GREEN_TEA)]))
  const moveTo = async (receiver: object) => {
    const { ordersIdEncrypt, orderAddressIdEncrypt } = order
    const path = `/orders/manages/${ordersIdEncrypt}/shipping-address/${orderAddressIdEncrypt}`
    await buyer.ask('PATCH', path, { body: { receiver } })
    return promiseOf(await showOrder(buyer, order))
  }
  expect([await moveTo({ ...SEOUL, zonecode: '48058' }), await moveTo(JEJU)]).toEqual([
    { arrivesOn: '2026-08-25', isLate: false },
    null,
  ])
})

test('약속한 날이 지나도 도착하지 않으면 늦다고 하고, 도착하면 말하지 않는다', async () => {
  goTo('2026-08-24T09:00:00')
  const { buyer } = await aMemberInApp(market)
  const order = await pay(buyer, await placeOrder(buyer, [await putInCart(buyer, GREEN_TEA)]))
  await happen(market, itemOf(order), ...WAY_TO.SI)
  goTo('2026-08-25T23:59:59')
  const onTheDay = promiseOf(await showOrder(buyer, order))
  goTo('2026-08-26T00:00:00')
  const after = promiseOf(await showOrder(buyer, order))
  await happen(market, itemOf(order), 'carrier.delivered')
  const delivered = promiseOf(await showOrder(buyer, order))
  expect([onTheDay, after, delivered]).toEqual([
    { arrivesOn: '2026-08-25', isLate: false },
    { arrivesOn: '2026-08-25', isLate: true },
    null,
  ])
})

test('주문 제작 상품과 다 팔린 상품은 약속하지 않는다', async () => {
  const buyer = aBuyer(market)
  const promised = async (goodsId: number) =>
    (await buyer.ask<Promised>('GET', `/goods/${goodsId}`)).promiseList.length
  const before = await promised(GREEN_TEA)
  const { db } = market.database
  await db.updateTable('goods_options').set({ stock: 0 }).execute()
  expect([before, await promised(GREEN_TEA), await promised(CAKE)]).toEqual([2, 0, 0])
})
