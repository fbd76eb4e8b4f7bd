import { expressionBuilder, type InferResult, type Kysely, sql } from 'kysely'
import { compileEach, compileFirst, type Places } from '../database/compileOnce.ts'
import { query, send } from '../database/db.ts'
import { isOneOf } from '../database/isOneOf.ts'
import { lockNames } from '../database/lockNames.ts'
import type { DB } from '../database/schema.gen.ts'
import { isPublic, selectCards } from '../goods/card.columns.ts'

/** Locks the favourites of a member, with their groups and stores: their counts stay as they are read. */
export const lockFavorites = (memberId: number) => lockNames([`favorites ${memberId}`])

/** Finds a listed product as who likes it needs it: its price, and the features that its store denies. */
export const findLikeable = (goodsId: number, at: Date) =>
  query((db) =>
    selectCards(db, at)
      .select('stores.denied_features')
      .where('goods.id', '=', goodsId)
      .where(isPublic)
      .executeTakeFirst(),
  )

/** Counts all favourites of a member, and finds the one of a product; `id` is `null` when it is none. */
export const findFavorite = (memberId: number, goodsId: number) =>
  query((db) =>
    db
      .selectFrom('favorite_goods')
      .select([
        sql<number>`count(*)::int`.as('count'),
        sql<number | null>`max(id) FILTER (WHERE goods_id = ${goodsId})`.as('id'),
      ])
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow(),
  )

type NewFavorite = {
  readonly memberId: number
  readonly goodsId: number
  readonly price: number
  readonly at: Date
}

/** Stores a favourite; returns its id. */
export const insertFavorite = ({ memberId, goodsId, price, at }: NewFavorite) =>
  query(async (db) => {
    const { id } = await db
      .insertInto('favorite_goods')
      .values({ member_id: memberId, goods_id: goodsId, added_price: price, added_at: at })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })

/** Deletes favourites of a member, with their places in groups; ids of others' change nothing. */
export const deleteFavorites = (memberId: number, ids: readonly number[]) =>
  send((db) =>
    db
      .deleteFrom('favorite_goods')
      .where('member_id', '=', memberId)
      .where('id', 'in', ids)
      .compile(),
  )

type IdValues = { readonly memberId: number; readonly goodsIds: readonly number[] }

/** All pairs of ids in one row: a hundred rows of them took a third more of the server's time. */
const idsOf = compileEach(
  (db, { memberId, goodsIds }: Places<IdValues>, shape: 'ALL' | 'AMONG') => {
    const pairs = sql`array_agg(ARRAY[id, goods_id] ORDER BY added_at DESC, id DESC)`
    const own = db
      .selectFrom('favorite_goods')
      .select(sql<[number, number][]>`coalesce(array_to_json(${pairs}), '[]')`.as('pairs'))
      .where('member_id', '=', memberId)
    if (shape === 'ALL') return own
    return own.where('goods_id', '=', isOneOf(goodsIds))
  },
)

/** Lists a member's favourites by product, the newest first; among some products, or all for `null`. */
export const listFavoriteIds = (memberId: number, goodsIds: readonly number[] | null) =>
  query(async (db) => {
    const shape = goodsIds === null ? 'ALL' : 'AMONG'
    const [found] = await idsOf(db, { memberId, goodsIds: goodsIds ?? [] }, shape)
    return (found?.pairs ?? []).map(([id, goodsId]) => ({ id, goodsId }))
  })

const revisionOf = compileFirst((db, { memberId }: Places<{ memberId: number }>) =>
  db.selectFrom('favorite_revisions').select('revision').where('member_id', '=', memberId),
)

/** Finds the number that changes with every change of a member's favourites; 0 for one whose have not changed. */
export const findFavoriteRevision = (memberId: number) =>
  query(async (db) => (await revisionOf(db, { memberId }))?.revision ?? 0)

/** Favourites to list: of a member, in a category of any level or in all of them for `null`, and of a group where it is named. */
export type FavoriteScope = {
  readonly memberId: number
  readonly categoryId: number | null
  readonly groupId?: number
}

const of = expressionBuilder<DB, 'favorite_goods' | 'goods'>()

const isIn = ({ memberId, categoryId, groupId }: FavoriteScope) => {
  const isOwn = of('favorite_goods.member_id', '=', memberId)
  if (groupId !== undefined) {
    const places = of
      .selectFrom('favorite_group_goods')
      .select('favorite_id')
      .where('group_id', '=', groupId)
    return of.and([isOwn, of('favorite_goods.id', 'in', places)])
  }
  if (categoryId === null) return isOwn
  return of.and([
    isOwn,
    of.or([
      of('goods.category_id', '=', categoryId),
      of('goods.category_middle_id', '=', categoryId),
      of('goods.category_root_id', '=', categoryId),
    ]),
  ])
}

const selectFavorites = (db: Kysely<DB>, at: Date) =>
  selectCards(db, at)
    .innerJoin('favorite_goods', 'favorite_goods.goods_id', 'goods.id')
    .select([
      'favorite_goods.id as favorite_id',
      'favorite_goods.added_at',
      'favorite_goods.added_price',
    ])
    .where(isPublic)

/** A favourite as its card needs it. */
export type FavoriteRow = InferResult<ReturnType<typeof selectFavorites>>[number]

type FavoritePage = { readonly at: Date; readonly offset: number; readonly limit: number }

/** Lists a page of favourites, the newest first; those of products that are not listed any more are left out. */
export const listFavorites = (scope: FavoriteScope, { at, offset, limit }: FavoritePage) =>
  query((db): Promise<FavoriteRow[]> =>
    selectFavorites(db, at)
      .where(isIn(scope))
      .orderBy('favorite_goods.added_at', 'desc')
      .orderBy('favorite_goods.id', 'desc')
      .offset(offset)
      .limit(limit)
      .execute(),
  )

/** Counts the favourites that are listed. */
export const countFavorites = (scope: FavoriteScope) =>
  query(async (db) => {
    const { count } = await db
      .selectFrom('favorite_goods')
      .innerJoin('goods', 'goods.id', 'favorite_goods.goods_id')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where(isIn(scope))
      .where(isPublic)
      .executeTakeFirstOrThrow()
    return count
  })

/** Counts the listed favourites of a member in each category of the first level, in display order. */
export const countFavoriteCategories = (memberId: number) =>
  query((db) =>
    db
      .selectFrom('favorite_goods')
      .innerJoin('goods', 'goods.id', 'favorite_goods.goods_id')
      .leftJoin('categories', 'categories.id', 'goods.category_root_id')
      .select(['categories.id', 'categories.name', sql<number>`count(*)::int`.as('count')])
      .where('favorite_goods.member_id', '=', memberId)
      .where(isPublic)
      .groupBy(['categories.id', 'categories.name', 'categories.position'])
      .orderBy('categories.position')
      .orderBy('categories.id')
      .execute(),
  )
