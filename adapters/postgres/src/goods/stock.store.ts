import { type RawBuilder, type Selectable, sql } from 'kysely'
import { COLUMNS } from '../database/columns.gen.ts'
import { type Places, prepareOnce } from '../database/compileOnce.ts'
import { query, send } from '../database/db.ts'
import { isOneOf } from '../database/isOneOf.ts'
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

/** Rows whose pieces are about to be taken or to come back. */
type HeldPieces = {
  readonly optionIds: readonly number[]
  /** Deals to lock besides those of the options' products that are not over at `at`. */
  readonly dealIds: readonly number[]
  readonly at: Date
}

const hold = prepareOnce(
  (_, { optionIds, dealIds, at }: Places<HeldPieces>) =>
    sql`WITH held AS (
        SELECT goods_id FROM goods_options WHERE id = ${isOneOf(optionIds)} ORDER BY id FOR UPDATE
      )
      SELECT locked.id FROM (SELECT array_agg(goods_id) AS goods_ids FROM held) AS sold
      LEFT JOIN LATERAL (
        SELECT deals.id FROM deals
        WHERE (deals.goods_id = ANY (sold.goods_ids) AND deals.stopped_at IS NULL AND deals.ends_at > ${at})
          OR deals.id = ${isOneOf(dealIds)}
        ORDER BY deals.id FOR UPDATE
      ) AS locked ON true`,
)

/**
 * Locks options in the order of their ids, then the deals of their products in the order of theirs, without an answer.
 * The deals are looked for once all options are locked, since they are found by what the options answer.
 */
export const holdPieces = ({ optionIds, dealIds, at }: HeldPieces) =>
  send(() => hold({ optionIds: [...new Set(optionIds)], dealIds: [...new Set(dealIds)], at }))

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

/** Pieces by option, and those of them by the deal that they are sold in. */
export type TakenPieces = {
  readonly ofOptions: ReadonlyMap<number, number>
  readonly ofDeals: ReadonlyMap<number, number>
}

type Numbers = RawBuilder<readonly number[]>

/** Rows of pieces by what they are pieces of. Their number is not seen by the planner, so that one plan is stored. */
const rowsOf = (ids: Numbers, counts: Numbers) =>
  sql`unnest((SELECT ${ids}::bigint[]), (SELECT ${counts}::int[]))`

type TakenRows = Readonly<
  Record<'dealCounts' | 'dealIds' | 'optionCounts' | 'optionIds', readonly number[]>
>

const take = prepareOnce(
  (_, { dealIds, dealCounts, optionIds, optionCounts }: Places<TakenRows>) =>
    sql`WITH counted AS (
        UPDATE deals SET taken = taken + sold.count
        FROM ${rowsOf(dealIds, dealCounts)} AS sold (deal_id, count)
        WHERE deals.id = sold.deal_id
      )
      UPDATE goods_options SET stock = stock - taken.count
      FROM ${rowsOf(optionIds, optionCounts)} AS taken (option_id, count)
      WHERE goods_options.id = taken.option_id`,
)

/** Takes pieces of several options and deals at once. The schema refuses what is not there. */
export const takePieces = ({ ofOptions, ofDeals }: TakenPieces) =>
  send(() =>
    take({
      dealIds: [...ofDeals.keys()],
      dealCounts: [...ofDeals.values()],
      optionIds: [...ofOptions.keys()],
      optionCounts: [...ofOptions.values()],
    }),
  )

/** Returns pieces to the deal that they were sold in. The schema refuses more than were taken. */
export const returnToDeal = (dealId: number, count: number) =>
  send((db) =>
    db
      .updateTable('deals')
      .set({ taken: sql<number>`taken - ${count}` })
      .where('id', '=', dealId)
      .compile(),
  )
