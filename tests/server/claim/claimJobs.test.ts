import { addDays, DAY_MS, endOfDayMs, kstDayOf } from '@jangteo/core/calendar/day.rules'
import { handleDueClaim } from '@jangteo/server/claim/handle-due-claim'
import { handleDeadline } from '@jangteo/server/order/handle-deadline'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOrderOf, claimRow, type Requested, requested } from '../../support/claim/claimCalls.ts'
import {
  atDesk,
  claimHistoryOf,
  dueTimes,
  goOn,
  payAdditional,
  withdraw,
  work,
} from '../../support/claim/claimDesk.ts'
import { goodsAt, optionIdOf } from '../../support/claim/claimShop.ts'
import { aBuyer } from '../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMemberInApp } from '../../support/member.ts'
import { itemsOf, rowIdOf, type WAY_TO } from '../../support/order/paidOrder.ts'
import { showOrder } from '../../support/purchase.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

/** Makes it so late. */
function waitUntil(atMs: number): void {
  market.advance(atMs - market.now())
}

async function aBought(prices: readonly number[], until: keyof typeof WAY_TO) {
  const goods = await goodsAt(market, prices)
  await market.database.db
    .updateTable('goods')
    .set({ sale_ends_at: null })
    .where('id', 'in', goods)
    .execute()
  const { buyer } = await aMemberInApp(market)
  const order = await anOrderOf(market, buyer, { goods, until })
  return { goods, buyer, order }
}

type Bought = Awaited<ReturnType<typeof aBought>>

async function statusOf({ buyer, order }: Bought): Promise<string | undefined> {
  return itemsOf(await showOrder(buyer, order)).at(-1)?.orderItemStatusEnum
}

const aCancel = ({ buyer, order }: Bought): Promise<Requested> =>
  requested({ buyer, order, type: 'CANCEL', reason: 'SIMPLE_CHANGE_OF_MIND', items: [1] })

test('판매자가 영업일 기준 이틀 동안 답하지 않은 취소는 저절로 승인된다', async () => {
  const bought = await aBought([60_000, 10_000], 'SR')
  const claim = await aCancel(bought)
  const { id, requested_at: at } = await claimRow(market, claim)
  const [dueMs = 0] = await dueTimes(market, `answer-cancel:${id}`)
  waitUntil(dueMs - 1)
  await market.runtime.runPromise(handleDueClaim(id, 'system.answerDue'))
  const early = await statusOf(bought)
  waitUntil(dueMs)
  await work(market, 'answer-cancel')
  const asked = kstDayOf(at.getTime())
  expect({
    days: [asked, kstDayOf(dueMs - 1)],
    early,
    due: await statusOf(bought),
    last: (await claimHistoryOf(market, claim)).at(-1),
  }).toEqual({
    days: ['2026-08-22', '2026-08-25'],
    early: 'SR',
    due: 'C',
    last: 'system system.answerDue CA>CC',
  })
})

test('추가결제를 기다리는 취소는 기한이 지나도 승인되지 않고, 결제하면 그때 승인된다', async () => {
  const bought = await aBought([48_000, 2_000], 'SR')
  const claim = await aCancel(bought)
  const { id } = await claimRow(market, claim)
  const [dueMs = 0] = await dueTimes(market, `answer-cancel:${id}`)
  waitUntil(dueMs)
  await work(market, 'answer-cancel')
  const unpaid = await statusOf(bought)
  await payAdditional(market, bought.buyer, claim)
  expect([unpaid, await statusOf(bought)]).toEqual(['SR', 'C'])
})

test('추가결제를 기한까지 하지 않으면 수거 전의 신청은 저절로 철회되고 철회 횟수에 세지 않는다', async () => {
  const bought = await aBought([60_000, 10_000], 'SC')
  const { buyer, order, goods } = bought
  const [, item] = itemsOf(order)
  const optionId = await optionIdOf(market, goods[1] ?? 0, 1)
  const exchangeList = [{ orderItemIdEncrypt: item?.orderItemIdEncrypt, optionId }]
  const asked = { buyer, order, type: 'EXCHANGE', reason: 'CHANGE_OPTION', items: [1] } as const
  const first = await requested({ ...asked, more: { exchangeList } })
  waitUntil(endOfDayMs(addDays(kstDayOf(market.now()), 7)) + 1)
  await work(market, 'additional-payment-due')
  const ended = (await claimHistoryOf(market, first)).at(-1)
  const states = []
  for (const _ of [1, 2, 3]) {
    const again = await requested({ ...asked, more: { exchangeList } })
    states.push((await withdraw(buyer, again)).status)
  }
  expect([ended, states]).toEqual(['system additionalPayment.unpaid EA>WITHDRAWN', [200, 200, 200]])
})

