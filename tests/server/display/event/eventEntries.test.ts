import { DAY_MS } from '@jangteo/core/calendar/day.rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOnce } from '../../../support/atOnce.ts'
import { aBuyer } from '../../../support/buyer.ts'
import { refusal } from '../../../support/coupon/aCoupon.ts'
import {
  AGREED,
  anEntryEvent,
  anEvent,
  enter,
  sealedEvent,
} from '../../../support/display/anEvent.ts'
import { openMarket, type TestMarket } from '../../../support/market.ts'
import { aMember, aMemberInApp } from '../../../support/member.ts'

const HASH = /^[0-9a-f]{64}$/

let market: TestMarket
let inDays: (days: number) => Date
beforeAll(async () => {
  market = await openMarket()
  inDays = (days) => new Date(market.now() + days * DAY_MS)
})
afterAll(() => market.close())

function enteredAlready(perEnum: 'DAILY' | 'ONCE', message: string) {
  const { status, body } = refusal('EVENT_ENTERED', 409, message)
  return { status, body: { ...body, data: { perEnum } } }
}
const ENTERED = enteredAlready('ONCE', '이미 응모했어요.')
const ENTERED_TODAY = enteredAlready('DAILY', '오늘은 이미 응모했어요. 내일 다시 응모해 주세요.')

async function countRows(eventId: number): Promise<number> {
  const rows = await market.database.db
    .selectFrom('event_entries')
    .select('id')
    .where('event_id', '=', eventId)
    .execute()
  return rows.length
}

describe('응모', () => {
  test('한 번 응모하는 이벤트는 한 사람이 한 번만 응모한다', async () => {
    const eventId = await anEntryEvent(market)
    const id = await sealedEvent(market, eventId)
    const [{ buyer: first }, { buyer: other }] = [await aMember(market), await aMember(market)]
    const { status, body } = await enter(first, id)
    expect([status, HASH.test(body.entryHash), body.perEnum]).toEqual([200, true, 'ONCE'])
    expect(await enter(first, id)).toEqual(ENTERED)
    expect((await enter(other, id)).status).toEqual(200)
    expect(await countRows(eventId)).toEqual(2)
  })

  test('매일 응모하는 이벤트는 한국의 하루에 한 번씩 응모한다', async () => {
    const eventId = await anEntryEvent(market, { entry_per: 'DAILY' })
    const id = await sealedEvent(market, eventId)
    const { buyer } = await aMemberInApp(market)
    expect((await enter(buyer, id)).status).toEqual(200)
    expect(await enter(buyer, id)).toEqual(ENTERED_TODAY)
    market.advance(DAY_MS)
    expect((await enter(buyer, id)).status).toEqual(200)
    expect(await countRows(eventId)).toEqual(2)
  })

  test('동시에 여러 번 눌러도 하나만 센다', async () => {
    const eventId = await anEntryEvent(market)
    const id = await sealedEvent(market, eventId)
    const { buyer: member } = await aMember(market)
    const tries = Array.from({ length: 4 }, () => () => enter(member, id))
    const answers = await atOnce(market, 'event_entries', tries)
    const codes = answers.map(({ body }) => body.code ?? 'entered').toSorted()
    expect(codes).toEqual(['EVENT_ENTERED', 'EVENT_ENTERED', 'EVENT_ENTERED', 'entered'])
    expect(await countRows(eventId)).toEqual(1)
  })

  test('같은 키로 다시 보내면 처음 답을 다시 받는다', async () => {
    const id = await sealedEvent(market, await anEntryEvent(market))
    const { buyer: member } = await aMember(market)
    const key = crypto.randomUUID()
    const first = await enter(member, id, { key })
    expect(await enter(member, id, { key })).toEqual(first)
    const other = await enter(member, id, { key, body: { agreedTermsList: [] } })
    expect(other.body.code).toEqual('IDEMPOTENCY_KEY_REUSED')
  })

  test('동의하지 않으면 응모되지 않는다', async () => {
    const eventId = await anEntryEvent(market)
    const id = await sealedEvent(market, eventId)
    const { buyer: member } = await aMember(market)
    expect(await enter(member, id, { body: { agreedTermsList: [] } })).toEqual(
      refusal('TERMS_REQUIRED', 422, '필수 약관에 동의해 주세요.'),
    )
    expect(await countRows(eventId)).toEqual(0)
  })

  test('끝난 이벤트에는 응모할 수 없고, 시작 전·숨긴·응모가 없는 이벤트는 없다', async () => {
    const { buyer: member } = await aMember(market)
    const tryOn = async (eventId: number) => enter(member, await sealedEvent(market, eventId))
    const missing = refusal('EVENT_NOT_FOUND', 404, '이벤트를 찾을 수 없어요.')
    expect(await tryOn(await anEntryEvent(market, { ends_at: inDays(-1) }))).toEqual(
      refusal('EVENT_ENDED', 409, '종료된 이벤트예요.'),
    )
    expect(await tryOn(await anEntryEvent(market, { starts_at: inDays(1) }))).toEqual(missing)
    expect(await tryOn(await anEntryEvent(market, { is_hidden: true }))).toEqual(missing)
    expect(await tryOn(await anEvent(market))).toEqual(missing)
  })

  test('비회원은 로그인해야 한다', async () => {
    const id = await sealedEvent(market, await anEntryEvent(market))
    const { status, body } = await aBuyer(market).call('POST', `/displays/events/${id}/entries`, {
      body: AGREED,
    })
    expect([status, body.code]).toEqual([401, 'SESSION_REQUIRED'])
  })
})

describe('내 이벤트', () => {
  test('마지막에 응모한 것부터, 응모한 수와 결과와 함께 나온다', async () => {
    const { buyer: member } = await aMember(market)
    const [once, daily] = [
      await sealedEvent(market, await anEntryEvent(market)),
      await sealedEvent(market, await anEntryEvent(market, { entry_per: 'DAILY' })),
    ]
    await enter(member, once)
    await enter(member, daily)
    type Mine = {
      readonly content: readonly {
        readonly eventIdEncrypt: string
        readonly entryCount: number
        readonly resultEnum: string
      }[]
      readonly totalElements: number
    }
    const mine = await member.ask<Mine>('GET', '/displays/events/me')
    expect([
      mine.totalElements,
      mine.content.map(({ eventIdEncrypt, entryCount, resultEnum }) => [
        eventIdEncrypt,
        entryCount,
        resultEnum,
      ]),
    ]).toEqual([
      2,
      [
        [daily, 1, 'ENTERED'],
        [once, 1, 'ENTERED'],
      ],
    ])
  })
})
