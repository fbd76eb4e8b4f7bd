import { type Insertable, type Selectable, sql } from 'kysely'
import { COLUMNS } from '../database/columns.gen.ts'
import { compileFirst, type Places } from '../database/compileOnce.ts'
import type { GoodsType } from '@jangteo/core/goods/goods.codes'
import { query, send } from '../database/db.ts'
import { isOneOf } from '../database/isOneOf.ts'
import type { SpecialSaleGoods, SpecialSaleHeads } from '../database/schema.gen.ts'
import { SALE_CLOCK_COLUMNS } from './sale.columns.ts'
import type { SaleRow } from './special-sale.store.ts'

export type SaleGoodsRow = Selectable<SpecialSaleGoods>

/** Lists the products of a special sale in their order. */
export const listSaleGoods = (saleId: number) =>
  query((db): Promise<SaleGoodsRow[]> =>
    db
      .selectFrom('special_sale_goods')
      .select(COLUMNS.special_sale_goods)
      .where('special_sale_id', '=', saleId)
      .orderBy('position')
      .execute(),
  )

/** A product of a special sale with its sale. */
export type SoldSpeciallyRow = SaleGoodsRow & {
  readonly sale: SaleRow
  readonly goods_name: string
  readonly is_adult_only: boolean
}

type GoodsId = { readonly id: number }

const selectSold = compileFirst((db, { id }: Places<GoodsId>) =>
  db
    .selectFrom('special_sale_goods')
    .innerJoin('goods', 'goods.id', 'special_sale_goods.goods_id')
    .select(COLUMNS.special_sale_goods)
    .select(['goods.name as goods_name', 'goods.is_adult_only'])
    .where('special_sale_goods.id', '=', id),
)

const selectSaleOf = compileFirst((db, { id }: Places<GoodsId>) =>
  db
    .selectFrom('special_sales')
    .select(COLUMNS.special_sales)
    .where('id', '=', (sold) =>
      sold.selectFrom('special_sale_goods').select('special_sale_id').where('id', '=', id),
    ),
)

/** Finds a product of a special sale with its sale; both reads are sent at once. */
export const findSaleGoods = (id: number) =>
  query(async (db): Promise<SoldSpeciallyRow | undefined> => {
    const [goods, sale] = await Promise.all([selectSold(db, { id }), selectSaleOf(db, { id })])
    return goods === undefined || sale === undefined ? undefined : { ...goods, sale }
  })

const selectLive = compileFirst((db, { id }: Places<GoodsId>) =>
  db
    .selectFrom('special_sale_goods')
    .innerJoin('special_sales', 'special_sales.id', 'special_sale_goods.special_sale_id')
    .select(SALE_CLOCK_COLUMNS)
    .select('special_sale_goods.sale_price')
    .where('special_sale_goods.goods_id', '=', id)
    .where('special_sale_goods.is_live', '=', sql.lit(true)),
)

/** Finds the special sale that a product is in until it is over, with its price there. */
export const findLiveSale = (goodsId: number) => query((db) => selectLive(db, { id: goodsId }))

/** Returns the products of a special sale to the kind that they are outside of it. */
const returnKinds = (saleId: number) =>
  sql`UPDATE goods SET kind = sold.own_kind FROM special_sale_goods AS sold
    WHERE sold.special_sale_id = ${saleId} AND goods.id = sold.goods_id AND goods.kind = 'PROMOTION'`

/** Locks the options of the products of a special sale, which orders lock before anything of the sale. */
export const lockSaleOptions = (saleId: number) =>
  query((db) =>
    db
      .selectFrom('goods_options')
      .select('id')
      .where('id', 'in', (sold) =>
        sold
          .selectFrom('special_sale_goods')
          .select('option_id')
          .where('special_sale_id', '=', saleId),
      )
      .orderBy('id')
      .forUpdate()
      .execute(),
  )

/** Products of a special sale as a plan writes them; `own_kind` is what they are outside of it. */
type PlannedGoods = Omit<Insertable<SpecialSaleGoods>, 'id' | 'position' | 'special_sale_id'>

/**
 * Replaces the products of a special sale that nobody entered for; until its end they are promotional ones. Safe only with
 * the products locked.
 */
