import { query } from '../database/db.ts'

/** Sets the stock of an option that still has as many pieces as were seen; true when it had. */
export const compareAndSetStock = (change: {
  readonly optionId: number
  readonly seenStock: number
  readonly stock: number
}) =>
  query(async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('goods_options')
      .set({ stock: change.stock })
      .where('id', '=', change.optionId)
      .where('stock', '=', change.seenStock)
      .executeTakeFirstOrThrow()
    return numUpdatedRows === 1n
  })

/** Locks an option of a store's product that is not deleted, whichever product it is of. */
export const lockStoreOption = (storeId: number, optionId: number) =>
  query((db) =>
    db
      .selectFrom('goods_options')
      .innerJoin('goods', 'goods.id', 'goods_options.goods_id')
      .select(['goods_options.id', 'goods_options.goods_id', 'goods_options.stock'])
      .where('goods_options.id', '=', optionId)
      .where('goods.store_id', '=', storeId)
      .where('goods.listing', '<>', 'DELETED')
      .forUpdate('goods_options')
      .executeTakeFirst(),
  )

/** Lists the stocks of a store's options in the order of their ids. */
export const listStocks = (storeId: number) =>
  query((db) =>
    db
      .selectFrom('goods_options')
      .innerJoin('goods', 'goods.id', 'goods_options.goods_id')
      .select([
        'goods_options.id',
        'goods.name',
        'goods_options.option_values',
        'goods_options.stock',
      ])
      .where('goods.store_id', '=', storeId)
      .where('goods.listing', '<>', 'DELETED')
      .orderBy('goods_options.id')
      .execute(),
  )
