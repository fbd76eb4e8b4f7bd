import type { EventFilter } from '@jangteo/core/display/display.codes'
import { type InferResult, type Kysely, sql } from 'kysely'
import { beginOnce } from '../database/beginOnce.ts'
import { query } from '../database/db.ts'
import type { DB } from '../database/schema.gen.ts'

const selectEvents = beginOnce((db) =>
  db
    .selectFrom('events')
    .innerJoin('event_categories', 'event_categories.id', 'events.event_category_id')
    .select([
      'events.id',
      'events.title',
      'events.picture',
      'events.event_category_id',
      'event_categories.name as category_name',
      'events.starts_at',
      'events.ends_at',
    ])
    .where('events.is_hidden', '=', false),
)

export type EventRow = InferResult<ReturnType<typeof selectEvents>>[number]

/** Events of a tab at a moment; finished ones since another, and of some categories unless all of them are named. */
export type EventsPlace = {
  readonly filter: EventFilter
  readonly at: Date
  readonly finishedSince: Date
  readonly categoryIds: readonly number[]
}

const PLACES: Readonly<
  Record<EventFilter, (place: EventsPlace) => ReturnType<typeof sql<boolean>>>
> = {
  IN_PROGRESS: ({ at }) => sql`events.starts_at <= ${at} AND events.ends_at > ${at}`,
  FINISHED: ({ at, finishedSince }) =>
    sql`events.ends_at <= ${at} AND events.ends_at >= ${finishedSince}`,
}

const isAt = (place: EventsPlace) =>
  place.categoryIds.length === 0
    ? PLACES[place.filter](place)
    : sql<boolean>`${PLACES[place.filter](place)}
        AND events.event_category_id = ANY (${sql.val([...place.categoryIds])}::bigint[])`

type Window = { readonly offset: number; readonly limit: number }

/** Lists a page of events: running ones ending first, finished ones the newest first. */
export const listEvents = (place: EventsPlace, { offset, limit }: Window) =>
  query((db): Promise<EventRow[]> =>
    selectEvents(db)
      .where(isAt(place))
      .orderBy('events.ends_at', place.filter === 'FINISHED' ? 'desc' : 'asc')
      .orderBy('events.id', 'desc')
      .offset(offset)
      .limit(limit)
      .execute(),
  )

/** Finds those of some events that are not hidden, in any time and in no order. */
export const listEventsByIds = (ids: readonly number[]) =>
  query((db): Promise<EventRow[]> => selectEvents(db).where('events.id', 'in', ids).execute())

/** Counts the events of a place. */
export const countEvents = (place: EventsPlace) =>
  query(async (db) => {
    const { count } = await db
      .selectFrom('events')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('is_hidden', '=', false)
      .where(isAt(place))
      .executeTakeFirstOrThrow()
    return count
  })

/** Lists the categories of events in their order. */
export const listEventCategories = () =>
  query((db) =>
    db.selectFrom('event_categories').select(['id', 'name']).orderBy('position').execute(),
  )

const selectDetail = (db: Kysely<DB>) =>
  selectEvents(db).select(['events.body', 'events.type', 'events.entry_per', 'events.announce_at'])

export type EventDetailRow = InferResult<ReturnType<typeof selectDetail>>[number]

/** Finds an event that is not hidden, in any time. */
export const findEvent = (id: number) =>
  query((db): Promise<EventDetailRow | undefined> =>
    selectDetail(db).where('events.id', '=', id).executeTakeFirst(),
  )

/** Lists the prizes of an event, the first one first. */
export const listPrizes = (eventId: number) =>
  query((db) =>
    db
      .selectFrom('event_prizes')
      .select(['id', 'name', 'quantity', 'value'])
      .where('event_id', '=', eventId)
      .orderBy('position')
      .execute(),
  )