export const replaceSaleGoods = (saleId: number, goods: readonly PlannedGoods[]) =>
  query(async (db) => {
    await returnKinds(saleId).execute(db)
    await db.deleteFrom('special_sale_goods').where('special_sale_id', '=', saleId).execute()
    const rows = goods.map((one, index) => ({
      ...one,
      special_sale_id: saleId,
      position: index + 1,
    }))
    await db.insertInto('special_sale_goods').values(rows).execute()
    await db
      .updateTable('goods')
      .set({ kind: 'PROMOTION' })
      .where('id', '=', isOneOf(goods.map(({ goods_id: id }) => id)))
      .execute()
  })

/** Facts of a product that may be sold specially. */
export type SaleCandidateRow = {
  readonly id: number
  readonly kind: GoodsType
  readonly is_listed: boolean
  readonly sale_price: number
  readonly option_id: number | null
  readonly stock: number | null
  readonly is_elsewhere: boolean
}

/**
 * Finds products that may be sold specially, their only option among them; locked against another special sale at the same
 * time. `exceptSaleId` is the one that they may be in.
 */
export const lockSaleCandidates = (
  goodsIds: readonly number[],
  { at, exceptSaleId }: { readonly at: Date; readonly exceptSaleId: number | null },
) =>
  query(async (db): Promise<SaleCandidateRow[]> => {
    await sql`SELECT FROM goods WHERE id = ${isOneOf(goodsIds)} ORDER BY id FOR UPDATE`.execute(db)
    const { rows } = await sql<SaleCandidateRow>`SELECT goods.id,
        goods.kind,
        goods.listing = 'LISTED' AND goods.sale_status <> 'STOP'
          AND (goods.sale_ends_at IS NULL OR goods.sale_ends_at > ${at}) AS is_listed,
        goods.sale_price,
        CASE WHEN mains.count = 1 THEN mains.option_id END AS option_id,
        CASE WHEN mains.count = 1 THEN mains.stock END AS stock,
        EXISTS (SELECT FROM deals WHERE deals.goods_id = goods.id AND deals.stopped_at IS NULL AND deals.ends_at > ${at})
          OR EXISTS (SELECT FROM special_sale_goods AS others WHERE others.goods_id = goods.id AND others.is_live
            AND others.special_sale_id IS DISTINCT FROM ${exceptSaleId}::bigint) AS is_elsewhere
      FROM goods
      CROSS JOIN LATERAL (
        SELECT count(*)::int AS count, min(options.id) AS option_id, min(options.stock) AS stock
        FROM goods_options AS options
        WHERE options.goods_id = goods.id AND options.kind = 'OPTION'
      ) AS mains
      WHERE goods.id = ${isOneOf(goodsIds)}`.execute(db)
    return rows
  })

/** A product of a special sale in numbers. */
export type SaleFiguresRow = {
  readonly sale_goods_id: number
  readonly entered: number
  readonly won: number
  readonly waiting: number
  readonly bought: number
  readonly lapsed: number
  /** Pieces of orders that were not cancelled. */
  readonly sold: number
}

/** Counts the entries of the products of a special sale by their states, without withdrawn ones. */
export const countSaleFigures = (saleId: number) =>
  query(async (db): Promise<SaleFiguresRow[]> => {
    const { rows } = await sql<SaleFiguresRow>`SELECT goods.id AS sale_goods_id,
        (count(*) FILTER (WHERE entries.state <> 'WITHDRAWN'))::int AS entered,
        (count(*) FILTER (WHERE entries.state = 'WON'))::int AS won,
        (count(*) FILTER (WHERE entries.state = 'WAITING'))::int AS waiting,
        (count(*) FILTER (WHERE entries.state = 'BOUGHT'))::int AS bought,
        (count(*) FILTER (WHERE entries.state = 'LAPSED'))::int AS lapsed,
        coalesce((SELECT sum(items.quantity)::int FROM special_sale_entries AS sold
          JOIN order_items AS items ON items.sale_entry_id = sold.id AND items.status <> 'C'
          WHERE sold.sale_goods_id = goods.id AND sold.state IN ('WON', 'BOUGHT')), 0) AS sold
      FROM special_sale_goods AS goods
      LEFT JOIN special_sale_entries AS entries ON entries.sale_goods_id = goods.id
      WHERE goods.special_sale_id = ${saleId}
      GROUP BY goods.id`.execute(db)
    return rows
  })

