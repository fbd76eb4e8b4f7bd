import { DAY_MS } from '@jangteo/core/calendar/day.rules'
import { RECENT_PAGES_COUNT_MAX } from '@jangteo/core/favorite/recent.rules'
import { WireIds } from '@jangteo/server/wire/wire-ids'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { forgetTries } from '../../support/member.ts'

type Pages = {
  readonly exhibitionList: readonly { readonly exhibitionId: number }[]
  readonly eventList: readonly { readonly eventIdEncrypt: string; readonly title: string }[]
}

let market: TestMarket
let exhibitions: readonly number[]
let events: readonly { readonly id: number; readonly title: string }[]
beforeAll(async () => {
  market = await openMarket()
  const { db } = market.database
  const rows = await db
    .selectFrom('exhibitions')
    .select('id')
    .where('is_hidden', '=', false)
    .orderBy('id')
    .execute()
  exhibitions = rows.map(({ id }) => id)
  events = await db
    .selectFrom('events')
    .select(['id', 'title'])
    .where('is_hidden', '=', false)
    .where('starts_at', '<=', new Date(market.now()))
    .orderBy('id')
    .execute()
})
beforeEach(async () => {
  await forgetTries(market)
  await market.database.db.deleteFrom('recent_pages').execute()
})
afterAll(() => market.close())

const openExhibitions = (buyer: Buyer, ...exhibitionIdList: number[]) =>
  buyer.ask('POST', '/favorites/recent-exhibition', { body: { exhibitionIdList } })
const openEvents = (buyer: Buyer, ...eventIdEncryptList: string[]) =>
  buyer.ask('POST', '/favorites/recent-event', { body: { eventIdEncryptList } })
const pagesOf = (buyer: Buyer) => buyer.ask<Pages>('GET', '/favorites/recent-pages/me')
const exhibitionsOf = async (buyer: Buyer) =>
  (await pagesOf(buyer)).exhibitionList.map(({ exhibitionId }) => exhibitionId)
const sealEvent = async (id: number) => (await market.runtime.runPromise(WireIds)).seal('event', id)

test('기기에서 본 기획전과 이벤트를 한 번씩 새것부터 보이고, 동시에 남겨도 하나이며, 남의 것은 섞이지 않는다', async () => {
  const [mine, other] = [aBuyer(market), aBuyer(market)]
  const [first = 0, second = 0] = exhibitions
  await Promise.all([openExhibitions(mine, first), openExhibitions(mine, first)])
  market.advance(1_000)
  await openExhibitions(mine, second, 999_999)
  market.advance(1_000)
  await openExhibitions(mine, first)
  await openEvents(
    mine,
    await sealEvent(events[0]?.id ?? 0),
    'A'.repeat(22),
    await sealEvent(999_999),
  )
  expect(await exhibitionsOf(mine)).toEqual([first, second])
  expect((await pagesOf(mine)).eventList.map(({ title }) => title)).toEqual([events[0]?.title])
  expect(await pagesOf(other)).toEqual({ exhibitionList: [], eventList: [] })
})

test('숨긴 기획전은 빼고, 90일이 지난 것도 뺀다', async () => {
  const guest = aBuyer(market)
  const [first = 0, second = 0] = exhibitions
  await openExhibitions(guest, first, second)
  const hide = (is_hidden: boolean) =>
    market.database.db
      .updateTable('exhibitions')
      .set({ is_hidden })
      .where('id', '=', first)
      .execute()
  await hide(true)
  const shown = await exhibitionsOf(guest)
  await hide(false)
  market.advance(91 * DAY_MS)
  expect([shown, await exhibitionsOf(guest)]).toEqual([[second], []])
})

test('로그인하면 기기에서 본 것이 회원의 목록에 합쳐지고, 30개까지 남는다', async () => {
  const [first = 0, second = 0] = exhibitions
  const before = aBuyer(market)
  await before.logIn('seoyeonlee')
  await openExhibitions(before, first)
  const { db } = market.database
  const { member_id: memberId } = await db
    .selectFrom('recent_pages')
    .select('member_id')
    .executeTakeFirstOrThrow()
  const old = Array.from({ length: RECENT_PAGES_COUNT_MAX }, (_, place) => ({
    member_id: memberId,
    kind: 'EXHIBITION' as const,
    page_id: 1_000_000 + place,
    seen_at: new Date(market.now() - DAY_MS),
  }))
  await db.insertInto('recent_pages').values(old).execute()
  market.advance(1_000)
  const device = aBuyer(market)
  await openExhibitions(device, second, first)
  await openEvents(device, await sealEvent(events[0]?.id ?? 0))
  await device.logIn('seoyeonlee')
  const shown = await exhibitionsOf(device)
  expect(shown.toSorted((a, b) => a - b)).toEqual([first, second].toSorted((a, b) => a - b))
  expect((await pagesOf(device)).eventList.length).toBe(1)
  const rows = await db.selectFrom('recent_pages').select(['kind', 'device_id']).execute()
  expect(rows.filter(({ kind }) => kind === 'EXHIBITION').length).toBe(RECENT_PAGES_COUNT_MAX)
  expect(rows.filter(({ device_id: deviceId }) => deviceId !== null)).toEqual([])
})
