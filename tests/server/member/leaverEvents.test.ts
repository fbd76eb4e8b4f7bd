import { HOUR_MS } from '@jangteo/core/calendar/day.rules'
import { drawEvents } from '@jangteo/server/display/event/draw-events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer } from '../../support/buyer.ts'
import { anEntryEvent, enter, sealedEvent } from '../../support/display/anEvent.ts'
import { leave } from '../../support/leaving.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMemberInApp } from '../../support/member.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

type Detail = { readonly entry: { readonly winnerList: readonly { readonly maskedId: string }[] } }

async function winnersOf(id: string): Promise<string[]> {
  const { entry } = await aBuyer(market).ask<Detail>('GET', `/displays/events/${id}`)
  return entry.winnerList.map(({ maskedId }) => maskedId)
}

test('추첨 전에 떠난 회원은 뽑히지 않고, 뽑힌 뒤에 떠난 회원은 탈퇴한 회원으로 보인다', async () => {
  const ends_at = new Date(market.now() + HOUR_MS)
  const id = await sealedEvent(market, await anEntryEvent(market, { ends_at }))
  const early = await aMemberInApp(market)
  const winner = await aMemberInApp(market)
  for (const { buyer } of [early, winner]) await enter(buyer, id)
  await leave(early.buyer)
  market.advance(HOUR_MS)
  await market.runtime.runPromise(drawEvents)
  const drawn = await winnersOf(id)
  await leave(winner.buyer)
  expect([drawn.length, drawn[0]?.endsWith('***'), await winnersOf(id)]).toEqual([
    1,
    true,
    ['탈퇴한 회원'],
  ])
})
