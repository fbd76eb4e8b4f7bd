import { ORDER_ITEM_STATES_WITH } from '@jangteo/core/order/orderItem.table.gen'
import type { SaleEntryState } from '@jangteo/core/promotion/saleEntry.codes'
import { sql } from 'kysely'
import { query } from '../database/db.ts'
import { isOneOf } from '../database/isOneOf.ts'
import type { SaleClockRow } from './sale.columns.ts'

/** A product that is sold specially, with a member's entry to it; without one its columns are `null`. */
export type SaleRightRow = SaleClockRow & {
  readonly goods_id: number
  readonly sale_goods_id: number
  readonly option_id: number
  readonly sale_price: number
  readonly person_max: number
  readonly entry_id: number | null
  readonly entry_state: SaleEntryState | null
  /** Unpaid order that holds the right. */
  readonly order_id: number | null
}

/** Lists the products among some that are sold specially now, with the entries of a member; `null` is nobody. */
export const listSaleRights = (goodsIds: readonly number[], memberId: number | null) =>
  query(async (db): Promise<SaleRightRow[]> => {
    const { rows } =
      await sql<SaleRightRow>`SELECT goods.goods_id, goods.id AS sale_goods_id, goods.option_id,
        goods.sale_price,
        goods.person_max, sales.state, sales.entry_opens_at, sales.entry_closes_at, sales.draw_at, sales.buy_opens_at,
        sales.buy_closes_at, entries.id AS entry_id, entries.state AS entry_state, items.order_id
      FROM special_sale_goods AS goods
      JOIN special_sales AS sales ON sales.id = goods.special_sale_id
      LEFT JOIN special_sale_entries AS entries
        ON entries.sale_goods_id = goods.id AND entries.member_id = ${memberId}::bigint AND entries.state <> 'WITHDRAWN'
      LEFT JOIN order_items AS items ON items.sale_entry_id = entries.id AND items.status = ANY(${[...ORDER_ITEM_STATES_WITH.unpaid]})
      WHERE goods.is_live AND goods.goods_id = ${isOneOf(goodsIds)}`.execute(db)
    return rows
  })
