import type { RecentPageKind } from '@jangteo/core/favorite/recent.codes'
import type { RecentPage } from '@jangteo/core/favorite/recent.rules'
import { expressionBuilder, sql } from 'kysely'
import { query, send } from '../database/db.ts'
import type { DB } from '../database/schema.gen.ts'
import { columnOf, idOf, type RecentOwner } from './recent-goods.store.ts'

const of = expressionBuilder<DB, 'recent_pages'>()

const ownedBy = (owner: RecentOwner) =>
  'memberId' in owner
    ? of('recent_pages.member_id', '=', owner.memberId)
    : of('recent_pages.device_id', '=', owner.deviceId)

/** Pages of a kind that can be opened at a moment. */
const shownAt = (kind: RecentPageKind, at: Date) =>
  kind === 'EXHIBITION'
    ? sql`SELECT id FROM exhibitions WHERE NOT is_hidden`
    : sql`SELECT id FROM events WHERE NOT is_hidden AND starts_at <= ${at}`

/** Pages that an owner opened at a moment. */
type Seen = { readonly kind: RecentPageKind; readonly ids: readonly number[]; readonly at: Date }

/** Stores pages as opened at `at`, in the order of their ids; ids of none that is shown are left out. */
export const saveRecentPages = (owner: RecentOwner, { kind, ids, at }: Seen) =>
  send((db) => {
    const [column, id] = [columnOf(owner), idOf(owner)]
    return sql`INSERT INTO recent_pages (${column}, kind, page_id, seen_at)
      SELECT ${id}, ${kind}, shown.id, ${at} FROM (${shownAt(kind, at)}) AS shown
      WHERE shown.id = ANY(${[...ids]}::bigint[]) ORDER BY shown.id
      ON CONFLICT (${column}, kind, page_id) WHERE ${column} IS NOT NULL
      DO UPDATE SET seen_at = excluded.seen_at`.compile(db)
  })

/** Deletes all but the newest pages of a kind of an owner. */
export const trimRecentPages = (owner: RecentOwner, kind: RecentPageKind, countMax: number) =>
  send((db) =>
    db
      .deleteFrom('recent_pages')
      .where('id', 'in', (old) =>
        old
          .selectFrom('recent_pages')
          .select('id')
          .where(ownedBy(owner))
          .where('kind', '=', kind)
          .orderBy('seen_at', 'desc')
          .orderBy('id', 'desc')
          .offset(countMax),
      )
      .compile(),
  )

/** Lists what an owner opened since a moment, the newest first. */
export const listRecentPages = (owner: RecentOwner, since: Date) =>
  query((db) =>
    db
      .selectFrom('recent_pages')
      .select(['kind', 'page_id', 'seen_at'])
      .where(ownedBy(owner))
      .where('seen_at', '>=', since)
      .orderBy('seen_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),
  )

/** Deletes what an owner opened. */
export const deleteRecentPages = (owner: RecentOwner) =>
  send((db) => db.deleteFrom('recent_pages').where(ownedBy(owner)).compile())

/** Stores a merged list as the member's; what was opened meanwhile stays the newest. */
export const insertMergedRecentPages = (memberId: number, merged: readonly RecentPage[]) =>
  send((db) =>
    db
      .insertInto('recent_pages')
      .values(
        merged.map(({ kind, pageId, seenAtMs }) => ({
          member_id: memberId,
          kind,
          page_id: pageId,
          seen_at: new Date(seenAtMs),
        })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['member_id', 'kind', 'page_id'])
          .where('member_id', 'is not', null)
          .doNothing(),
      )
      .compile(),
  )
