import { sql } from 'kysely'
import type { Ware } from '../buyer/shopping.ts'
import type { Site } from './site.ts'

/** Stock of a run: few pieces, so that buyers meet at the last one. */
export type Stock = {
  readonly wares: readonly Ware[]
  /** Pieces by option: at the start and delivered since. */
  readonly supplied: ReadonlyMap<number, number>
  /** Brings some more of everything that is sold out. */
  readonly deliver: (pieces: number) => Promise<void>
}

/**
 * Takes goods that anybody may buy in any quantity, and leaves so many pieces of each on the stock, one number a
 * product.
 */
export async function stockGoods(site: Site, pieces: readonly number[]): Promise<Stock> {
  const { db } = site.database()
  const wares = await db
    .selectFrom('goods_options')
    .innerJoin('goods', 'goods.id', 'goods_options.goods_id')
    .select(['goods_options.goods_id as goodsId', 'goods_options.id as optionId'])
    .where('goods.sale_status', '=', 'SALE')
    .where('goods.sale_starts_at', 'is', null)
    .where('goods.is_adult_only', '=', false)
    .where('goods.quantity_min', '=', 1)
    .where('goods.guest_quantity_max', 'is', null)
    .where('goods.order_quantity_max', 'is', null)
    .where('goods.account_quantity_max', 'is', null)
    .where('goods_options.kind', '=', 'OPTION')
    .where('goods_options.sale_status', '=', 'SALE')
    .orderBy('goods_options.id')
    .limit(pieces.length)
    .execute()
  const ids = wares.map(({ optionId }) => optionId)
  const supplied = new Map(ids.map((id, index) => [id, pieces[index] ?? 0]))
  for (const [id, stock] of supplied) {
    await db.updateTable('goods_options').set({ stock }).where('id', '=', id).execute()
  }
  const deliver = async (more: number) => {
    const brought = await db
      .updateTable('goods_options')
      .set({ stock: sql<number>`stock + ${more}` })
      .where('id', 'in', ids)
      .where('stock', '=', 0)
      .returning('id')
      .execute()
    for (const { id } of brought) supplied.set(id, (supplied.get(id) ?? 0) + more)
  }
  return { wares, supplied, deliver }
}
