import { afterAll, beforeAll, expect, test } from 'vitest'
import { atOnce } from '../../support/atOnce.ts'
import { aBuyer } from '../../support/buyer.ts'
import { aNumber, scan, ship, track } from '../../support/delivery/parcel.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { dueTimes } from '../../support/claim/claimDesk.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { buyPicked, happen, itemOf, rowIdOf } from '../../support/order/paidOrder.ts'
import { showOrder } from '../../support/purchase.ts'

const GREEN_TEA = goodsNamed('하동 세작 녹차')

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

async function aShipped(parcel: Parameters<typeof ship>[2]) {
  const buyer = aBuyer(market)
  const order = await buyPicked(market, buyer, { goodsId: GREEN_TEA })
  const item = itemOf(order)
  await happen(market, item, 'seller.acknowledge')
  await ship(market, item, parcel)
  return { buyer, order, item }
}

type Shipped = Awaited<ReturnType<typeof aShipped>>

function removeInvoice({ item }: Pick<Shipped, 'item'>) {
  const path = `/dev/desk/order-items/${item.orderItemIdEncrypt}/events`
  const body = { type: 'seller.removeInvoice' }
  return aBuyer(market).call<{ code?: string }>('POST', path, { body })
}

const statusOf = async ({ buyer, order }: Shipped) =>
  itemOf(await showOrder(buyer, order)).orderItemStatusEnum

const historyOf = async ({ item }: Shipped) => {
  const rows = await market.database.db
    .selectFrom('order_item_history')
    .select(['event'])
    .where('order_item_id', '=', await rowIdOf(market, item))
    .orderBy('id')
    .execute()
  return rows.map(({ event }) => event)
}

const parcelOf = async ({ item }: Shipped) =>
  market.database.db
    .selectFrom('order_items')
    .select(['courier', 'invoice_number', 'shipped_at'])
    .where('id', '=', await rowIdOf(market, item))
    .executeTakeFirst()

test('잘못 적은 송장은 취소되고, 옛 번호는 구매자의 배송조회에서 사라지고, 새 번호로 다시 보낸다', async () => {
  const wrong = aNumber()
  const right = aNumber()
  const shipped = await aShipped({ courierEnum: 'CJ_LOGISTICS', invoice: wrong })
  const before = await track(shipped.buyer, shipped.item)
  const removed = await removeInvoice(shipped)
  const after = await track<{ code: string }>(shipped.buyer, shipped.item)
  const status = await statusOf(shipped)
  const jobs = await dueTimes(market, `assume-delivery:${await rowIdOf(market, shipped.item)}`)
  const row = await parcelOf(shipped)
  await ship(market, shipped.item, { courierEnum: 'CJ_LOGISTICS', invoice: right })
  await scan(market, shipped.item, { level: 3 })
  const again = await track(shipped.buyer, shipped.item)
  expect({
    before: before.body.invoice,
    removed: [removed.status, status, jobs],
    row,
    after: [after.status, after.body.code],
    again: [again.body.invoice, await statusOf(shipped)],
  }).toEqual({
    before: wrong,
    removed: [200, 'SR', []],
    row: { courier: null, invoice_number: null, shipped_at: null },
    after: [409, 'DELIVERY_NOT_STARTED'],
    again: [right, 'SI'],
  })
})

test('택배사가 하나라도 알린 송장은 취소되지 않는다', async () => {
  const invoice = aNumber()
  const shipped = await aShipped({ courierEnum: 'CJ_LOGISTICS', invoice })
  await scan(market, shipped.item, { level: 1 })
  const { status, body } = await removeInvoice(shipped)
  const tracked = await track(shipped.buyer, shipped.item)
  expect([status, body.code, await statusOf(shipped), tracked.body.invoice]).toEqual([
    409,
    'ORDER_ITEM_PARCEL_SCANNED',
    'SS',
    invoice,
  ])
})

test('배송지연이던 상품도 배송준비중이 되고, 마지막으로 알린 발송예정일이 남는다', async () => {
  const buyer = aBuyer(market)
  const order = await buyPicked(market, buyer, { goodsId: GREEN_TEA })
  const item = itemOf(order)
  await happen(market, item, 'seller.delay')
  const delayed = itemOf(await showOrder(buyer, order)).shipDue
  await ship(market, item, { courierEnum: 'CJ_LOGISTICS', invoice: aNumber() })
  await removeInvoice({ item })
  const { orderItemStatusEnum, shipDue } = itemOf(await showOrder(buyer, order))
  expect([orderItemStatusEnum, shipDue]).toEqual(['SR', delayed])
})

test('두 데스크가 동시에 취소해도 한 번만 취소된다', async () => {
  const shipped = await aShipped({ courierEnum: 'CJ_LOGISTICS', invoice: aNumber() })
  const twice = [1, 2].map(() => () => removeInvoice(shipped))
  const answers = await atOnce(market, 'order_items', twice)
  const history = await historyOf(shipped)
  expect({
    answers: answers.map(({ status }) => status).toSorted((a, b) => a - b),
    removals: history.filter((event) => event === 'seller.removeInvoice').length,
  }).toEqual({ answers: [200, 409], removals: 1 })
})

test('송장을 취소하는 동시에 택배사가 알리면 둘 중 하나만 이긴다', async () => {
  const shipped = await aShipped({ courierEnum: 'CJ_LOGISTICS', invoice: aNumber() })
  const [removed] = await atOnce(market, 'order_items', [
    () => removeInvoice(shipped),
    () => scan(market, shipped.item, { level: 3 }),
  ])
  expect([removed?.status, await statusOf(shipped)]).toEqual(
    removed?.status === 200 ? [200, 'SR'] : [409, 'SI'],
  )
})
