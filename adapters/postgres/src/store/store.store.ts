import { DAY_MS, type Day } from '@jangteo/core/calendar/day.rules'
import { FRESH_GOODS_DAYS } from '@jangteo/core/goods/goods.rules'
import type { StoreState } from '@jangteo/core/store/store.codes'
import { type InferResult, type Kysely, sql } from 'kysely'
import { isLeftOn } from '../coupon/coupon.store.ts'
import { beginOnce } from '../database/beginOnce.ts'
import { query } from '../database/db.ts'
import type { DB } from '../database/schema.gen.ts'
import { isListedAt, selectCards } from '../goods/card.columns.ts'
import { goodsOnOffer, sellerColumns } from '../goods/seller.store.ts'
import { storeOfUrl } from './store-name.store.ts'

const SHOWN_PICTURE_COUNT = 4

/** A moment, and its Korean day. */
export type StoreMoment = { readonly at: Date; readonly day: Day }

const listedCount = (at: Date) => sql<number>`(
  SELECT count(*)::int FROM goods WHERE goods.store_id = stores.id AND ${isListedAt(at)}
)`

const newCount = (at: Date) => sql<number>`(
  SELECT count(*)::int FROM goods
  WHERE goods.store_id = stores.id AND ${isListedAt(at)}
    AND goods.created_at >= ${new Date(at.getTime() - FRESH_GOODS_DAYS * DAY_MS)}
)`

const couponCount = (day: Day) => sql<number>`(
  SELECT count(*)::int FROM coupons WHERE coupons.store_id = stores.id AND ${isLeftOn(day)}
)`

/** Pictures of a store's best sellers, without adult products. */
const bestPictures = (at: Date) => sql<string[]>`ARRAY(
  SELECT goods.picture FROM goods
  WHERE goods.store_id = stores.id AND NOT goods.is_adult_only AND ${isListedAt(at)}
  ORDER BY goods.sold_count DESC, goods.id DESC LIMIT ${SHOWN_PICTURE_COUNT}
)`

const reviewCount = (at: Date) => sql<number>`(
  SELECT coalesce(sum(goods.review_count), 0)::int FROM goods
  WHERE goods.store_id = stores.id AND ${isListedAt(at)}
)`

/** Every review counts the same, whichever product it is about; 0 without reviews. */
const ratingAverage = (at: Date) => sql<number>`(
  SELECT coalesce(
    round(sum(goods.rating_average::numeric * goods.review_count) / nullif(sum(goods.review_count), 0), 2), 0
  )::float8 FROM goods
  WHERE goods.store_id = stores.id AND ${isListedAt(at)}
)`

/** Only open stores are listed, besides a member's own favourites; the pages of a paused one can still be read, those of others are not there. */
export const SHOWN_STATES = ['OPEN', 'PAUSED'] as const

const selectStores = beginOnce((db) =>
  db
    .selectFrom('stores')
    .select(['stores.id', 'stores.url', 'stores.name', 'stores.introduction', 'stores.logo']),
)

const selectStoreCards = (db: Kysely<DB>, { at, day }: StoreMoment) =>
  selectStores(db).select([
    listedCount(at).as('goods_count'),
    newCount(at).as('new_goods_count'),
    couponCount(day).as('coupon_count'),
  ])

/** A store as lists show it, without its products. */
export type StoreCardRow = InferResult<ReturnType<typeof selectStoreCards>>[number]

/** Lists every open store by name. */
export const listStores = (
  moment: StoreMoment,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) =>
  query((db) =>
    selectStoreCards(db, moment)
      .where('stores.state', '=', 'OPEN')
      .orderBy('stores.name')
      .offset(offset)
      .limit(limit)
      .execute(),
  )

/** Finds those of some stores that are in one of the states, as lists show them, in no order. */
export const listStoresByIds = (
  moment: StoreMoment,
  { ids, states }: { readonly ids: readonly number[]; readonly states: readonly StoreState[] },
) =>
  query((db) =>
    selectStoreCards(db, moment)
      .where('stores.id', 'in', ids)
      .where('stores.state', 'in', states)
      .execute(),
  )

