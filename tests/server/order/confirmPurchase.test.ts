import { afterAll, beforeAll, expect, test } from 'vitest'
import { atOnce } from '../../support/atOnce.ts'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import {
  buyPicked,
  confirm,
  happen,
  historyOf,
  itemOf,
  itemsOf,
  type OrderItem,
  rowIdOf,
  WAY_TO,
} from '../../support/order/paidOrder.ts'

/** Sold with add-ons. */
const TEAPOT = goodsNamed('진사 도자 찻주전자 450ml')
const GREEN_TEA = goodsNamed('하동 세작 녹차')

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

const DONE = { status: 200, body: { done: true } }
const NOT_FOUND = {
  status: 404,
  body: {
    code: 'ORDER_ITEM_NOT_FOUND',
    message: '주문한 상품을 찾을 수 없어요.',
    status: 404,
    data: null,
  },
}
const NOT_CONFIRMABLE = {
  status: 409,
  body: {
    code: 'ORDER_ITEM_NOT_CONFIRMABLE',
    message: '지금은 구매확정할 수 없는 상품이에요.',
    status: 409,
    data: null,
  },
}

/** An item of an order of its own that has got so far. */
async function anItem(buyer: Buyer, state: 'DC' | keyof typeof WAY_TO): Promise<OrderItem> {
  const item = itemOf(await buyPicked(market, buyer, { goodsId: GREEN_TEA }))
  await happen(market, item, ...(state === 'DC' ? [] : WAY_TO[state]))
  return item
}

async function statusOf(item: OrderItem): Promise<string> {
  const { status } = await market.database.db
    .selectFrom('order_items')
    .select('status')
    .where('id', '=', await rowIdOf(market, item))
    .executeTakeFirstOrThrow()
  return status
}

test.each(['SI', 'SC'] as const)(
  '%s 상품은 구매확정할 수 있고 확정한 사람과 때가 남는다',
  async (state) => {
    const { buyer } = await aMember(market)
    const item = await anItem(buyer, state)
    const answer = await confirm(buyer, item)
    const last = await market.database.db
      .selectFrom('order_item_history')
      .select(['actor', 'event', 'from_status', 'to_status', 'at'])
      .where('order_item_id', '=', await rowIdOf(market, item))
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect([answer, await statusOf(item), last]).toEqual([
      DONE,
      'BF',
      {
        actor: 'buyer',
        event: 'buyer.confirm',
        from_status: state,
        to_status: 'BF',
        at: new Date(market.now()),
      },
    ])
  },
)

test.each(['DC', 'SR', 'SD', 'SS'] as const)('%s 상품은 아직 구매확정할 수 없다', async (state) => {
  const buyer = aBuyer(market)
  const item = await anItem(buyer, state)
  expect([await confirm(buyer, item), await statusOf(item)]).toEqual([NOT_CONFIRMABLE, state])
})

test('여러 주문의 상품을 한 번에 확정하고, 다시 확정하거나 거듭 적어도 그대로다', async () => {
  const { buyer } = await aMember(market)
  const first = await anItem(buyer, 'SC')
  const second = await anItem(buyer, 'SI')
  const answers = [
    await confirm(buyer, second, first, second),
    await confirm(buyer, first, second),
    await confirm(buyer, first),
  ]
  const confirmations = [...(await historyOf(market, first)), ...(await historyOf(market, second))]
  expect([answers, confirmations.filter((row) => row.startsWith('buyer'))]).toEqual([
    [DONE, DONE, DONE],
    ['buyer buyer.confirm SC>BF', 'buyer buyer.confirm SI>BF'],
  ])
})

test('하나라도 확정할 수 없으면 아무것도 확정하지 않는다', async () => {
  const { buyer } = await aMember(market)
  const ready = await anItem(buyer, 'SC')
  const early = await anItem(buyer, 'SS')
  const { buyer: other } = await aMember(market)
  const theirs = await anItem(other, 'SC')
  expect([
    await confirm(buyer, ready, early),
    await confirm(buyer, ready, theirs),
    await statusOf(ready),
    await statusOf(theirs),
  ]).toEqual([NOT_CONFIRMABLE, NOT_FOUND, 'SC', 'SC'])
})

test('남의 상품은 없는 상품이다', async () => {
  const { buyer: member } = await aMember(market)
  const ofMember = await anItem(member, 'SC')
  const guest = aBuyer(market)
  const ofGuest = await anItem(guest, 'SC')
  const otherGuest = aBuyer(market)
  await anItem(otherGuest, 'DC')
  expect([
    await confirm(guest, ofMember),
    await confirm(member, ofGuest),
    await confirm(otherGuest, ofGuest),
  ]).toEqual([NOT_FOUND, NOT_FOUND, NOT_FOUND])
})

test('한꺼번에 확정해도 모두 되고 한 번만 남는다', async () => {
  const { buyer } = await aMember(market)
  const item = await anItem(buyer, 'SC')
  const once = () => confirm(buyer, item)
  const answers = await atOnce(market, 'order_items', [once, once, once])
  const rows = await historyOf(market, item)
  expect([answers, rows.filter((row) => row.startsWith('buyer'))]).toEqual([
    [DONE, DONE, DONE],
    ['buyer buyer.confirm SC>BF'],
  ])
})

test('두 주문을 서로 다른 차례로 한꺼번에 확정해도 서로를 기다리다 멈추지 않는다', async () => {
  const { buyer } = await aMember(market)
  const first = await anItem(buyer, 'SC')
  const second = await anItem(buyer, 'SC')
  const answers = await atOnce(market, 'order_items', [
    () => confirm(buyer, first, second),
    () => confirm(buyer, second, first),
  ])
  expect(answers).toEqual([DONE, DONE])
})

test('본상품과 추가상품은 따로 확정한다', async () => {
  const buyer = aBuyer(market)
  const order = await buyPicked(market, buyer, { goodsId: TEAPOT, addons: { 0: 1 } })
  const [main, addon] = itemsOf(order)
  if (main === undefined || addon === undefined) throw new Error('two items were bought')
  await happen(market, main, ...WAY_TO.SC)
  await happen(market, addon, ...WAY_TO.SC)
  await confirm(buyer, addon)
  expect([await statusOf(main), await statusOf(addon)]).toEqual(['SC', 'BF'])
})

test('고르지 않으면 입력 오류다', async () => {
  const { status, body } = await (
    await aMember(market)
  ).buyer.call('PATCH', '/orders/ships/change-status/finish', {
    body: { orderItemIdEncryptList: [] },
  })
  expect([status, body.code]).toEqual([400, 'BAD_INPUT'])
})
