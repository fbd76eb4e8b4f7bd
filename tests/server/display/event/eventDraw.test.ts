import { DAY_MS, HOUR_MS } from '@jangteo/core/calendar/day.rules'
import { commitmentOf, isDrawRight } from '@jangteo/core/display/draw.rules'
import { transaction } from '@jangteo/postgres/database/db'
import { findDraw, shareDraw } from '@jangteo/postgres/display/draw.store'
import { drawEvents } from '@jangteo/server/display/event/draw-events'
import { openDrawKeys } from '@jangteo/server/display/event/draw-keys'
import { resealNumbers } from '@jangteo/server/payment/reseal-numbers'
import { createSeals, Seals } from '@jangteo/server/wire/seals'
import { sweepRetention } from '@jangteo/server/job/sweep-retention'
import * as Effect from 'effect/Effect'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { untilWaiting } from '../../../support/atOnce.ts'
import { aBuyer, type Buyer } from '../../../support/buyer.ts'
import { anEntryEvent, enter, sealedEvent } from '../../../support/display/anEvent.ts'
import { openMarket, SECRETS, type TestMarket } from '../../../support/market.ts'
import { aMember, aMemberInApp } from '../../../support/member.ts'

type Winner = {
  readonly entryNo: number
  readonly rank: number
  readonly maskedId: string
  readonly prizeName: string
}
type Detail = {
  readonly entry: {
    readonly mayEnterYn: string
    readonly entryCount: number
    readonly resultEnum: string | null
    readonly prizeName: string | null
    readonly commitment: string | null
    readonly drawnAt: string | null
    readonly winnerList: readonly Winner[]
  }
}
type Draw = {
  readonly content: readonly { entryNo: number; entryHash: string; person: string }[]
  readonly commitment: string
  readonly seed: string
  readonly listHash: string
  readonly entryCount: number
  readonly winnersMax: number
  readonly winnerList: readonly { rank: number; entryNo: number }[]
}

const PRIZES = [
  { name: '무선 청소기', quantity: 1, value: 300_000 },
  { name: '커피 한 잔', quantity: 2, value: 5_000 },
]

let market: TestMarket
let visitor: Buyer
beforeAll(async () => {
  market = await openMarket()
  visitor = aBuyer(market)
})
afterAll(() => market.close())

const draw = () => market.runtime.runPromise(drawEvents)
const shows = (buyer: Buyer, id: string) => buyer.ask<Detail>('GET', `/displays/events/${id}`)
const publishes = (id: string) => visitor.ask<Draw>('GET', `/displays/events/${id}/draw?size=100`)

/** An event that ends in an hour, announced an hour later. */
async function anEndingEvent(): Promise<string> {
  const ends_at = new Date(market.now() + HOUR_MS)
  const eventId = await anEntryEvent(market, {
    entry_per: 'DAILY',
    ends_at,
    announce_at: new Date(ends_at.getTime() + HOUR_MS),
    prizes: PRIZES,
  })
  return sealedEvent(market, eventId)
}

