import type { Day } from '@jangteo/core/calendar/day.rules'
import { type Insertable, sql } from 'kysely'
import { query } from '../database/db.ts'
import { drawnIds } from '../database/drawnIds.ts'
import type { EventEntries } from '../database/schema.gen.ts'
import type { Portion } from '../job/retention.store.ts'

/** Takes the number of the next entry; one that is not used afterwards stays free. */
export const takeEntryNo = () =>
  query(async (db) => {
    const { rows } = await drawnIds('event_entries', 1).execute(db)
    return rows[0]?.id ?? 0
  })

/** Writes an entry; false when the member has one of that day already, or just got it. */
export const insertEntry = (entry: Insertable<EventEntries>) =>
  query(async (db) => {
    const { numInsertedOrUpdatedRows: count } = await db
      .insertInto('event_entries')
      .values(entry)
      .onConflict((conflict) => conflict.constraint('entered_once').doNothing())
      .executeTakeFirstOrThrow()
    return count === 1n
  })

/** Checks for a member's entry of a day; of an event that is entered once, the day is `null`. */
export const hasEntered = (eventId: number, memberId: number, day: Day | null) =>
  query(async (db) => {
    const row = await db
      .selectFrom('event_entries')
      .select('id')
      .where('event_id', '=', eventId)
      .where('member_id', '=', memberId)
      .where('day', 'is not distinct from', day)
      .executeTakeFirst()
    return row !== undefined
  })

/** Lists a member's entries of an event, the newest first, with the prize that one won. */
export const listOwnEntries = (eventId: number, memberId: number) =>
  query((db) =>
    db
      .selectFrom('event_entries')
      .leftJoin('event_prizes', 'event_prizes.id', 'event_entries.event_prize_id')
      .select([
        'event_entries.id',
        'event_entries.entry_hash',
        'event_entries.entered_at',
        'event_prizes.name as prize_name',
      ])
      .where('event_entries.event_id', '=', eventId)
      .where('event_entries.member_id', '=', memberId)
      .orderBy('event_entries.id', 'desc')
      .execute(),
  )

/** Lists a page of the events that a member entered, the one entered last first. */
export const listEnteredEvents = (
  memberId: number,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) =>
  query((db) =>
    db
      .selectFrom('event_entries')
      .innerJoin('events', 'events.id', 'event_entries.event_id')
      .innerJoin('event_categories', 'event_categories.id', 'events.event_category_id')
      .leftJoin('event_draws', 'event_draws.event_id', 'events.id')
      .leftJoin('event_prizes', 'event_prizes.id', 'event_entries.event_prize_id')
      .select((entries) => [
        'events.id',
        'events.title',
        'events.picture',
        'events.event_category_id',
        'event_categories.name as category_name',
        'events.starts_at',
        'events.ends_at',
        'events.announce_at',
        'event_draws.drawn_at',
        sql<number>`count(*)::int`.as('entry_count'),
        entries.fn.max('event_prizes.name').as('prize_name'),
      ])
      .where('event_entries.member_id', '=', memberId)
      .groupBy(['events.id', 'event_categories.name', 'event_draws.drawn_at'])
      .orderBy((entries) => entries.fn.max('event_entries.id'), 'desc')
      .offset(offset)
      .limit(limit)
      .execute(),
  )

/** Counts the events that a member entered. */
export const countEnteredEvents = (memberId: number) =>
  query(async (db) => {
    const { count } = await db
      .selectFrom('event_entries')
      .select(sql<number>`count(DISTINCT event_id)::int`.as('count'))
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow()
    return count
  })

/** Deletes entries of events announced before, winners among them; returns the number of rows found. */
export const dropEventEntries = ({ before, countMax }: Portion) =>
  query(async (db) => {
    const dropped = await db
      .deleteFrom('event_entries')
      .where('id', 'in', (old) =>
        old
          .selectFrom('event_entries')
          .innerJoin('events', 'events.id', 'event_entries.event_id')
          .select('event_entries.id')
          .where('events.announce_at', '<', before)
          .limit(countMax)
          .forUpdate('event_entries')
          .skipLocked(),
      )
      .returning('id')
      .execute()
    return dropped.length
  })

/**
 * Deletes a member's entries of events that are not drawn yet. Their draws are shared first, so that none is drawn while
 * entries of its list go.
 */
export const deleteOpenEntries = (memberId: number) =>
  query(async (db) => {
    await sql`SELECT FROM event_draws WHERE drawn_at IS NULL
        AND event_id IN (SELECT event_id FROM event_entries WHERE member_id = ${memberId})
      ORDER BY event_id FOR SHARE`.execute(db)
    await sql`DELETE FROM event_entries WHERE member_id = ${memberId}
      AND event_id NOT IN (SELECT event_id FROM event_draws WHERE drawn_at IS NOT NULL)`.execute(db)
  })
