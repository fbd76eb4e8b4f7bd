import { expressionBuilder, type InferResult, type Kysely, sql } from 'kysely'
import { query, send } from '../database/db.ts'
import type { DB } from '../database/schema.gen.ts'
import { isPublic, selectCards } from '../goods/card.columns.ts'

/** Owner of recently viewed products: a member, or a device without a login. */
export type RecentOwner = { readonly memberId: number } | { readonly deviceId: string }

const of = expressionBuilder<DB, 'recent_goods'>()

const ownedBy = (owner: RecentOwner) =>
  'memberId' in owner
    ? of('recent_goods.member_id', '=', owner.memberId)
    : of('recent_goods.device_id', '=', owner.deviceId)

/** Column that names the owner, in both tables of what was viewed. */
export const columnOf = (owner: RecentOwner) =>
  sql.raw('memberId' in owner ? 'member_id' : 'device_id')

/** Value of that column. */
export const idOf = (owner: RecentOwner) =>
  'memberId' in owner ? sql`${owner.memberId}::bigint` : sql`${owner.deviceId}::uuid`

/** True when products or pages are stored for the owner. */
export const hasRecents = (owner: RecentOwner) =>
  query(async (db) => {
    const [column, id] = [columnOf(owner), idOf(owner)]
    const { rows } = await sql<{ has_recents: boolean }>`
      SELECT EXISTS (SELECT FROM recent_goods WHERE ${column} = ${id})
        OR EXISTS (SELECT FROM recent_pages WHERE ${column} = ${id}) AS has_recents`.execute(db)
    return rows[0]?.has_recents === true
  })

/** Products that an owner viewed at a moment. */
type Seen = { readonly goodsIds: readonly number[]; readonly at: Date }

/** Stores products as viewed at `at`, in the order of their ids; ids of no listed product are left out. */
export const saveRecentGoods = (owner: RecentOwner, { goodsIds, at }: Seen) =>
  send((db) => {
    const [column, id] = [columnOf(owner), idOf(owner)]
    return sql`INSERT INTO recent_goods (${column}, goods_id, seen_at)
      SELECT ${id}, goods.id, ${at} FROM goods
      WHERE goods.id = ANY(${[...goodsIds]}::bigint[]) AND ${isPublic} ORDER BY goods.id
      ON CONFLICT (${column}, goods_id) WHERE ${column} IS NOT NULL
      DO UPDATE SET seen_at = excluded.seen_at`.compile(db)
  })

/** Deletes all but the newest products of an owner. */
export const trimRecentGoods = (owner: RecentOwner, countMax: number) =>
  send((db) =>
    db
      .deleteFrom('recent_goods')
      .where('id', 'in', (old) =>
        old
          .selectFrom('recent_goods')
          .select('id')
          .where(ownedBy(owner))
          .orderBy('seen_at', 'desc')
          .orderBy('id', 'desc')
          .offset(countMax),
      )
      .compile(),
  )

const selectRecent = (db: Kysely<DB>, at: Date) =>
  selectCards(db, at)
    .innerJoin('recent_goods', 'recent_goods.goods_id', 'goods.id')
    .select(['recent_goods.id as recent_id', 'recent_goods.seen_at'])

/** A recently viewed product as its card needs it. */
export type RecentGoodsRow = InferResult<ReturnType<typeof selectRecent>>[number]

type RecentPage = {
  readonly at: Date
  readonly since: Date
  readonly offset: number
  readonly limit: number
}

/** Lists a page of what an owner viewed since a moment, the newest first. */
export const listRecentGoods = (owner: RecentOwner, { at, since, offset, limit }: RecentPage) =>
  query((db): Promise<RecentGoodsRow[]> =>
    selectRecent(db, at)
      .where(ownedBy(owner))
      .where(isPublic)
      .where('recent_goods.seen_at', '>=', since)
      .orderBy('recent_goods.seen_at', 'desc')
      .orderBy('recent_goods.id', 'desc')
      .offset(offset)
      .limit(limit)
      .execute(),
  )

/** Counts what an owner viewed since a moment. */
export const countRecentGoods = (owner: RecentOwner, since: Date) =>
  query(async (db) => {
    const { count } = await db
      .selectFrom('recent_goods')
      .innerJoin('goods', 'goods.id', 'recent_goods.goods_id')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where(ownedBy(owner))
      .where(isPublic)
      .where('recent_goods.seen_at', '>=', since)
      .executeTakeFirstOrThrow()
    return count
  })

/** Lists what an owner viewed, for a merge. */
export const listSeen = (owner: RecentOwner) =>
  query((db) =>
    db
      .selectFrom('recent_goods')
      .select(['goods_id', 'seen_at'])
      .where(ownedBy(owner))
      .orderBy('seen_at', 'desc')
      .execute(),
  )

/** Deletes what an owner viewed; `ids` picks rows, others' stay, and `null` is all of them. */
export const deleteRecentGoods = (owner: RecentOwner, ids: readonly number[] | null) =>
  send((db) => {
    const own = db.deleteFrom('recent_goods').where(ownedBy(owner))
    return (ids === null ? own : own.where('id', 'in', ids)).compile()
  })

/** Stores a merged list as the member's; what was viewed meanwhile stays the newest. */
export const insertMergedRecentGoods = (
  memberId: number,
  merged: readonly { readonly goodsId: number; readonly seenAt: Date }[],
) =>
  send((db) =>
    db
      .insertInto('recent_goods')
      .values(
        merged.map(({ goodsId, seenAt }) => ({
          member_id: memberId,
          goods_id: goodsId,
          seen_at: seenAt,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['member_id', 'goods_id']).where('member_id', 'is not', null).doNothing(),
      )
      .compile(),
  )
