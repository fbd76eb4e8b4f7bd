import { query } from '../database/db.ts'

type NewExclusion = { readonly goodsId: number; readonly reason: string; readonly at: Date }

/** Takes a product off the boards; `false` when it is off already. */
export const insertExclusion = ({ goodsId, reason, at }: NewExclusion) =>
  query(async (db) => {
    const row = await db
      .insertInto('ranking_exclusions')
      .values({ goods_id: goodsId, reason, excluded_at: at })
      .onConflict((conflict) => conflict.column('goods_id').doNothing())
      .returning('goods_id')
      .executeTakeFirst()
    return row !== undefined
  })

/** Finds and locks the exclusion of a product. */
export const findExclusion = (goodsId: number) =>
  query((db) =>
    db
      .selectFrom('ranking_exclusions')
      .select('reason')
      .where('goods_id', '=', goodsId)
      .forUpdate()
      .executeTakeFirst(),
  )

/** Finds the exclusion of a product, without a lock. */
export const showExclusion = (goodsId: number) =>
  query((db) =>
    db
      .selectFrom('ranking_exclusions')
      .select(['reason', 'excluded_at'])
      .where('goods_id', '=', goodsId)
      .executeTakeFirst(),
  )

export const deleteExclusion = (goodsId: number) =>
  query((db) => db.deleteFrom('ranking_exclusions').where('goods_id', '=', goodsId).execute())
