import { passDeadline } from '@jangteo/server/order/pass-deadline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { buy, type OrderDetail, type PlacedOrder, showOrder } from '../../support/purchase.ts'

const STRAWBERRIES = 2
const DAY_MS = 24 * 60 * 60 * 1000
/** 2026-08-22 14:00 in Korea to the end of the seventh day after it. */
const TO_AUTO_CONFIRM_MS = 7 * DAY_MS + 10 * 60 * 60 * 1000

type DeskItem = {
  readonly orderItemIdEncrypt: string
  readonly orderItemStatusEnum: string
  readonly events: readonly { readonly type: string; readonly actor: string }[]
}

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

async function paidOrder(): Promise<{ readonly buyer: Buyer; readonly order: PlacedOrder }> {
  const buyer = aBuyer(market)
  return { buyer, order: await buy(market, buyer, STRAWBERRIES) }
}

function itemOf(order: OrderDetail) {
  const [item] = order.groups.flatMap(({ items }) => items)
  if (item === undefined) throw new Error('an order has an item')
  return item
}

async function send(itemId: string, ...types: readonly string[]): Promise<DeskItem> {
  const desk = aBuyer(market)
  let item: DeskItem | undefined
  for (const type of types) {
    item = await desk.ask('POST', `/dev/desk/order-items/${itemId}/events`, { body: { type } })
  }
  if (item === undefined) throw new Error('nothing was sent')
  return item
}

const DELIVERY = ['seller.acknowledge', 'seller.ship', 'carrier.scanned', 'carrier.delivered']

async function deliveredOrder() {
  const { buyer, order } = await paidOrder()
  const item = itemOf(await showOrder(buyer, order))
  await send(item.orderItemIdEncrypt, ...DELIVERY)
  return { buyer, order, itemId: item.orderItemIdEncrypt }
}

const confirm = (buyer: Buyer, itemIds: readonly string[]) =>
  buyer.call('PATCH', '/orders/ships/change-status/finish', {
    body: { orderItemIdEncryptList: itemIds },
  })

async function rowIdOf(order: PlacedOrder): Promise<number> {
  const row = await market.database.db
    .selectFrom('order_items')
    .select('id')
    .where('order_id', '=', Number(order.orderNumber.slice(8)))
    .executeTakeFirstOrThrow()
  return row.id
}

async function historyOf(order: PlacedOrder): Promise<readonly string[]> {
  const rows = await market.database.db
    .selectFrom('order_item_history')
    .selectAll()
    .where('order_item_id', '=', await rowIdOf(order))
    .orderBy('id')
    .execute()
  return rows.map((row) => `${row.actor} ${row.event} ${row.from_status}>${row.to_status}`)
}

test('데스크가 보낸 일마다 누가 무엇을 했는지 남고 구매확정에서 끝난다', async () => {
  const { buyer, order, itemId } = await deliveredOrder()
  const { status } = await confirm(buyer, [itemId])
  const item = itemOf(await showOrder(buyer, order))
  expect({ status, actions: item.actions, history: await historyOf(order) }).toEqual({
    status: 200,
    actions: ['BUY_AGAIN'],
    history: [
      'gateway payment.completed PW>DC',
      'seller seller.acknowledge DC>SR',
      'seller seller.ship SR>SS',
      'carrier carrier.scanned SS>SI',
      'carrier carrier.delivered SI>SC',
      'buyer buyer.confirm SC>BF',
    ],
  })
})

test('배송완료한 상품에는 송장과 자동 확정일이 있고 구매확정할 수 있다', async () => {
  const { buyer, order } = await deliveredOrder()
  const item = itemOf(await showOrder(buyer, order))
  const { actions, courier, autoConfirmAt, orderItemStatusEnum } = item
  expect({ actions, courier, autoConfirmAt, orderItemStatusEnum }).toEqual({
    actions: ['CONFIRM'],
    courier: '장터택배',
    autoConfirmAt: '2026-08-29T14:59:59.999Z',
    orderItemStatusEnum: 'SC',
  })
})

test('동시에, 그리고 다시 구매확정해도 한 번만 남는다', async () => {
  const { buyer, order, itemId } = await deliveredOrder()
  const both = await Promise.all([confirm(buyer, [itemId]), confirm(buyer, [itemId])])
  const again = await confirm(buyer, [itemId])
  const confirmations = (await historyOf(order)).filter((row) => row.startsWith('buyer'))
  expect({ statuses: [...both, again].map(({ status }) => status), confirmations }).toEqual({
    statuses: [200, 200, 200],
    confirmations: ['buyer buyer.confirm SC>BF'],
  })
})

test('하나라도 확정할 수 없으면 아무것도 확정하지 않는다', async () => {
  const { buyer, order, itemId } = await deliveredOrder()
  const unshipped = await buy(market, buyer, STRAWBERRIES)
  const other = itemOf(await showOrder(buyer, unshipped)).orderItemIdEncrypt
  const { status, body } = await confirm(buyer, [itemId, other])
  const item = itemOf(await showOrder(buyer, order))
  expect([status, body.code, item.orderItemStatusEnum]).toEqual([
    409,
    'ORDER_ITEM_NOT_CONFIRMABLE',
    'SC',
  ])
})

test('남의 상품은 확정할 수 없다', async () => {
  const { itemId } = await deliveredOrder()
  const { buyer } = await paidOrder()
  const { status, body } = await confirm(buyer, [itemId])
  expect([status, body.code]).toEqual([404, 'ORDER_ITEM_NOT_FOUND'])
})

test('데스크는 도표에 없는 일을 보내지 못한다', async () => {
  const { buyer, order } = await paidOrder()
  const item = itemOf(await showOrder(buyer, order))
  const path = `/dev/desk/order-items/${item.orderItemIdEncrypt}/events`
  const { status, body } = await aBuyer(market).call('POST', path, {
    body: { type: 'carrier.delivered' },
  })
  expect([status, body.code]).toEqual([409, 'ORDER_ITEM_STATUS_CHANGED'])
})

test('개발 화면을 열지 않은 장터에는 데스크가 없다', async () => {
  const closed = await openMarket({ servesDevOnly: false })
  const { status, body } = await aBuyer(closed).call('GET', '/dev/desk/order-items')
  await closed.close()
  expect([status, body.code]).toEqual([404, 'NOT_FOUND'])
})

test('배송완료 뒤 꽉 찬 7일이 지나야 저절로 구매확정된다', async () => {
  const early = await openMarket()
  const buyer = aBuyer(early)
  const order = await buy(early, buyer, STRAWBERRIES)
  const { orderItemIdEncrypt } = itemOf(await showOrder(buyer, order))
  for (const type of DELIVERY) {
    await buyer.ask('POST', `/dev/desk/order-items/${orderItemIdEncrypt}/events`, {
      body: { type },
    })
  }
  const statusAfter = async (ms: number) => {
    early.advance(ms)
    await early.runtime.runPromise(passDeadline(1, 'system.autoConfirmDue'))
    const row = await early.database.db
      .selectFrom('order_items')
      .select('status')
      .executeTakeFirstOrThrow()
    return row.status
  }
  const statuses = [await statusAfter(TO_AUTO_CONFIRM_MS - 1), await statusAfter(1)]
  await early.close()
  expect(statuses).toEqual(['SC', 'BF'])
})
