import { kstDayOf, startOfDayMs } from '@jangteo/core/calendar/day.rules'
import type { StoreNewsKind } from '@jangteo/core/store/storeNews.codes'
import { STORE_NEWS_AGE_MS } from '@jangteo/core/store/storeNews.rules'
import { type Selectable, sql } from 'kysely'
import { isLeftOn } from '../coupon/coupon.store.ts'
import { COLUMNS } from '../database/columns.gen.ts'
import { query, send } from '../database/db.ts'
import type { StoreNews } from '../database/schema.gen.ts'
import { isDealAt } from '../goods/deal.columns.ts'
import { isListedAt } from '../goods/card.columns.ts'

/** Something that happened in a store. */
export type StoreHappeningRow = {
  readonly store_id: number
  readonly kind: StoreNewsKind
  readonly title: string
  readonly subject_id: number | null
  readonly at: Date
}

/**
 * Lists what happened within a day in open stores whose alert somebody has on, and was not said yet; nothing of stores that
 * had their news on this day. A coupon happens when it can be downloaded first, a deal when it begins.
 */
export const listStoreHappenings = (nowMs: number) =>
  query(async (db) => {
    const [now, day] = [new Date(nowMs), kstDayOf(nowMs)]
    const since = new Date(nowMs - STORE_NEWS_AGE_MS)
    const [today, yesterday] = [new Date(startOfDayMs(day)), kstDayOf(since.getTime())]
    const { rows } = await sql<StoreHappeningRow>`
      WITH happenings AS (
        SELECT store_id, 'NOTICE' AS kind, title, id AS subject_id, written_at AS at
        FROM store_notices WHERE deleted_at IS NULL AND written_at > ${since} AND written_at <= ${now}
        UNION ALL
        SELECT coupons.store_id, 'COUPON', coupons.name, NULL,
          greatest(created_at, ${today}::timestamptz - (${day}::date - published_from) * interval '1 day')
        FROM coupons JOIN stores ON stores.id = coupons.store_id
        WHERE ${isLeftOn(day)} AND NOT 'COUPON' = ANY (stores.denied_features)
          AND (published_from >= ${yesterday}::date OR created_at > ${since})
        UNION ALL
        SELECT goods.store_id, 'DEAL', goods.name, goods.id, deals.starts_at
        FROM deals JOIN goods ON ${isDealAt(now)}
        WHERE deals.starts_at > ${since} AND NOT goods.is_adult_only AND ${isListedAt(now)}
      )
      SELECT happenings.* FROM happenings
      JOIN stores ON stores.id = happenings.store_id AND stores.state = 'OPEN'
      LEFT JOIN store_news AS last ON last.store_id = stores.id
      WHERE happenings.at > ${since} AND happenings.at <= ${now}
        AND (last.store_id IS NULL OR last.day < ${day}::date AND happenings.at > last.said_until)
        AND EXISTS (
          SELECT FROM favorite_stores WHERE favorite_stores.store_id = stores.id AND is_alert_on
        )`.execute(db)
    return rows
  })

type NewsOfDay = Omit<StoreHappeningRow, 'at'> & { readonly now: Date; readonly day: string }

/** Writes the news of a store for a day; of two at once, and of two on a day, the first one stays. */
export const insertStoreNews = ({ now, day, ...news }: NewsOfDay) =>
  send((db) =>
    db
      .insertInto('store_news')
      .values({ ...news, day, said_until: now })
      .onConflict((conflict) =>
        conflict
          .column('store_id')
          .doUpdateSet({ ...news, day, said_until: now, last_favorite_id: 0, ended_at: null })
          .where('store_news.day', '<', day),
      )
      .compile(),
  )

/** Lists the stores whose news is not everywhere yet. */
export const listRunningNews = () =>
  query(async (db) => {
    const rows = await db
      .selectFrom('store_news')
      .select('store_id')
      .where('ended_at', 'is', null)
      .orderBy('store_id')
      .execute()
    return rows.map(({ store_id: storeId }) => storeId)
  })

/** News that runs, with its store as it is now. */
export type RunningNewsRow = Selectable<StoreNews> & {
  readonly name: string
  readonly url: string
  readonly is_open: boolean
  readonly is_there: boolean
}

/** Locks the news of a store that runs; `undefined` when it ended. `is_there` is false for a notice that was deleted. */
export const lockRunningNews = (storeId: number) =>
  query((db): Promise<RunningNewsRow | undefined> =>
    db
      .selectFrom('store_news')
      .innerJoin('stores', 'stores.id', 'store_news.store_id')
      .select(COLUMNS.store_news)
      .select(['stores.name', 'stores.url'])
      .select([
        sql<boolean>`stores.state = 'OPEN'`.as('is_open'),
        sql<boolean>`store_news.kind <> 'NOTICE' OR EXISTS (
          SELECT FROM store_notices
          WHERE store_notices.id = store_news.subject_id AND store_notices.deleted_at IS NULL
        )`.as('is_there'),
      ])
      .where('store_news.store_id', '=', storeId)
      .where('store_news.ended_at', 'is', null)
      .forUpdate('store_news')
      .executeTakeFirst(),
  )

/** Lists the members with the alert of a store on, after a favourite, in the order of their favourites. */
export const listAlertedMembers = (storeId: number, afterId: number, limit: number) =>
  query((db) =>
    db
      .selectFrom('favorite_stores')
      .select(['id', 'member_id'])
      .where('store_id', '=', storeId)
      .where('is_alert_on', '=', true)
      .where('id', '>', afterId)
      .orderBy('id')
      .limit(limit)
      .execute(),
  )

/** Writes up to which favourite the members know the news of a store, and when it ended. */
export const saveNewsProgress = (
  storeId: number,
  progress: Pick<Selectable<StoreNews>, 'last_favorite_id' | 'ended_at'>,
) =>
  send((db) => db.updateTable('store_news').set(progress).where('store_id', '=', storeId).compile())
