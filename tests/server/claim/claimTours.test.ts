import { addDays, DAY_MS, endOfDayMs, kstDayOf } from '@jangteo/core/calendar/day.rules'
import { REQUESTABLE_CLAIM_TYPES } from '@jangteo/core/claim/claim.codes'
import type { ClaimEventType } from '@jangteo/core/claim/claimStep.rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOrderOf, claimRow, requested } from '../../support/claim/claimCalls.ts'
import { atDesk, claimHistoryOf, withdraw, work } from '../../support/claim/claimDesk.ts'
import { goodsAt, leaveStock, optionIdOf } from '../../support/claim/claimShop.ts'
import { claimTours, type ClaimTour } from '../../support/claim/claimTours.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMemberInApp } from '../../support/member.ts'
import { itemsOf } from '../../support/order/paidOrder.ts'

/** A bank that takes a deposit back and disputes have tests of their own, and an inspection never ends before the stock was asked. */
const TOURS = REQUESTABLE_CLAIM_TYPES.flatMap(claimTours).filter(
  ({ type, events }) =>
    events.at(-1) !== 'payment.reversed' &&
    events.every((event) => !event.startsWith('dispute.')) &&
    (type !== 'EXCHANGE' || events.at(-1) !== 'seller.accept'),
)

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

/** A claim that its chart lets go that way: what is owed is owed only where it matters, and pieces lack only there. */
async function aClaim({ type, events }: ClaimTour) {
  const isOwed = events.includes('additionalPayment.unpaid')
  const goods = await goodsAt(market, isOwed ? [48_000, 2_000] : [60_000, 10_000])
  await market.database.db
    .updateTable('goods')
    .set({ sale_ends_at: null })
    .where('id', 'in', goods)
    .execute()
  const { buyer } = await aMemberInApp(market)
  const isCancel = type === 'CANCEL'
  const until = isCancel ? 'SR' : 'SC'
  const isAtOnce = events.includes('system.completeAtOnce')
  const order = await anOrderOf(market, buyer, { goods, ...(isAtOnce ? {} : { until }) })
  const [, item] = itemsOf(order)
  const optionId = await optionIdOf(market, goods[1] ?? 0, 1)
  const exchangeList = [{ orderItemIdEncrypt: item?.orderItemIdEncrypt, optionId }]
  const more = type === 'EXCHANGE' ? { exchangeList } : {}
  const mind = type === 'EXCHANGE' ? 'CHANGE_OPTION' : 'SIMPLE_CHANGE_OF_MIND'
  const reason = isOwed || isCancel ? mind : 'DAMAGE_DEFECT'
  const claim = await requested({ buyer, order, type, reason, items: [1], more })
  if (events.includes('stock.lacking')) {
    const { id } = await claimRow(market, claim)
    const { db } = market.database
    await db.updateTable('claims').set({ is_reship_reserved: false }).where('id', '=', id).execute()
    await leaveStock(market, goods[1] ?? 0, { option: 1, stock: 0 })
  }
  return { buyer, claim }
}

const DUE_TASKS: Partial<Record<ClaimEventType, string>> = {
  'system.answerDue': 'answer-cancel',
  'system.deliveryAssumed': 'assume-reship',
  'additionalPayment.unpaid': 'additional-payment-due',
}

async function happen({ buyer, claim }: Awaited<ReturnType<typeof aClaim>>, type: ClaimEventType) {
  const task = DUE_TASKS[type]
  if (task !== undefined) {
    market.advance(endOfDayMs(addDays(kstDayOf(market.now()), 8)) - market.now() + DAY_MS)
    await work(market, task)
  } else if (type === 'buyer.withdraw') {
    await withdraw(buyer, claim)
  } else if (type.startsWith('seller.') || type.startsWith('carrier.')) {
    await atDesk(market, claim, { type })
  }
}

/**
 * Code that brings such a step about: the chart leaves that to its guards, and the stock is asked by the inspection.
 */
const CAUSES: Partial<Record<ClaimEventType, ClaimEventType>> = {
  'carrier.delivered': 'seller.reship',
  'system.deliveryAssumed': 'seller.reship',
  'seller.resend': 'seller.reship',
  'stock.reserved': 'seller.accept',
  'stock.lacking': 'seller.accept',
}

function withCauses(events: readonly ClaimEventType[]): ClaimEventType[] {
  return events.flatMap((event, index) => {
    const isLost = event === 'seller.convertToReturn' && events[index - 1] === 'stock.reserved'
    return [CAUSES[event] ?? [], isLost ? (['seller.reship'] as const) : [], event].flat()
  })
}

test('도표의 길은 모두 스물일곱이다', () => {
  expect(TOURS.length).toEqual(27)
})

test.each(TOURS)('$type $title', async (tour) => {
  const made = await aClaim(tour)
  const events = withCauses(tour.events)
  for (const event of events) await happen(made, event)
  const taken = (await claimHistoryOf(market, made.claim)).slice(1)
  expect({
    events: taken.map((line) => line.split(' ')[1]),
    state: (await claimRow(market, made.claim)).state,
  }).toEqual({ events, state: tour.states.at(-1) })
})
