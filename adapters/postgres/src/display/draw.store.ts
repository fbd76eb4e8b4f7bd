import { type Kysely, type Selectable, sql } from 'kysely'
import { COLUMNS } from '../database/columns.gen.ts'
import { query } from '../database/db.ts'
import type { DB, EventDraws } from '../database/schema.gen.ts'
import type { Resealed, SealedPage, SealedRow } from '../payment/sealed.store.ts'

export type DrawRow = Selectable<EventDraws>

const selectDraw = (db: Kysely<DB>, eventId: number) =>
  db.selectFrom('event_draws').select(COLUMNS.event_draws).where('event_id', '=', eventId)

/** Finds the draw of an event; `undefined` until its keys were made. */
export const findDraw = (eventId: number) =>
  query((db): Promise<DrawRow | undefined> => selectDraw(db, eventId).executeTakeFirst())

/** Stores the keys of an event's draw, unless others were stored meanwhile. */
export const insertDraw = (draw: {
  readonly eventId: number
  readonly commitment: string
  readonly sealedKeys: string
}) =>
  query((db) =>
    db
      .insertInto('event_draws')
      .values({
        event_id: draw.eventId,
        commitment: draw.commitment,
        sealed_keys: draw.sealedKeys,
      })
      .onConflict((conflict) => conflict.column('event_id').doNothing())
      .execute(),
  )

/** Lists events with entries whose draw has no keys yet. */
export const listEventsWithoutDraw = (countMax: number) =>
  query((db) =>
    db
      .selectFrom('events')
      .leftJoin('event_draws', 'event_draws.event_id', 'events.id')
      .select('events.id')
      .where('events.announce_at', 'is not', null)
      .where('event_draws.event_id', 'is', null)
      .orderBy('events.id')
      .limit(countMax)
      .execute(),
  )

/** Lists events whose announcement is due and whose winners are not drawn. */
export const listDueDraws = (at: Date, countMax: number) =>
  query((db) =>
    db
      .selectFrom('event_draws')
      .innerJoin('events', 'events.id', 'event_draws.event_id')
      .select('events.id')
      .where('event_draws.drawn_at', 'is', null)
      .where('events.announce_at', '<=', at)
      .orderBy('events.announce_at')
      .limit(countMax)
      .execute(),
  )

/**
 * Finds the draw of an event and holds it until the transaction ends: who draws waits for it, others who hold it do not.
 */
export const shareDraw = (eventId: number) =>
  query((db): Promise<DrawRow | undefined> => selectDraw(db, eventId).forShare().executeTakeFirst())

/** Locks a draw, so that it is drawn once. */
export const lockDraw = (eventId: number) =>
  query((db): Promise<DrawRow | undefined> =>
    selectDraw(db, eventId).forNoKeyUpdate().executeTakeFirst(),
  )

/** Entries of an event as its draw takes them, in the order that they are published in. */
const selectEntries = (db: Kysely<DB>, eventId: number) =>
  db
    .selectFrom('event_entries')
    .select(['id', 'entry_hash', 'person'])
    .where('event_id', '=', eventId)
    .orderBy('id')

/** Lists all entries of an event for its draw. */
export const listDrawEntries = (eventId: number) =>
  query((db) => selectEntries(db, eventId).execute())

/** Lists a page of an event's entries, as they are published. */
export const listPublishedEntries = (
  eventId: number,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) => query((db) => selectEntries(db, eventId).offset(offset).limit(limit).execute())

/** Counts the entries of an event that are still stored. */
export const countEntries = (eventId: number) =>
  query(async (db) => {
    const { count } = await db
      .selectFrom('event_entries')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('event_id', '=', eventId)
      .executeTakeFirstOrThrow()
    return count
  })

/** Writes the rank and the prize of a winning entry. */
export const writeWinner = (winner: {
  readonly entryNo: number
  readonly rank: number
  readonly prizeId: number
}) =>
  query((db) =>
    db
      .updateTable('event_entries')
      .set({ rank: winner.rank, event_prize_id: winner.prizeId })
      .where('id', '=', winner.entryNo)
      .execute(),
  )

/** Writes the result of a locked draw: the seed becomes public, and the key of its persons is dropped. */
export const finishDraw = (draw: {
  readonly eventId: number
  readonly seed: string
  readonly listHash: string
  readonly entryCount: number
  readonly at: Date
}) =>
  query((db) =>
    db
      .updateTable('event_draws')
      .set({
        sealed_keys: null,
        seed: draw.seed,
        list_hash: draw.listHash,
        entry_count: draw.entryCount,
        drawn_at: draw.at,
      })
      .where('event_id', '=', draw.eventId)
      .execute(),
  )

/** Lists the winners of an event, the first rank first. */
export const listWinners = (eventId: number) =>
  query((db) =>
    db
      .selectFrom('event_entries')
      .innerJoin('members', 'members.id', 'event_entries.member_id')
      .innerJoin('event_prizes', 'event_prizes.id', 'event_entries.event_prize_id')
      .select([
        'event_entries.id',
        'event_entries.rank',
        'members.login_id',
        'members.status',
        'event_prizes.name as prize_name',
      ])
      .where('event_entries.event_id', '=', eventId)
      .where('event_entries.rank', 'is not', null)
      .orderBy('event_entries.rank')
      .execute(),
  )

/** Sealed keys of draws. Keys are replaced only while they are those that were read; without them new ones are made. */
export const DRAW_KEYS = {
  list: (page: SealedPage) =>
    query((db): Promise<SealedRow[]> =>
      db
        .selectFrom('event_draws')
        .select(['event_id as id', 'sealed_keys as sealed'])
        .$narrowType<SealedRow>()
        .where('event_id', '>', page.afterId)
        .where('sealed_keys', 'is not', null)
        .where(sql<boolean>`NOT starts_with(sealed_keys, ${page.prefix})`)
        .orderBy('event_id')
        .limit(page.countMax)
        .execute(),
    ),
  replace: ({ id, sealed, resealed }: Resealed) =>
    query((db) =>
      db
        .updateTable('event_draws')
        .set({ sealed_keys: resealed })
        .where('event_id', '=', id)
        .where('sealed_keys', '=', sealed)
        .execute(),
    ),
  drop: ({ id, sealed }: SealedRow) =>
    query((db) =>
      db
        .deleteFrom('event_draws')
        .where('event_id', '=', id)
        .where('sealed_keys', '=', sealed)
        .execute(),
    ),
}
