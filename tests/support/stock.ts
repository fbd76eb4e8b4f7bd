import type { Goods, GoodsOptions } from '@jangteo/postgres/database/schema.gen'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { TestMarket } from './market.ts'

/** Part that of a market its stock are changed through. */
export type Stock = { readonly database: Pick<TestMarket['database'], 'db'> }

/** The options of a product, or its add-ons, in the order to show them. */
export function optionsOf(
  market: Stock,
  goodsId: number,
  kind: 'OPTION' | 'ADDON' = 'OPTION',
): Promise<Selectable<GoodsOptions>[]> {
  return market.database.db
    .selectFrom('goods_options')
    .selectAll()
    .where('goods_id', '=', goodsId)
    .where('kind', '=', kind)
    .orderBy('position')
    .execute()
}

/** The first option of a product, or its first add-on. */
export async function optionOf(
  market: Stock,
  goodsId: number,
  kind: 'OPTION' | 'ADDON' = 'OPTION',
): Promise<Selectable<GoodsOptions>> {
  const [first] = await optionsOf(market, goodsId, kind)
  if (first === undefined) throw new Error(`goods ${goodsId} has no ${kind}`)
  return first
}

export async function changeOption(
  market: Stock,
  optionId: number,
  change: Updateable<GoodsOptions>,
): Promise<void> {
  await market.database.db
    .updateTable('goods_options')
    .set(change)
    .where('id', '=', optionId)
    .execute()
}

export async function changeGoods(
  market: Stock,
  goodsId: number,
  change: Updateable<Goods>,
): Promise<void> {
  await market.database.db.updateTable('goods').set(change).where('id', '=', goodsId).execute()
}

type GoodsChange = Partial<Insertable<Goods>> & {
  /** Pieces of each option. */
  readonly stock?: number
}

/** A product like another one of the demo, for one test alone: with its options and add-ons. */
export async function aProduct(
  market: Stock,
  like: number,
  { stock, ...change }: GoodsChange = {},
): Promise<number> {
  const { db } = market.database
  const { id, ...goods } = await db
    .selectFrom('goods')
    .selectAll()
    .where('id', '=', like)
    .executeTakeFirstOrThrow()
  const { id: goodsId } = await db
    .insertInto('goods')
    .values({
      ...goods,
      // A new product takes no place among the best sellers from what other tests look for there.
      sold_count: 0,
      listed_price: change.sale_price ?? goods.sale_price,
      notice_rows: JSON.stringify(goods.notice_rows),
      ...change,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const options = await db
    .selectFrom('goods_options')
    .select(['kind', 'option_values', 'extra_price', 'stock', 'sale_status', 'position'])
    .where('goods_id', '=', id)
    .execute()
  await db
    .insertInto('goods_options')
    .values(
      options.map((option) => ({ ...option, goods_id: goodsId, stock: stock ?? option.stock })),
    )
    .execute()
  return goodsId
}
