import { addDays, kstDayOf, startOfDayMs } from '@jangteo/core/calendar/day.rules'
import type { DB } from '@jangteo/postgres/database/schema.gen'
import { type Transaction, sql } from 'kysely'
import { DEMO_BENEFITS } from './benefits.data.ts'
import { DEMO_COUPONS } from './coupons.data.ts'
import { drawnRows, eventRow } from './eventRows.ts'
import { DEMO_EVENT_CATEGORIES, DEMO_EVENTS } from './events.data.ts'
import { DEMO_MEMBERS } from './members.data.ts'

type Trx = Transaction<DB>
type Ids = readonly number[]

type EventFacts = {
  /** The ids of members and coupons, in the order of the data; no members are none. */
  readonly memberIds: Ids
  readonly couponIds: Ids
  readonly nowMs: number
}

/** Loads events with their prizes and coupons, draws those that are over, and loads the benefits. */
export async function insertEvents(trx: Trx, facts: EventFacts): Promise<void> {
  const categories = await trx
    .insertInto('event_categories')
    .values(DEMO_EVENT_CATEGORIES.map((name, index) => ({ name, position: index + 1 })))
    .returning(['id', 'name'])
    .execute()
  const categoryIds = new Map<string, number>(categories.map(({ id, name }) => [name, id]))
  const rows = DEMO_EVENTS.map((seed) =>
    eventRow(seed, { categoryId: found(categoryIds.get(seed.category), seed.category), ...facts }),
  )
  const inserted = await trx.insertInto('events').values(rows).returning('id').execute()
  const events = DEMO_EVENTS.map((seed, index) => ({
    seed,
    eventId: found(inserted[index], seed.title).id,
  }))
  const prizes = await trx
    .insertInto('event_prizes')
    .values(
      events.flatMap(({ seed, eventId }) =>
        (seed.entry?.prizes ?? []).map((prize, index) => ({
          event_id: eventId,
          position: index + 1,
          ...prize,
        })),
      ),
    )
    .returning(['id', 'event_id'])
    .execute()
  const couponRows = events.flatMap(({ seed, eventId }) =>
    (seed.coupons ?? []).map((key) => ({ event_id: eventId, coupon_id: couponIdOf(facts, key) })),
  )
  await trx.insertInto('event_coupons').values(couponRows).execute()
  if (facts.memberIds.length > 0) await insertDraws(trx, { facts, events, prizes })
  await insertBenefits(trx, facts)
}

type LoadedEvents = {
  readonly facts: EventFacts
  readonly events: readonly {
    readonly seed: (typeof DEMO_EVENTS)[number]
    readonly eventId: number
  }[]
  readonly prizes: readonly { readonly id: number; readonly event_id: number }[]
}

async function insertDraws(trx: Trx, { facts, events, prizes }: LoadedEvents): Promise<void> {
  let firstEntryNo = 1
  for (const { seed, eventId } of events) {
    if (seed.entry?.entrants === undefined) continue
    const { draw, entries } = drawnRows({
      seed,
      eventId,
      firstEntryNo,
      prizeIds: prizes.filter(({ event_id: id }) => id === eventId).map(({ id }) => id),
      memberIdOf: (loginId) =>
        found(facts.memberIds[DEMO_MEMBERS.findIndex((one) => one.loginId === loginId)], loginId),
      nowMs: facts.nowMs,
    })
    await trx.insertInto('event_draws').values(draw).execute()
    await trx
      .insertInto('event_entries')
      .values([...entries])
      .execute()
    firstEntryNo += entries.length
  }
  await sql`ALTER TABLE event_entries ALTER COLUMN id RESTART WITH ${sql.lit(firstEntryNo)}`.execute(
    trx,
  )
}

async function insertBenefits(trx: Trx, facts: EventFacts): Promise<void> {
  const today = kstDayOf(facts.nowMs)
  const benefits = await trx
    .insertInto('benefits')
    .values(
      DEMO_BENEFITS.map(({ title, subtitle, picture, body, lastDay }, index) => ({
        title,
        subtitle,
        picture,
        body,
        starts_at: new Date(startOfDayMs(today)),
        ends_at: lastDay === null ? null : new Date(startOfDayMs(addDays(today, lastDay + 1))),
        position: index + 1,
      })),
    )
    .returning('id')
    .execute()
  const rows = DEMO_BENEFITS.flatMap(({ title, coupons }, index) =>
    coupons.map((key) => ({
      benefit_id: found(benefits[index], title).id,
      coupon_id: couponIdOf(facts, key),
    })),
  )
  await trx.insertInto('benefit_coupons').values(rows).execute()
}

function couponIdOf({ couponIds }: EventFacts, key: string): number {
  return found(couponIds[DEMO_COUPONS.findIndex((coupon) => coupon.key === key)], key)
}

function found<Item>(item: Item | undefined, name: string): Item {
  if (item === undefined) throw new RangeError(`The demo has no ${name}`)
  return item
}