describe('추첨', () => {
  test('발표할 때 한 번 뽑고, 누구나 공개된 것으로 다시 계산해 같은 결과를 얻는다', async () => {
    const id = await anEndingEvent()
    await draw()
    const { entry: before } = await shows(visitor, id)
    const members: Buyer[] = []
    for (let count = 0; count < 5; count += 1) members.push((await aMemberInApp(market)).buyer)
    for (const member of members) await enter(member, id)
    market.advance(HOUR_MS)
    await draw()
    expect(await visitor.call('GET', `/displays/events/${id}/draw`)).toEqual({
      status: 409,
      body: {
        code: 'EVENT_NOT_DRAWN',
        message: '추첨 뒤에 볼 수 있어요.',
        status: 409,
        data: null,
      },
    })
    market.advance(HOUR_MS)
    await Promise.all([draw(), draw(), draw()])

    const published = await publishes(id)
    const input = {
      drawId: published.commitment,
      seed: published.seed,
      beacon: '',
      entries: published.content,
      winnersMax: published.winnersMax,
      listHash: published.listHash,
      winners: published.winnerList,
      commitment: before.commitment ?? '',
    }
    expect([published.entryCount, published.winnersMax, published.winnerList.length]).toEqual([
      5, 3, 3,
    ])
    expect(isDrawRight(input)).toEqual(true)
    expect(isDrawRight({ ...input, entries: published.content.slice(1) })).toEqual(false)

    const { entry } = await shows(visitor, id)
    expect([
      entry.winnerList.map(({ prizeName }) => prizeName),
      entry.winnerList.map(({ maskedId }) => /^m[0-9a-f]{2}\*{3}$/.test(maskedId)),
      entry.winnerList.map(({ entryNo }) => entryNo),
      entry.mayEnterYn,
    ]).toEqual([
      ['무선 청소기', '커피 한 잔', '커피 한 잔'],
      [true, true, true],
      published.winnerList.map(({ entryNo }) => entryNo),
      'N',
    ])
    const results = await Promise.all(members.map((member) => shows(member, id)))
    expect(results.map(({ entry: mine }) => String(mine.resultEnum)).toSorted()).toEqual([
      'LOST',
      'LOST',
      'WON',
      'WON',
      'WON',
    ])
  })

  test('여러 날 응모한 사람도 한 번만 뽑힌다', async () => {
    const ends_at = new Date(market.now() + 3 * DAY_MS)
    const eventId = await anEntryEvent(market, { entry_per: 'DAILY', ends_at, prizes: PRIZES })
    const id = await sealedEvent(market, eventId)
    const { buyer } = await aMemberInApp(market)
    for (let day = 0; day < 3; day += 1) {
      expect((await enter(buyer, id)).status).toEqual(200)
      market.advance(DAY_MS)
    }
    await draw()
    const { content, winnerList } = await publishes(id)
    expect([content.length, new Set(content.map(({ person }) => person)).size]).toEqual([3, 1])
    expect(winnerList.length).toEqual(1)
    expect((await shows(buyer, id)).entry.entryCount).toEqual(3)
  })

  test('아무도 응모하지 않으면 당첨자 없이 끝난다', async () => {
    const id = await anEndingEvent()
    market.advance(2 * HOUR_MS)
    await draw()
    const { entry } = await shows(visitor, id)
    expect([entry.drawnAt === null, entry.winnerList]).toEqual([false, []])
    expect((await publishes(id)).entryCount).toEqual(0)
  })

  test('쓰고 있는 응모를 기다렸다가 뽑고, 뽑은 뒤에는 응모되지 않는다', async () => {
    const eventId = await anEntryEvent(market)
    const id = await sealedEvent(market, eventId)
    await draw()
    const { db } = market.database
    const at = new Date(market.now())
    await db
      .updateTable('events')
      .set({ ends_at: at, announce_at: at })
      .where('id', '=', eventId)
      .execute()
    let drawn = false
    const drawAndSay = async () => {
      await draw()
      drawn = true
    }
    const waiting = await market.runtime.runPromise(
      transaction(
        Effect.gen(function* () {
          yield* shareDraw(eventId)
          const drawing = drawAndSay()
          yield* Effect.promise(() => untilWaiting(market, 1))
          return { drawing, wasDrawn: drawn }
        }),
      ),
    )
    await waiting.drawing
    await db
      .updateTable('events')
      .set({
        ends_at: new Date(market.now() + DAY_MS),
        announce_at: new Date(market.now() + DAY_MS),
      })
      .where('id', '=', eventId)
      .execute()
    const late = await enter((await aMember(market)).buyer, id)
    expect([waiting.wasDrawn, drawn, late.body.code]).toEqual([false, true, 'EVENT_ENDED'])
  })
})

describe('봉인', () => {
  test('열리지 않는 봉인이 있어도 다른 이벤트는 뽑히고, 열쇠를 잃으면 새로 만든다', async () => {
    const [brokenId, ...rest] = await Promise.all([
      anEntryEvent(market, { ends_at: new Date(market.now() + HOUR_MS) }),
      anEntryEvent(market, { ends_at: new Date(market.now() + HOUR_MS) }),
    ])
    const ids = await Promise.all([brokenId, ...rest].map((id) => sealedEvent(market, id)))
    await draw()
    const { db } = market.database
    await db
      .updateTable('event_draws')
      .set({ sealed_keys: 'unknown.key' })
      .where('event_id', '=', brokenId)
      .execute()
    market.advance(HOUR_MS)
    await expect(draw()).rejects.toThrow('a sealed text opens with neither secret')
    const drawnAts = async () => {
      const shown = await Promise.all(ids.map((id) => shows(visitor, id)))
      return shown.map(({ entry }) => entry.drawnAt !== null)
    }
    expect(await drawnAts()).toEqual([false, true])
    const seals = await market.runtime.runPromise(Seals)
    const reseal = (isDropped: boolean) =>
      market.runtime.runPromise(resealNumbers({ seals, isDropped }))
    expect([await reseal(false), await reseal(true)]).toEqual([1, 0])
    await draw()
    expect(await drawnAts()).toEqual([true, true])
  })

  test('비밀키가 바뀌면 뽑기 전의 열쇠를 새 비밀키로 다시 봉한다', async () => {
    const eventId = await anEntryEvent(market)
    await draw()
    const next = createSeals({ current: 'another secret of this market', former: SECRETS.current })
    await market.runtime.runPromise(resealNumbers({ seals: next, isDropped: false }))
    const row = await market.runtime.runPromise(findDraw(eventId))
    expect(row?.sealed_keys?.startsWith(next.prefix)).toEqual(true)
    expect(commitmentOf(openDrawKeys(next, row?.sealed_keys ?? '').seed)).toEqual(row?.commitment)
    const former = createSeals({
      current: SECRETS.current,
      former: 'another secret of this market',
    })
    await market.runtime.runPromise(resealNumbers({ seals: former, isDropped: false }))
  })
})

test('응모와 당첨은 발표하고 90일이 지나면 지워진다', async () => {
  const id = await anEndingEvent()
  await enter((await aMemberInApp(market)).buyer, id)
  market.advance(2 * HOUR_MS)
  await draw()
  market.advance(90 * DAY_MS)
  await market.runtime.runPromise(sweepRetention)
  expect((await publishes(id)).content.length).toEqual(1)
  market.advance(DAY_MS)
  await market.runtime.runPromise(sweepRetention)
  const { content, entryCount } = await publishes(id)
  expect([content, entryCount, (await shows(visitor, id)).entry.winnerList]).toEqual([[], 1, []])
})
