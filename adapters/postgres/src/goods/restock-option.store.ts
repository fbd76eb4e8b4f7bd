import type { GoodsListing } from '@jangteo/core/goods/goodsListing.codes'
import type { GoodsSaleStatus } from '@jangteo/core/goods/goods.codes'
import type { StoreFeature } from '@jangteo/core/session/permission.codes'
import { type Kysely, sql } from 'kysely'
import { query, send } from '../database/db.ts'
import type { DB } from '../database/schema.gen.ts'
import { type DealRow, dealColumns, isDealAt } from './deal.columns.ts'

/** An option with what decides its sale: its product, the deal that runs, what the store denies. */
export type RestockOptionRow = DealRow & {
  readonly option_id: number
  readonly option_values: string[]
  readonly option_sale_status: GoodsSaleStatus
  readonly stock: number
  readonly goods_id: number
  readonly goods_name: string
  readonly picture: string
  readonly listing: GoodsListing
  readonly sale_status: GoodsSaleStatus
  readonly sale_starts_at: Date | null
  readonly sale_ends_at: Date | null
  readonly store_name: string
  readonly store_url: string
  readonly denied_features: readonly StoreFeature[]
}

const selectOptions = (db: Kysely<DB>, at: Date) =>
  db
    .selectFrom('goods_options')
    .innerJoin('goods', 'goods.id', 'goods_options.goods_id')
    .innerJoin('stores', 'stores.id', 'goods.store_id')
    .leftJoin('deals', (join) => join.on(isDealAt(at)))
    .select(dealColumns)
    .select([
      'goods_options.id as option_id',
      'goods_options.option_values',
      'goods_options.sale_status as option_sale_status',
      'goods_options.stock',
      'goods.id as goods_id',
      'goods.name as goods_name',
      'goods.picture',
      'goods.listing',
      'goods.sale_status',
      'goods.sale_starts_at',
      'goods.sale_ends_at',
      'stores.name as store_name',
      'stores.url as store_url',
      'stores.denied_features',
    ])
    .where('goods_options.kind', '=', 'OPTION')

/** Lists the options of a product that can be ordered by themselves, in display order. */
export const listRestockOptionsOfGoods = (goodsId: number, at: Date) =>
  query((db): Promise<RestockOptionRow[]> =>
    selectOptions(db, at)
      .where('goods.id', '=', goodsId)
      .orderBy('goods_options.position')
      .execute(),
  )

/** Lists options by their ids. */
export const listRestockOptions = (optionIds: readonly number[], at: Date) =>
  query((db): Promise<RestockOptionRow[]> =>
    selectOptions(db, at)
      .where('goods_options.id', '=', sql<number>`ANY(${[...optionIds]}::bigint[])`)
      .execute(),
  )

/** Lists the options that buyers wait for: those in stock again, those whose sale is over, those of planned rounds. */
export const listAwaitedOptions = (at: Date) =>
  query(async (db): Promise<number[]> => {
    const { rows } = await sql<{ id: number }>`
      SELECT awaited.option_id AS id
      FROM (SELECT DISTINCT option_id FROM restock_alerts WHERE state = 'WAITING') AS awaited
      JOIN goods_options ON goods_options.id = awaited.option_id
      JOIN goods ON goods.id = goods_options.goods_id
      WHERE goods_options.stock > 0 OR goods.listing = 'DELETED' OR goods.sale_ends_at <= ${at}
        OR EXISTS (SELECT FROM restock_rounds WHERE restock_rounds.option_id = awaited.option_id)
      ORDER BY awaited.option_id`.execute(db)
    return rows.map(({ id }) => id)
  })

/** When the next buyers of an option are notified; `left_count` is `null` until its round has begun. */
export type RestockRoundRow = { readonly due_at: Date; readonly left_count: number | null }

/** Plans the first round of an option unless there is one, and locks what is there until the transaction ends. */
export const lockRound = (optionId: number, firstDueAt: Date) =>
  query((db): Promise<RestockRoundRow> =>
    db
      .insertInto('restock_rounds')
      .values({ option_id: optionId, due_at: firstDueAt, left_count: null })
      .onConflict((conflict) =>
        conflict
          .column('option_id')
          .doUpdateSet((row) => ({ due_at: row.ref('restock_rounds.due_at') })),
      )
      .returning(['due_at', 'left_count'])
      .executeTakeFirstOrThrow(),
  )

/** Sets when the next buyers of an option are notified, and how many of this round are left. */
export const updateRound = (optionId: number, round: RestockRoundRow) =>
  send((db) =>
    db.updateTable('restock_rounds').set(round).where('option_id', '=', optionId).compile(),
  )

/** Ends the rounds of options: they are sold out again, or nobody waits. */
export const deleteRounds = (optionIds: readonly number[]) =>
  send((db) =>
    db
      .deleteFrom('restock_rounds')
      .where('option_id', '=', sql<number>`ANY(${[...optionIds]}::bigint[])`)
      .compile(),
  )
