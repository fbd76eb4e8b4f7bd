import { type Selectable, sql } from 'kysely'
import { COLUMNS } from '../database/columns.gen.ts'
import { query, send } from '../database/db.ts'
import type { GoodsOptions } from '../database/schema.gen.ts'

/** Locks options in the order of their ids, so that two orders never wait for each other. */
export const lockOptions = (optionIds: readonly number[]) =>
  query((db) =>
    db
      .selectFrom('goods_options')
      .select(['id', 'stock'])
      .where('id', 'in', optionIds)
      .orderBy('id')
      .forUpdate()
      .execute(),
  )

/** The same without an answer. */
export const holdOptions = (optionIds: readonly number[]) =>
  send((db) =>
    db
      .selectFrom('goods_options')
      .select('id')
      .where('id', '=', sql<number>`ANY (${[...new Set(optionIds)]}::bigint[])`)
      .orderBy('id')
      .forUpdate()
      .compile(),
  )

/** Options as they stand. */
export const findOptions = (optionIds: readonly number[]) =>
  query((db) =>
    db
      .selectFrom('goods_options')
      .select(COLUMNS.goods_options)
      .where('id', 'in', optionIds)
      .orderBy('id')
      .execute(),
  )

/** An option with the option names of its product. */
export type OptionRow = Selectable<GoodsOptions> & { readonly option_names: string[] }

/** Lists all options and add-ons of products, in display order. */
export const listOptionsOfGoods = (goodsIds: readonly number[]) =>
  query((db): Promise<OptionRow[]> =>
    db
      .selectFrom('goods_options')
      .innerJoin('goods', 'goods.id', 'goods_options.goods_id')
      .select(COLUMNS.goods_options)
      .select('goods.option_names')
      .where('goods_options.goods_id', 'in', goodsIds)
      .orderBy('goods_options.position')
      .execute(),
  )

/**
 * Takes pieces out of the stock of an option (or returns them with a negative count). The schema refuses a negative
 * stock.
 */
export const takeStock = (optionId: number, count: number) =>
  send((db) =>
    db
      .updateTable('goods_options')
      .set({ stock: sql<number>`stock - ${count}` })
      .where('id', '=', optionId)
      .compile(),
  )

/** Takes the stock of several options at once, pieces by option. The schema refuses what is not there. */
export const takePieces = (pieces: ReadonlyMap<number, number>) =>
  send((db) =>
    sql`UPDATE goods_options SET stock = stock - taken.count
      FROM unnest(${[...pieces.keys()]}::bigint[], ${[...pieces.values()]}::int[]) AS taken (option_id, count)
      WHERE goods_options.id = taken.option_id`.compile(db),
  )
