import type { EventEntryLimit } from '@jangteo/core/display/event.codes'
import type { Benefits, EventPrizes, Events } from '@jangteo/postgres/database/schema.gen'
import { WireIds } from '@jangteo/server/wire/wire-ids'
import * as Effect from 'effect/Effect'
import type { Insertable } from 'kysely'
import type { Answer, Buyer, RefusalBody } from '../buyer.ts'
import type { TestMarket } from '../market.ts'
import type { Stock } from '../stock.ts'

/** It runs from before every test's time to long after it. */
const PLAIN = {
  title: '시험 이벤트',
  picture: 'hero-1',
  body: '본문이에요.',
  type: 'INFO',
  starts_at: new Date('2020-01-01T00:00:00+09:00'),
  ends_at: new Date('2099-01-01T00:00:00+09:00'),
} as const

type EventChange = Partial<Insertable<Events>> & {
  readonly couponIds?: readonly number[]
  readonly prizes?: readonly Pick<Insertable<EventPrizes>, 'name' | 'quantity' | 'value'>[]
}

async function aCategory({ database: { db } }: Stock): Promise<number> {
  const found = await db
    .selectFrom('event_categories')
    .select('id')
    .orderBy('position')
    .limit(1)
    .execute()
  const [first] = found
  if (first !== undefined) return first.id
  const { id } = await db
    .insertInto('event_categories')
    .values({ name: '시험', position: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** An event for one test alone; answers its id. */
export async function anEvent(
  stock: Stock,
  { couponIds = [], prizes = [], ...change }: EventChange = {},
): Promise<number> {
  const { db } = stock.database
  const { id } = await db
    .insertInto('events')
    .values({ ...PLAIN, event_category_id: await aCategory(stock), ...change })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const coupon_id of couponIds) {
    await db.insertInto('event_coupons').values({ event_id: id, coupon_id }).execute()
  }
  for (const [index, prize] of prizes.entries()) {
    await db
      .insertInto('event_prizes')
      .values({ event_id: id, position: index + 1, ...prize })
      .execute()
  }
  return id
}

/** An event that is entered for one prize of a cup of coffee, announced as it ends. */
export function anEntryEvent(
  stock: Stock,
  { entry_per = 'ONCE', ...change }: EventChange & { readonly entry_per?: EventEntryLimit } = {},
): Promise<number> {
  return anEvent(stock, {
    type: 'ENTRY',
    entry_per,
    announce_at: change.ends_at ?? PLAIN.ends_at,
    prizes: [{ name: '커피 한 잔', quantity: 1, value: 5_000 }],
    ...change,
  })
}

/** An id of an event as the wire shows it. */
export function sealedEvent(market: TestMarket, eventId: number): Promise<string> {
  return market.runtime.runPromise(Effect.map(WireIds, (wireIds) => wireIds.seal('event', eventId)))
}

type NewEntry = {
  readonly entryNo: number
  readonly entryHash: string
  readonly enteredAt: string
  readonly perEnum: EventEntryLimit
}

export const AGREED = { agreedTermsList: ['EVENT_PRIVACY'] }

/** Enters an event, whatever comes of it. */
export function enter(
  buyer: Buyer,
  sealedId: string,
  { key, body = AGREED }: { readonly key?: string; readonly body?: object } = {},
): Promise<Answer<NewEntry & Partial<RefusalBody>>> {
  const sent = { body, ...(key === undefined ? {} : { key }) }
  return buyer.call('POST', `/displays/events/${sealedId}/entries`, sent)
}

/** A benefit for one test alone; answers its id. */
export async function aBenefit(
  { database: { db } }: Stock,
  {
    couponIds = [],
    ...change
  }: Partial<Insertable<Benefits>> & {
    readonly couponIds?: readonly number[]
  } = {},
): Promise<number> {
  const { id } = await db
    .insertInto('benefits')
    .values({
      title: '시험 혜택',
      subtitle: '한 줄 소개',
      picture: 'hero-1',
      body: '본문이에요.',
      starts_at: PLAIN.starts_at,
      position: 99,
      ...change,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const coupon_id of couponIds) {
    await db.insertInto('benefit_coupons').values({ benefit_id: id, coupon_id }).execute()
  }
  return id
}
