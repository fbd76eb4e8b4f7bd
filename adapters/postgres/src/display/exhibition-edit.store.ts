import { type Insertable, type Selectable, sql } from 'kysely'
import { COLUMNS } from '../database/columns.gen.ts'
import { query } from '../database/db.ts'
import type { Exhibitions } from '../database/schema.gen.ts'

export type ExhibitionRow = Selectable<Exhibitions>

/** An exhibition in the operators' list, with the number of its products. */
export type CountedExhibition = ExhibitionRow & { readonly goods_count: number }

/** Lists a page of all exhibitions, the newest first. */
export const listAllExhibitions = ({
  offset,
  limit,
}: {
  readonly offset: number
  readonly limit: number
}) =>
  query((db): Promise<CountedExhibition[]> =>
    db
      .selectFrom('exhibitions')
      .select(COLUMNS.exhibitions)
      .select(
        sql<number>`(SELECT count(*)::int FROM exhibition_goods
          JOIN exhibition_groups ON exhibition_groups.id = exhibition_goods.exhibition_group_id
          WHERE exhibition_groups.exhibition_id = exhibitions.id)`.as('goods_count'),
      )
      .orderBy('exhibitions.id', 'desc')
      .offset(offset)
      .limit(limit)
      .execute(),
  )

/** Counts all exhibitions, hidden ones too. */
export const countAllExhibitions = () =>
  query(async (db) => {
    const { count } = await db
      .selectFrom('exhibitions')
      .select(sql<number>`count(*)::int`.as('count'))
      .executeTakeFirstOrThrow()
    return count
  })

/** Finds and locks an exhibition, hidden or not. */
export const lockExhibition = (id: number) =>
  query((db): Promise<ExhibitionRow | undefined> =>
    db
      .selectFrom('exhibitions')
      .select(COLUMNS.exhibitions)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
  )

/** Finds an exhibition, hidden or not. */
export const findAnyExhibition = (id: number) =>
  query((db): Promise<ExhibitionRow | undefined> =>
    db
      .selectFrom('exhibitions')
      .select(COLUMNS.exhibitions)
      .where('id', '=', id)
      .executeTakeFirst(),
  )

/** A group of an exhibition with its products; lists of them have an order of their own. */
export type GroupWithGoods = {
  readonly id: number
  readonly name: string
  readonly goods_ids: number[]
}

/** Lists the groups of an exhibition with their products. */
export const listGroupsWithGoods = (exhibitionId: number) =>
  query((db): Promise<GroupWithGoods[]> =>
    db
      .selectFrom('exhibition_groups')
      .select(['id', 'name'])
      .select(
        sql<number[]>`ARRAY(SELECT goods_id FROM exhibition_goods
          WHERE exhibition_group_id = exhibition_groups.id ORDER BY goods_id)`.as('goods_ids'),
      )
      .where('exhibition_id', '=', exhibitionId)
      .orderBy('position')
      .execute(),
  )

/** Lists the ids of the coupons of an exhibition. */
export const listExhibitionCouponIds = (exhibitionId: number) =>
  query(async (db) => {
    const rows = await db
      .selectFrom('exhibition_coupons')
      .select('coupon_id')
      .where('exhibition_id', '=', exhibitionId)
      .orderBy('coupon_id')
      .execute()
    return rows.map(({ coupon_id: id }) => id)
  })

/** Inserts an exhibition without groups and returns its id. */
export const insertExhibition = (exhibition: Insertable<Exhibitions>) =>
  query(async (db) => {
    const { id } = await db
      .insertInto('exhibitions')
      .values(exhibition)
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })

/** Writes a locked exhibition. */
export const updateExhibition = (id: number, exhibition: Insertable<Exhibitions>) =>
  query((db) => db.updateTable('exhibitions').set(exhibition).where('id', '=', id).execute())

/** A group to be written; without an id it is new. */
export type GroupToWrite = {
  readonly id: number | null
  readonly name: string
  readonly goodsIds: readonly number[]
}

/**
 * Replaces the groups of a locked exhibition. Those named by an id of this exhibition are the same groups after it, so that
 * links to them lead there still.
 */
export const replaceExhibitionGroups = (exhibitionId: number, groups: readonly GroupToWrite[]) =>
  query(async (db) => {
    const stayingIds = groups.flatMap(({ id }) => (id === null ? [] : [id]))
    const own = await db
      .selectFrom('exhibition_groups')
      .select('id')
      .where('exhibition_id', '=', exhibitionId)
      .execute()
    const ownIds = own.map(({ id }) => id)
    if (ownIds.length > 0) {
      await db.deleteFrom('exhibition_goods').where('exhibition_group_id', 'in', ownIds).execute()
    }
    const left = ownIds.filter((id) => !stayingIds.includes(id))
    if (left.length > 0) await db.deleteFrom('exhibition_groups').where('id', 'in', left).execute()
    await db
      .updateTable('exhibition_groups')
      .set({ position: sql<number>`-position` })
      .where('exhibition_id', '=', exhibitionId)
      .execute()
    for (const [index, { id, name, goodsIds }] of groups.entries()) {
      const place = { name, position: index + 1 }
      const isOwn = id !== null && ownIds.includes(id)
      const { id: groupId } = isOwn
        ? await db
            .updateTable('exhibition_groups')
            .set(place)
            .where('id', '=', id)
            .returning('id')
            .executeTakeFirstOrThrow()
        : await db
            .insertInto('exhibition_groups')
            .values({ ...place, exhibition_id: exhibitionId })
            .returning('id')
            .executeTakeFirstOrThrow()
      const rows = goodsIds.map((goodsId) => ({
        exhibition_group_id: groupId,
        goods_id: goodsId,
      }))
      if (rows.length > 0) await db.insertInto('exhibition_goods').values(rows).execute()
    }
  })

/** Replaces the coupons of a locked exhibition. */
export const replaceExhibitionCoupons = (exhibitionId: number, couponIds: readonly number[]) =>
  query(async (db) => {
    await db.deleteFrom('exhibition_coupons').where('exhibition_id', '=', exhibitionId).execute()
    const rows = couponIds.map((couponId) => ({
      exhibition_id: exhibitionId,
      coupon_id: couponId,
    }))
    if (rows.length > 0) await db.insertInto('exhibition_coupons').values(rows).execute()
  })

/** Counts those of some coupons that can be downloaded. */
export const countDownloadCoupons = (ids: readonly number[]) =>
  query(async (db) => {
    const { count } = await db
      .selectFrom('coupons')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('id', 'in', ids)
      .where('issue_kind', '=', 'DOWNLOAD')
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow()
    return count
  })
