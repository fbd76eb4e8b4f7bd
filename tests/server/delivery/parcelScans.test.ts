import { addDays, DAY_MS, endOfDayMs, HOUR_MS, kstDayOf } from '@jangteo/core/calendar/day.rules'
import { recordScan } from '@jangteo/server/delivery/record-scan'
import { handleDeadline } from '@jangteo/server/order/handle-deadline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atOnce } from '../../support/atOnce.ts'
import { aBuyer } from '../../support/buyer.ts'
import { aNumber, scan, ship, track } from '../../support/delivery/parcel.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import {
  buyPicked,
  happen,
  historyOf,
  itemOf,
  itemsOf,
  type OrderItem,
  rowIdOf,
} from '../../support/order/paidOrder.ts'

const GREEN_TEA = goodsNamed('하동 세작 녹차')

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

async function aReadyItem(): Promise<OrderItem> {
  const item = itemOf(await buyPicked(market, aBuyer(market), { goodsId: GREEN_TEA }))
  await happen(market, item, 'seller.acknowledge')
  return item
}

async function aShippedItem(invoice = aNumber()): Promise<OrderItem> {
  const item = await aReadyItem()
  const { status } = await ship(market, item, { courierEnum: 'CJ_LOGISTICS', invoice })
  if (status !== 200) throw new Error(`the item was not shipped: ${status}`)
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

async function scanCountOf(invoice: string): Promise<number> {
  const rows = await market.database.db
    .selectFrom('parcel_scans')
    .select('id')
    .where('invoice_number', '=', invoice)
    .execute()
  return rows.length
}

test('집하준비는 아무것도 바꾸지 않고, 집하부터 배송중, 6단계에 배송완료가 된다', async () => {
  const item = await aShippedItem()
  const seen = [await statusOf(item)]
  for (const level of [1, 2, 3, 4, 5, 6] as const) {
    await scan(market, item, { level })
    seen.push(await statusOf(item))
  }
  expect(seen).toEqual(['SS', 'SS', 'SI', 'SI', 'SI', 'SI', 'SC'])
})

test('배송완료 뒤에 늦게 온 소식은 남기만 하고 되돌리지 않는다', async () => {
  const invoice = aNumber()
  const item = await aShippedItem(invoice)
  await scan(market, item, { level: 6 })
  const before = await historyOf(market, item)
  for (const level of [5, 2, 6] as const) {
    await scan(market, item, { level, place: '늦은 곳', atMs: market.now() - HOUR_MS })
  }
  expect([await statusOf(item), await historyOf(market, item), await scanCountOf(invoice)]).toEqual(
    ['SC', before, 4],
  )
})

test('같은 소식은 두 번 와도 한 번이다', async () => {
  const invoice = aNumber()
  const item = await aShippedItem(invoice)
  const report = { level: 2, place: '하동', atMs: market.now() } as const
  await scan(market, item, report)
  const again = await scan(market, item, report)
  expect([
    again.status,
    await scanCountOf(invoice),
    (await historyOf(market, item)).at(-1),
  ]).toEqual([200, 1, 'carrier carrier.scanned SS>SI'])
})

test('같은 소식이 한꺼번에 여러 번 와도 한 번이고, 상품은 한 걸음만 간다', async () => {
  const invoice = aNumber()
  const item = await aShippedItem(invoice)
  const report = () => scan(market, item, { level: 2, place: '하동', atMs: market.now() })
  const answers = await atOnce(market, 'parcel_scans', [report, report, report])
  const steps = (await historyOf(market, item)).filter((line) => line.includes('scanned'))
  expect([answers.map(({ status }) => status), await scanCountOf(invoice), steps]).toEqual([
    [200, 200, 200],
    1,
    ['carrier carrier.scanned SS>SI'],
  ])
})

test('한 짐에 담긴 것은 다른 주문의 것까지 함께 간다', async () => {
  const invoice = aNumber()
  const buyer = aBuyer(market)
  const picks = [{ goodsId: GREEN_TEA }, { goodsId: GREEN_TEA, option: 1 }]
  const [first, second, left] = [
    ...itemsOf(await buyPicked(market, buyer, ...picks)),
    itemOf(await buyPicked(market, buyer, { goodsId: GREEN_TEA })),
  ]
  if (first === undefined || second === undefined || left === undefined) throw new Error('bought')
  const other = itemOf(await buyPicked(market, aBuyer(market), { goodsId: GREEN_TEA }))
  for (const item of [first, second, other, left]) await happen(market, item, 'seller.acknowledge')
  for (const item of [first, second, other]) {
    await ship(market, item, { courierEnum: 'HANJIN', invoice })
  }
  await ship(market, left, { courierEnum: 'LOTTE', invoice })
  await scan(market, second, { level: 6 })
  expect(await Promise.all([first, second, other, left].map(statusOf))).toEqual([
    'SC',
    'SC',
    'SC',
    'SS',
  ])
})

test('송장을 등록하기 전에 찍힌 짐은 등록하자마자 거기까지 간다', async () => {
  const invoiceNumber = aNumber()
  const parcel = { courier: 'CJ_LOGISTICS', invoiceNumber } as const
  const early = { atMs: market.now() - HOUR_MS, level: 3, place: '옥천HUB', text: '이동' } as const
  await market.runtime.runPromise(recordScan(parcel, early))
  const item = await aShippedItem(invoiceNumber)
  expect([await statusOf(item), (await historyOf(market, item)).slice(-2)]).toEqual([
    'SI',
    ['seller seller.ship SR>SS', 'carrier carrier.scanned SS>SI'],
  ])
})

test('송장 등록과 소식이 한꺼번에 와도 서로 놓치지 않는다', async () => {
  const invoiceNumber = aNumber()
  const item = await aReadyItem()
  const report = { atMs: market.now(), level: 2, place: '하동', text: '집하' } as const
  const parcel = { courier: 'CJ_LOGISTICS', invoiceNumber } as const
  const answers = await Promise.all([
    ship(market, item, { courierEnum: 'CJ_LOGISTICS', invoice: invoiceNumber }),
    market.runtime.runPromise(recordScan(parcel, report)),
  ])
  expect([answers[0].status, await statusOf(item)]).toEqual([200, 'SI'])
})

test('오래전에 같은 번호를 쓰던 짐의 소식은 지금 보낸 상품과 상관없다', async () => {
  const invoiceNumber = aNumber()
  const parcel = { courier: 'CJ_LOGISTICS', invoiceNumber } as const
  const old = { atMs: market.now() - 8 * DAY_MS, level: 6, place: '강남', text: '끝' } as const
  await market.runtime.runPromise(recordScan(parcel, old))
  const buyer = aBuyer(market)
  const item = itemOf(await buyPicked(market, buyer, { goodsId: GREEN_TEA }))
  await happen(market, item, 'seller.acknowledge')
  await ship(market, item, { courierEnum: 'CJ_LOGISTICS', invoice: invoiceNumber })
  const { body } = await track(buyer, item)
  expect([await statusOf(item), body.steps, body.level]).toEqual(['SS', [], 1])
})

test('올 시각으로 온 소식은 지금으로 남긴다', async () => {
  const buyer = aBuyer(market)
  const item = itemOf(await buyPicked(market, buyer, { goodsId: GREEN_TEA }))
  await happen(market, item, 'seller.acknowledge')
  await ship(market, item, { courierEnum: 'CJ_LOGISTICS', invoice: aNumber() })
  await scan(market, item, { level: 2, atMs: market.now() + DAY_MS })
  const { body } = await track(buyer, item)
  expect(body.steps.map(({ at }) => at)).toEqual([new Date(market.now()).toISOString()])
})

test('배송조회를 하지 않는 택배사의 상품과 보내지 않은 상품은 소식을 받지 않는다', async () => {
  const ready = await aReadyItem()
  const direct = await aReadyItem()
  await ship(market, direct, { courierEnum: 'DIRECT' })
  const answers = [
    await scan(market, ready, { level: 2 }),
    await scan(market, direct, { level: 2 }),
  ]
  expect(answers.map(({ status, body }) => [status, 'code' in body ? body.code : null])).toEqual([
    [409, 'DELIVERY_NOT_STARTED'],
    [409, 'DELIVERY_TRACKING_NOT_PROVIDED'],
  ])
})

test('배송조회를 하는 택배사의 상품은 소식이 없어도 배송완료로 치지 않는다', async () => {
  const outcomes = []
  for (const courierEnum of ['CJ_LOGISTICS', 'FREIGHT'] as const) {
    const item = await aReadyItem()
    await ship(market, item, { courierEnum, invoice: aNumber() })
    const dueMs = endOfDayMs(addDays(kstDayOf(market.now()), 7))
    market.advance(dueMs + 1 - market.now())
    const deadline = handleDeadline(await rowIdOf(market, item), 'system.deliveryAssumed')
    await market.runtime.runPromise(deadline)
    outcomes.push(await statusOf(item))
  }
  expect(outcomes).toEqual(['SS', 'SC'])
})
