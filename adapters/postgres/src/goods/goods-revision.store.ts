import { storedJson } from '../database/storedJson.ts'
import type { GoodsTexts } from '@jangteo/core/goods/goodsContent.rules'
import { goodsTextsSchema } from '@jangteo/core/goods/goodsTexts.schemas'
import { query, send } from '../database/db.ts'
import { readStored } from '../database/readStored.ts'

/** New texts of a product that wait for a review. */
export type GoodsRevision = { readonly texts: GoodsTexts; readonly createdAt: Date }

/** Finds the texts that wait; `null` when none do. */
export const findRevision = (goodsId: number) =>
  query(async (db): Promise<GoodsRevision | null> => {
    const row = await db
      .selectFrom('goods_revisions')
      .select(['texts', 'created_at'])
      .where('goods_id', '=', goodsId)
      .executeTakeFirst()
    if (row === undefined) return null
    const place = { table: 'goods_revisions', column: 'texts', id: goodsId }
    return { texts: readStored(goodsTextsSchema, row.texts, place), createdAt: row.created_at }
  })

/** Has texts wait, in the place of those that waited before. */
export const saveRevision = (goodsId: number, texts: GoodsTexts, at: Date) =>
  send((db) => {
    const written = { texts: storedJson(texts), created_at: at }
    return db
      .insertInto('goods_revisions')
      .values({ goods_id: goodsId, ...written })
      .onConflict((conflict) => conflict.column('goods_id').doUpdateSet(written))
      .compile()
  })

export const deleteRevision = (goodsId: number) =>
  send((db) => db.deleteFrom('goods_revisions').where('goods_id', '=', goodsId).compile())
