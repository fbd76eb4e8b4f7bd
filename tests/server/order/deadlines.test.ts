import { addDays, DAY_MS, endOfDayMs, kstDayOf } from '@jangteo/core/calendar/day.rules'
import { handleDeadline } from '@jangteo/server/order/handle-deadline'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { goodsNamed } from '../../support/demoGoods.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMemberInApp } from '../../support/member.ts'
import {
  buyPicked,
  confirm,
  happen,
  historyOf,
  itemOf,
  type OrderItem,
  rowIdOf,
  WAY_TO,
} from '../../support/order/paidOrder.ts'
import { aBuyer } from '../../support/buyer.ts'

const GREEN_TEA = goodsNamed('하동 세작 녹차')

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

/** The last moment of the seventh day after the one on which the test begins. */
let dueMs: number
beforeEach(() => {
  dueMs = endOfDayMs(addDays(kstDayOf(market.now()), 7))
})

async function anItem(...way: Parameters<typeof happen>[2][]): Promise<OrderItem> {
  const item = itemOf(await buyPicked(market, aBuyer(market), { goodsId: GREEN_TEA }))
  await happen(market, item, ...way)
  return item
}

type Deadline = Parameters<typeof handleDeadline>[1]

async function statusAfter(item: OrderItem, deadline: Deadline, atMs: number): Promise<string> {
  const id = await rowIdOf(market, item)
  market.advance(atMs - market.now())
  await market.runtime.runPromise(handleDeadline(id, deadline))
  const { status } = await market.database.db
    .selectFrom('order_items')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return status
}

async function jobsOf(item: OrderItem) {
  const id = await rowIdOf(market, item)
  const { rows } = await sql<{ key: string; at: string }>`
    SELECT key, run_at AS at FROM graphile_worker.jobs
    WHERE key LIKE ${`%:${id}`} AND key NOT LIKE 'expire%' AND key NOT LIKE 'mail-%' ORDER BY key
  `.execute(market.database.db)
  return rows.map(({ key, at }) => `${key.split(':')[0]} ${new Date(at).toISOString()}`)
}

test('배송완료한 지 꽉 찬 7일이 지나야 저절로 구매확정된다', async () => {
  const item = await anItem(...WAY_TO.SC)
  const jobs = await jobsOf(item)
  const early = await statusAfter(item, 'system.autoConfirmDue', dueMs)
  const due = await statusAfter(item, 'system.autoConfirmDue', dueMs + 1)
  const rows = await historyOf(market, item)
  const at = new Date(dueMs + 1).toISOString()
  expect({ jobs, early, due, last: rows.at(-1) }).toEqual({
    jobs: [`assume-delivery ${at}`, `auto-confirm ${at}`],
    early: 'SC',
    due: 'BF',
    last: 'system system.autoConfirmDue SC>BF',
  })
})

test.each([
  ['SS', WAY_TO.SS],
  ['SI', WAY_TO.SI],
] as const)('%s에서 소식이 없으면 보낸 지 꽉 찬 7일 뒤에 배송완료로 친다', async (state, way) => {
  const item = await anItem(...way)
  const early = await statusAfter(item, 'system.deliveryAssumed', dueMs)
  const due = await statusAfter(item, 'system.deliveryAssumed', dueMs + 1)
  const rows = await historyOf(market, item)
  expect({ early, due, last: rows.at(-1) }).toEqual({
    early: state,
    due: 'SC',
    last: `system system.deliveryAssumed ${state}>SC`,
  })
})

test('배송완료로 친 날부터 다시 7일을 센다', async () => {
  const item = await anItem(...WAY_TO.SS)
  await statusAfter(item, 'system.deliveryAssumed', dueMs + 1)
  const secondDueMs = dueMs + 8 * DAY_MS
  expect([
    (await jobsOf(item)).at(-1),
    await statusAfter(item, 'system.autoConfirmDue', secondDueMs),
    await statusAfter(item, 'system.autoConfirmDue', secondDueMs + 1),
  ]).toEqual([`auto-confirm ${new Date(secondDueMs + 1).toISOString()}`, 'SC', 'BF'])
})

test('밤늦게 받아도 그날이 아니라 다음 날부터 7일을 센다', async () => {
  market.advance(endOfDayMs(kstDayOf(market.now())) - market.now())
  const item = await anItem(...WAY_TO.SC)
  expect([
    await statusAfter(item, 'system.autoConfirmDue', dueMs),
    await statusAfter(item, 'system.autoConfirmDue', dueMs + 1),
  ]).toEqual(['SC', 'BF'])
})

test('그사이 구매자가 확정했거나 아직 오지 않았으면 아무 일도 없다', async () => {
  const { buyer } = await aMemberInApp(market)
  const confirmed = itemOf(await buyPicked(market, buyer, { goodsId: GREEN_TEA }))
  await happen(market, confirmed, ...WAY_TO.SC)
  await confirm(buyer, confirmed)
  const before = await historyOf(market, confirmed)
  const unshipped = await anItem(...WAY_TO.SR)
  expect([
    await statusAfter(confirmed, 'system.autoConfirmDue', dueMs + 1),
    await statusAfter(confirmed, 'system.deliveryAssumed', dueMs + 1),
    await statusAfter(unshipped, 'system.autoConfirmDue', dueMs + 1),
    await statusAfter(unshipped, 'system.deliveryAssumed', dueMs + 1),
    await historyOf(market, confirmed),
  ]).toEqual(['BF', 'BF', 'SR', 'SR', before])
})

test('없는 상품의 마감은 조용히 지나간다', async () => {
  const exit = await market.runtime.runPromiseExit(handleDeadline(999_999, 'system.autoConfirmDue'))
  expect(exit._tag).toBe('Success')
})
