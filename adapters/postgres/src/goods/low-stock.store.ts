import { query } from '../database/db.ts'

/** Counts the options on sale of a store that have so few pieces left. */
export const countLowStock = (storeId: number, stockMax: number) =>
  query(async (db) => {
    const { count } = await db
      .selectFrom('goods_options')
      .innerJoin('goods', 'goods.id', 'goods_options.goods_id')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('goods.store_id', '=', storeId)
      .where('goods.sale_status', '=', 'SALE')
      .where('goods_options.sale_status', '=', 'SALE')
      .where('goods_options.stock', '<=', stockMax)
      .executeTakeFirstOrThrow()
    return count
  })
