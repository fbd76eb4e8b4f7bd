import { DAY_MS } from '@jangteo/core/calendar/day.rules'
import { FAVORITE_STORE_NEW_DAYS } from '@jangteo/core/favorite/favorite.rules'
import { sql } from 'kysely'
import { query, send } from '../database/db.ts'
import { isListedAt } from '../goods/card.columns.ts'
import { storeOfUrl } from '../store/store-name.store.ts'
import { SHOWN_STATES } from '../store/store.store.ts'

/** Finds the favourite of a store among a member's; nothing when it is none. */
export const findFavoriteStore = (memberId: number, storeId: number) =>
  query((db) =>
    db
      .selectFrom('favorite_stores')
      .select(['id', 'is_alert_on'])
      .where('member_id', '=', memberId)
      .where('store_id', '=', storeId)
      .executeTakeFirst(),
  )

/** Counts the stores that a member likes; those that are closed for good, which no list shows, take no place. */
export const countStoresLiked = (memberId: number) =>
  query(async (db) => {
    const { count } = await db
      .selectFrom('favorite_stores')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('member_id', '=', memberId)
      .where('store_id', 'not in', (closed) =>
        closed.selectFrom('stores').select('id').where('state', '=', 'CLOSED'),
      )
      .executeTakeFirstOrThrow()
    return count
  })

/** Counts the members who like a store. */
export const countStoreLikers = (storeId: number) =>
  query(async (db) => {
    const { count } = await db
      .selectFrom('favorite_stores')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('store_id', '=', storeId)
      .executeTakeFirstOrThrow()
    return count
  })

/** Finds a store with this URL, or that had it, as who likes it needs it: the features that it denies. */
export const findLikeableStore = (url: string) =>
  query((db) =>
    db
      .selectFrom('stores')
      .select(['id', 'denied_features'])
      .where('id', '=', storeOfUrl(url))
      .where('state', 'in', SHOWN_STATES)
      .executeTakeFirst(),
  )

type NewFavoriteStore = {
  readonly memberId: number
  readonly storeId: number
  readonly at: Date
}

/** Stores a favourite, its alert off; returns its id. */
export const insertFavoriteStore = ({ memberId, storeId, at }: NewFavoriteStore) =>
  query(async (db) => {
    const { id } = await db
      .insertInto('favorite_stores')
      .values({ member_id: memberId, store_id: storeId, added_at: at })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })

/** Deletes favourites of a member, with their alerts; ids of others' change nothing. */
export const deleteFavoriteStores = (memberId: number, ids: readonly number[]) =>
  send((db) =>
    db
      .deleteFrom('favorite_stores')
      .where('member_id', '=', memberId)
      .where('id', 'in', ids)
      .compile(),
  )

/** Switches the alert of a favourite on. */
export const turnAlertOn = (id: number) =>
  send((db) =>
    db.updateTable('favorite_stores').set({ is_alert_on: true }).where('id', '=', id).compile(),
  )

/** Switches the alert of a store off, whatever became of the store; where there is none, nothing changes. */
export const turnAlertOff = (memberId: number, url: string) =>
  send((db) =>
    db
      .updateTable('favorite_stores')
      .set({ is_alert_on: false })
      .where('member_id', '=', memberId)
      .where('store_id', '=', storeOfUrl(url))
      .compile(),
  )

type Page = { readonly at: Date; readonly offset: number; readonly limit: number }

/** Lists a page of a member's favourite stores, the newest first, with how many products each listed in the last days. */
export const listFavoriteStores = (memberId: number, { at, offset, limit }: Page) =>
  query((db) =>
    db
      .selectFrom('favorite_stores')
      .innerJoin('stores', 'stores.id', 'favorite_stores.store_id')
      .select([
        'favorite_stores.id',
        'favorite_stores.store_id',
        'favorite_stores.is_alert_on',
        'stores.state',
      ])
      .select(
        sql<number>`(
          SELECT count(*)::int FROM goods
          WHERE goods.store_id = stores.id AND ${isListedAt(at)}
            AND goods.created_at >= ${new Date(at.getTime() - FAVORITE_STORE_NEW_DAYS * DAY_MS)}
        )`.as('new_goods_count'),
      )
      .where('favorite_stores.member_id', '=', memberId)
      .where('stores.state', 'in', SHOWN_STATES)
      .orderBy('favorite_stores.added_at', 'desc')
      .orderBy('favorite_stores.id', 'desc')
      .offset(offset)
      .limit(limit)
      .execute(),
  )

/** Counts the favourite stores that are listed. */
export const countFavoriteStores = (memberId: number) =>
  query(async (db) => {
    const { count } = await db
      .selectFrom('favorite_stores')
      .innerJoin('stores', 'stores.id', 'favorite_stores.store_id')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('favorite_stores.member_id', '=', memberId)
      .where('stores.state', 'in', SHOWN_STATES)
      .executeTakeFirstOrThrow()
    return count
  })
