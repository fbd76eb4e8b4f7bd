import { type Insertable, type Selectable, sql } from 'kysely'
import { COLUMNS } from '../database/columns.gen.ts'
import { query } from '../database/db.ts'
import type { EventPrizes, Events } from '../database/schema.gen.ts'

export type AnyEventRow = Selectable<Events>

/** An event in the operators' list. */
export type CountedEvent = AnyEventRow & {
  readonly category_name: string
  readonly entry_count: number
  readonly is_drawn: boolean
}

/** Lists a page of all events, the newest first. */
export const listAllEvents = ({
  offset,
  limit,
}: {
  readonly offset: number
  readonly limit: number
}) =>
  query((db): Promise<CountedEvent[]> =>
    db
      .selectFrom('events')
      .innerJoin('event_categories', 'event_categories.id', 'events.event_category_id')
      .select(COLUMNS.events)
      .select('event_categories.name as category_name')
      .select([
        sql<number>`(SELECT count(*)::int FROM event_entries WHERE event_id = events.id)`.as(
          'entry_count',
        ),
        sql<boolean>`EXISTS (SELECT FROM event_draws
          WHERE event_id = events.id AND drawn_at IS NOT NULL)`.as('is_drawn'),
      ])
      .orderBy('events.id', 'desc')
      .offset(offset)
      .limit(limit)
      .execute(),
  )

/** Counts all events, hidden ones and those to come too. */
export const countAllEvents = () =>
  query(async (db) => {
    const { count } = await db
      .selectFrom('events')
      .select(sql<number>`count(*)::int`.as('count'))
      .executeTakeFirstOrThrow()
    return count
  })

/** Finds an event, hidden or not. */
export const findAnyEvent = (id: number) =>
  query((db): Promise<AnyEventRow | undefined> =>
    db.selectFrom('events').select(COLUMNS.events).where('id', '=', id).executeTakeFirst(),
  )

/** Finds and locks an event, hidden or not. */
export const lockEvent = (id: number) =>
  query((db): Promise<AnyEventRow | undefined> =>
    db
      .selectFrom('events')
      .select(COLUMNS.events)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
  )

/** Lists the ids of the coupons of an event. */
export const listEventCouponIds = (eventId: number) =>
  query(async (db) => {
    const rows = await db
      .selectFrom('event_coupons')
      .select('coupon_id')
      .where('event_id', '=', eventId)
      .orderBy('coupon_id')
      .execute()
    return rows.map(({ coupon_id: id }) => id)
  })

/** Inserts an event without coupons and prizes, and returns its id. */
export const insertEvent = (event: Insertable<Events>) =>
  query(async (db) => {
    const { id } = await db
      .insertInto('events')
      .values(event)
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })

/** Writes a locked event. */
export const updateEvent = (id: number, event: Insertable<Events>) =>
  query((db) => db.updateTable('events').set(event).where('id', '=', id).execute())

/** Replaces the coupons of a locked event. */
export const replaceEventCoupons = (eventId: number, couponIds: readonly number[]) =>
  query(async (db) => {
    await db.deleteFrom('event_coupons').where('event_id', '=', eventId).execute()
    const rows = couponIds.map((couponId) => ({ event_id: eventId, coupon_id: couponId }))
    if (rows.length > 0) await db.insertInto('event_coupons').values(rows).execute()
  })

/** Replaces the prizes of a locked event that nobody has won yet. */
export const replacePrizes = (
  eventId: number,
  prizes: readonly Pick<Insertable<EventPrizes>, 'name' | 'quantity' | 'value'>[],
) =>
  query(async (db) => {
    await db.deleteFrom('event_prizes').where('event_id', '=', eventId).execute()
    const rows = prizes.map((prize, index) => ({
      ...prize,
      event_id: eventId,
      position: index + 1,
    }))
    if (rows.length > 0) await db.insertInto('event_prizes').values(rows).execute()
  })

/** True when there is a category of events. */
export const hasEventCategory = (id: number) =>
  query(async (db) => {
    const row = await db
      .selectFrom('event_categories')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst()
    return row !== undefined
  })

/** Adds a category of events after all others and returns its id; one of that name is found instead. */
export const ensureEventCategory = (name: string) =>
  query(async (db) => {
    await sql`LOCK TABLE event_categories IN SHARE ROW EXCLUSIVE MODE`.execute(db)
    await db
      .insertInto('event_categories')
      .values({
        name,
        position: sql<number>`(SELECT coalesce(max(position), 0) + 1 FROM event_categories)`,
      })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
    const { id } = await db
      .selectFrom('event_categories')
      .select('id')
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
    return id
  })