/** An exchange whose goods are sent again. */
async function aReshipped(said: Omit<Parameters<typeof atDesk>[2], 'type'>) {
  const bought = await aBought([60_000], 'SC')
  const { buyer, order, goods } = bought
  const [item] = itemsOf(order)
  const optionId = await optionIdOf(market, goods[0] ?? 0, 1)
  const exchangeList = [{ orderItemIdEncrypt: item?.orderItemIdEncrypt, optionId }]
  const asked = { buyer, order, type: 'EXCHANGE', reason: 'DAMAGE_DEFECT' } as const
  const claim = await requested({ ...asked, more: { exchangeList } })
  await goOn(market, claim, 'seller.collect', 'seller.accept')
  await atDesk(market, claim, { type: 'seller.reship', ...said })
  return { bought, claim, itemId: item === undefined ? 0 : await rowIdOf(market, item) }
}

test('추적되지 않는 재배송은 꽉 찬 7일 뒤 도착한 것으로 보고, 구매확정은 그때부터 다시 7일을 센다', async () => {
  const { bought, claim, itemId } = await aReshipped({})
  const { id } = await claimRow(market, claim)
  const [dueMs = 0] = await dueTimes(market, `assume-reship:${id}`)
  const days = [kstDayOf(market.now()), kstDayOf(dueMs - 1)]
  waitUntil(dueMs - 1)
  await market.runtime.runPromise(handleDueClaim(id, 'system.deliveryAssumed'))
  const early = await statusOf(bought)
  waitUntil(dueMs)
  await work(market, 'assume-reship')
  const confirmAt = await dueTimes(market, `auto-confirm:${itemId}`)
  expect({
    days,
    early,
    due: await statusOf(bought),
    confirmAt,
  }).toEqual({
    days: [days[0], addDays(days[0] ?? '', 7)],
    early: 'SC',
    due: 'E',
    confirmAt: [endOfDayMs(addDays(kstDayOf(dueMs), 7)) + 1],
  })
})

test('추적되는 재배송은 택배사가 배송완료를 알리면 끝난다', async () => {
  const invoice = '512345678901'
  const { bought, claim } = await aReshipped({ courierEnum: 'CJ_LOGISTICS', invoice })
  const path = '/dev/desk/order-items'
  const { id } = await claimRow(market, claim)
  const assumed = await dueTimes(market, `assume-reship:${id}`)
  const carrier = await aBought([60_000], 'SR')
  const [item] = itemsOf(carrier.order)
  const parcel = { type: 'seller.ship', courierEnum: 'CJ_LOGISTICS', invoice }
  await aBuyer(market).ask('POST', `${path}/${item?.orderItemIdEncrypt}/events`, { body: parcel })
  const report = { level: 6, place: '강남' }
  await aBuyer(market).ask('POST', `${path}/${item?.orderItemIdEncrypt}/scans`, { body: report })
  expect([assumed, await statusOf(bought), (await claimHistoryOf(market, claim)).at(-1)]).toEqual([
    [],
    'E',
    'carrier carrier.delivered EY>EC',
  ])
})

test('보내기 전에 이미 배송완료로 알려진 송장이면 등록하는 대로 끝난다', async () => {
  const invoice = '512345678902'
  const carrier = await aBought([60_000], 'SR')
  const [item] = itemsOf(carrier.order)
  const path = `/dev/desk/order-items/${item?.orderItemIdEncrypt}`
  const parcel = { type: 'seller.ship', courierEnum: 'CJ_LOGISTICS', invoice }
  await aBuyer(market).ask('POST', `${path}/events`, { body: parcel })
  await aBuyer(market).ask('POST', `${path}/scans`, { body: { level: 6, place: '강남' } })
  const { bought, claim } = await aReshipped({ courierEnum: 'CJ_LOGISTICS', invoice })
  const history = await claimHistoryOf(market, claim)
  expect([await statusOf(bought), history.slice(-2)]).toEqual([
    'E',
    ['seller seller.reship EY>EY', 'carrier carrier.delivered EY>EC'],
  ])
})

async function autoConfirmAtOf({ buyer, order }: Bought): Promise<string | null | undefined> {
  return itemsOf(await showOrder(buyer, order)).at(-1)?.autoConfirmAt
}

/** The state of the item at the last moment before it confirms itself, and at that moment. */
async function statusAround(bought: Bought, dueAt: string | null | undefined) {
  const dueMs = Date.parse(dueAt ?? '')
  const [item] = itemsOf(bought.order)
  const itemId = item === undefined ? 0 : await rowIdOf(market, item)
  const statuses: (string | undefined)[] = []
  for (const atMs of [dueMs, dueMs + 1]) {
    waitUntil(atMs)
    await market.runtime.runPromise(handleDeadline(itemId, 'system.autoConfirmDue'))
    statuses.push(await statusOf(bought))
  }
  return statuses
}