/** Lists the best sellers of some stores, `storeMax` of each, and no adult ones. */
export const listGoodsOfStores = (at: Date, storeIds: readonly number[], storeMax: number) =>
  query((db) =>
    selectCards(db, at)
      .select('goods.store_id')
      .where('goods.id', 'in', (best) =>
        best
          .selectFrom('stores as asked')
          .innerJoinLateral(
            (of) =>
              of
                .selectFrom('goods')
                .select('goods.id')
                .whereRef('goods.store_id', '=', 'asked.id')
                .where('goods.is_adult_only', '=', false)
                .where(isListedAt(at))
                .orderBy('goods.sold_count', 'desc')
                .orderBy('goods.id', 'desc')
                .limit(storeMax)
                .as('of_store'),
            (join) => join.onTrue(),
          )
          .select('of_store.id')
          .where('asked.id', 'in', storeIds),
      )
      .orderBy('goods.sold_count', 'desc')
      .orderBy('goods.id', 'desc')
      .execute(),
  )

export const countStores = () =>
  query(async (db) => {
    const { count } = await db
      .selectFrom('stores')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('state', '=', 'OPEN')
      .executeTakeFirstOrThrow()
    return count
  })

/** Lists every open store as a search by its name shows it. */
export const listStoreNames = () =>
  query((db) => selectStores(db).where('stores.state', '=', 'OPEN').orderBy('stores.id').execute())

/** Finds the id of the store with this URL, or that had it. */
export const findStoreId = (url: string) =>
  query(async (db) => {
    const row = await db
      .selectFrom('stores')
      .select('id')
      .where('id', '=', storeOfUrl(url))
      .where('state', 'in', SHOWN_STATES)
      .executeTakeFirst()
    return row?.id
  })

const selectHeads = (db: Kysely<DB>, { at, day }: StoreMoment) =>
  selectStores(db)
    .select([
      'stores.picture',
      'stores.company_name',
      'stores.representative_name',
      'stores.phone_hours',
      'stores.state',
    ])
    .select([
      listedCount(at).as('goods_count'),
      couponCount(day).as('coupon_count'),
      bestPictures(at).as('pictures'),
      ratingAverage(at).as('rating_average'),
      reviewCount(at).as('review_count'),
    ])

export type StoreHeadRow = InferResult<ReturnType<typeof selectHeads>>[number]

/** Finds a store for the head of its pages. */
export const findStore = (url: string, moment: StoreMoment) =>
  query((db): Promise<StoreHeadRow | undefined> =>
    selectHeads(db, moment)
      .where('stores.id', '=', storeOfUrl(url))
      .where('stores.state', 'in', SHOWN_STATES)
      .executeTakeFirst(),
  )

/** Finds the seller of a store; of one that never opened there is nothing to show. */
export const findStoreSeller = (url: string) =>
  query((db) =>
    db
      .selectFrom('stores')
      .select(sellerColumns)
      .select(goodsOnOffer)
      .where('stores.id', '=', storeOfUrl(url))
      .where('stores.state', '!=', 'PREPARING')
      .executeTakeFirst(),
  )

/** Counts the products that a store lists in each middle category at `at`, most first. */
export const countGoodsOfCategories = (storeId: number, at: Date) =>
  query((db) =>
    db
      .selectFrom('goods')
      .select(['category_middle_id as category_id', sql<number>`count(*)::int`.as('goods_count')])
      .where('store_id', '=', storeId)
      .where(isListedAt(at))
      .where('category_middle_id', 'is not', null)
      .groupBy('category_middle_id')
      .orderBy(sql`count(*)`, 'desc')
      .orderBy('category_middle_id')
      .$narrowType<{ category_id: number }>()
      .execute(),
  )

/** Lists a store's notices at a moment, the newest first. */
export const listStoreAnnouncements = (storeId: number, at: Date) =>
  query((db) =>
    db
      .selectFrom('store_announcements')
      .select(['title', 'body'])
      .where('store_id', '=', storeId)
      .where('starts_at', '<=', at)
      .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', at)]))
      .orderBy('starts_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),
  )