/** The result of the draw of one product: the pieces that were there, and the hash of its list. */
export type DrawnGoods = {
  readonly saleGoodsId: number
  readonly optionId: number
  readonly pieces: number
  readonly listHash: string
}

/** Takes the pieces of a product out of the stock for its winners. Safe only with the option locked. */
export const holdSalePieces = ({ saleGoodsId, optionId, pieces, listHash }: DrawnGoods) =>
  send((db) =>
    sql`WITH taken AS (UPDATE goods_options SET stock = stock - ${pieces} WHERE id = ${optionId})
      UPDATE special_sale_goods SET pieces = ${pieces}, held = ${pieces}, list_hash = ${listHash}
      WHERE id = ${saleGoodsId}`.compile(db),
  )

/** Pieces of products that a special sale holds for rights. */
export type HeldPieces = ReadonlyMap<number, number>

/**
 * Moves pieces that a special sale holds into the stock, where an order takes them. The schema refuses more than it holds.
 * Safe only with the options locked.
 */
export const releaseSalePieces = (ofGoods: HeldPieces) =>
  send((db) =>
    sql`WITH moved AS (
        UPDATE special_sale_goods AS goods SET held = goods.held - sold.count
        FROM unnest(${[...ofGoods.keys()]}::bigint[], ${[...ofGoods.values()]}::int[]) AS sold (id, count)
        WHERE goods.id = sold.id RETURNING goods.option_id, sold.count
      )
      UPDATE goods_options SET stock = stock + moved.count FROM moved WHERE goods_options.id = moved.option_id`.compile(
      db,
    ),
  )

/** Moves pieces that came back into the stock to the special sale again. Safe only with the option locked. */
export const takeBackSalePieces = (saleGoodsId: number, count: number) =>
  send((db) =>
    sql`WITH moved AS (
        UPDATE special_sale_goods SET held = held + ${count} WHERE id = ${saleGoodsId} RETURNING option_id
      )
      UPDATE goods_options SET stock = stock - ${count} FROM moved WHERE goods_options.id = moved.option_id`.compile(
      db,
    ),
  )

/**
 * Ends the products of a special sale: the pieces that it holds go back into the stock, and the products are what they were.
 * Safe only with the options locked.
 */
export const endSaleGoods = (saleId: number) =>
  send((db) =>
    sql`WITH ended AS (
        SELECT id, option_id, held FROM special_sale_goods WHERE special_sale_id = ${saleId}
      ), former AS (${returnKinds(saleId)}), returned AS (
        UPDATE goods_options SET stock = stock + ended.held FROM ended WHERE goods_options.id = ended.option_id
      )
      UPDATE special_sale_goods SET held = 0, is_live = false
      WHERE special_sale_id = ${saleId}`.compile(db),
  )

export type SaleHeadRow = Selectable<SpecialSaleHeads>

/** Lists the published heads of a product's entries, the first one first. */
export const listHeads = (saleGoodsId: number) =>
  query((db): Promise<SaleHeadRow[]> =>
    db
      .selectFrom('special_sale_heads')
      .select(COLUMNS.special_sale_heads)
      .where('sale_goods_id', '=', saleGoodsId)
      .orderBy('head_no')
      .execute(),
  )

/** Finds the last published head of a product's entries. */
export const findLastHead = (saleGoodsId: number) =>
  query((db): Promise<SaleHeadRow | undefined> =>
    db
      .selectFrom('special_sale_heads')
      .select(COLUMNS.special_sale_heads)
      .where('sale_goods_id', '=', saleGoodsId)
      .orderBy('head_no', 'desc')
      .limit(1)
      .executeTakeFirst(),
  )

/** Publishes a head, and marks the entries that are new in it. */
export const insertHead = (head: Insertable<SpecialSaleHeads>, entryIds: readonly number[]) =>
  query(async (db) => {
    await db.insertInto('special_sale_heads').values(head).execute()
    await db
      .updateTable('special_sale_entries')
      .set({ head_no: head.head_no })
      .where('id', '=', isOneOf(entryIds))
      .execute()
  })
