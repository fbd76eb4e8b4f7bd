import { endOfDayMs, kstDayOf } from '@jangteo/core/calendar/day.rules'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { anOrderOf, preview } from '../../support/claim/claimCalls.ts'
import { claimPage, reasonsOf } from '../../support/claim/claimPage.ts'
import { goodsAt } from '../../support/claim/claimShop.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMemberInApp } from '../../support/member.ts'
import { itemsOf } from '../../support/order/paidOrder.ts'
import { showOrder } from '../../support/purchase.ts'

let market: TestMarket
beforeEach(async () => {
  market = await openMarket()
})
afterEach(() => market.close())

test.each([
  ['말이 없으면 결제한 뒤 영업일 사흘', 3, '2026-08-26'],
  ['오래 걸린다고 한 상품은 그만큼', 5, '2026-08-28'],
])('%s째까지 보내기로 하고, 지나면 배송 지연으로 취소할 수 있다', async (_when, days, shipsOn) => {
  const goods = await goodsAt(market, [40_000, 20_000])
  const { db } = market.database
  const late = db.updateTable('goods').where('id', 'in', goods)
  await late.set({ ship_within_days: days }).execute()
  const { buyer } = await aMemberInApp(market)
  const order = await anOrderOf(market, buyer, { goods, until: 'SR' })
  await late.set({ ship_within_days: 1 }).execute()
  const asked = { buyer, order, type: 'CANCEL', reason: 'DELIVERY_DELAY', items: [1] } as const
  const shown = async () => {
    const { body } = await preview(asked)
    const page = await claimPage(asked)
    const item = itemsOf(await showOrder(buyer, order)).at(-1)
    const isOffered = reasonsOf(page).includes('DELIVERY_DELAY')
    return [item?.shipDue, isOffered, body.responsible]
  }
  const startMs = market.now()
  market.advance(endOfDayMs(shipsOn) - startMs)
  const before = await shown()
  market.advance(1)
  const after = await shown()
  expect([kstDayOf(startMs), before, after]).toEqual([
    '2026-08-22',
    [{ shipsOn, isPast: false }, false, 'BUYER'],
    [{ shipsOn, isPast: true }, true, 'SELLER'],
  ])
})