test('받은 지 닷새째에 신청한 반품이 이레 뒤에 거부되면 그만큼 늦게, 꽉 찬 이틀을 두고 구매확정된다', async () => {
  const bought = await aBought([60_000], 'SC')
  const { buyer, order } = bought
  const deliveredDay = kstDayOf(market.now())
  const [item] = itemsOf(order)
  const itemId = item === undefined ? 0 : await rowIdOf(market, item)
  const first = await autoConfirmAtOf(bought)
  market.advance(5 * DAY_MS)
  const asked = { buyer, order, type: 'RETURN', reason: 'DAMAGE_DEFECT' } as const
  const claim = await requested(asked)
  market.advance(7 * DAY_MS)
  await work(market, 'auto-confirm')
  const open = [await statusOf(bought), await autoConfirmAtOf(bought)]
  await goOn(market, claim, 'seller.collect', 'seller.refuse')
  await work(market, 'auto-confirm')
  const refused = [await statusOf(bought), await autoConfirmAtOf(bought)]
  const jobs = await dueTimes(market, `auto-confirm:${itemId}`)
  const dueMs = endOfDayMs(addDays(deliveredDay, 14))
  expect({ first, open, refused, jobs, around: await statusAround(bought, refused[1]) }).toEqual({
    first: new Date(endOfDayMs(addDays(deliveredDay, 7))).toISOString(),
    open: ['SC', null],
    refused: ['SC', new Date(dueMs).toISOString()],
    jobs: [dueMs + 1],
    around: ['SC', 'BF'],
  })
})

test('철회할 때마다 열려 있던 날이 더해지고, 구매자는 그 안에 다시 신청할 수 있다', async () => {
  const bought = await aBought([60_000], 'SC')
  const { buyer, order } = bought
  const deliveredDay = kstDayOf(market.now())
  const asked = { buyer, order, type: 'RETURN', reason: 'DAMAGE_DEFECT' } as const
  const due: (string | null | undefined)[] = []
  for (const days of [1, 3]) {
    const claim = await requested(asked)
    market.advance(days * DAY_MS)
    await withdraw(buyer, claim)
    due.push(await autoConfirmAtOf(bought))
  }
  const again = await requested(asked)
  expect({ due, again: typeof again.orderClaimIdEncrypt }).toEqual({
    due: [8, 11].map((days) => new Date(endOfDayMs(addDays(deliveredDay, days))).toISOString()),
    again: 'string',
  })
})

test('거부와 자동 구매확정이 같은 때에 와도 이틀이 남는다', async () => {
  const bought = await aBought([60_000], 'SC')
  const { buyer, order } = bought
  const [item] = itemsOf(order)
  const itemId = item === undefined ? 0 : await rowIdOf(market, item)
  const claim = await requested({ buyer, order, type: 'RETURN', reason: 'DAMAGE_DEFECT' })
  await goOn(market, claim, 'seller.collect')
  market.advance(9 * DAY_MS)
  const confirmed = () =>
    market.runtime.runPromise(handleDeadline(itemId, 'system.autoConfirmDue')).then(() => null)
  const [states] = await Promise.all([
    goOn(market, claim, 'seller.refuse'),
    confirmed(),
    confirmed(),
  ])
  const dueMs = endOfDayMs(addDays(kstDayOf(market.now()), 7))
  expect([states, await statusOf(bought), await autoConfirmAtOf(bought)]).toEqual([
    ['RR'],
    'SC',
    new Date(dueMs).toISOString(),
  ])
})

test('옛 기한으로 남은 일은 구매확정하지 않고 새 기한에 다시 온다', async () => {
  const bought = await aBought([60_000], 'SC')
  const [item] = itemsOf(bought.order)
  const itemId = item === undefined ? 0 : await rowIdOf(market, item)
  const dueMs = endOfDayMs(addDays(kstDayOf(market.now()), 7))
  await sql`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE key = ${`auto-confirm:${itemId}`}`.execute(
    market.database.db,
  )
  await market.runtime.runPromise(handleDeadline(itemId, 'system.autoConfirmDue'))
  expect([await statusOf(bought), await dueTimes(market, `auto-confirm:${itemId}`)]).toEqual([
    'SC',
    [dueMs + 1],
  ])
})

test('없는 신청의 일은 아무것도 바꾸지 않는다', async () => {
  const count = async () => {
    const { rows } = await sql<{
      count: number
    }>`SELECT count(*)::int AS count FROM claim_history`.execute(market.database.db)
    return rows[0]?.count
  }
  const before = await count()
  await market.runtime.runPromise(handleDueClaim(999_999, 'system.answerDue'))
  expect(await count()).toEqual(before)
})
