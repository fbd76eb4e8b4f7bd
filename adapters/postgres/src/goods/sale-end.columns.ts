import { sql } from 'kysely'

/**
 * End of a sale: the seller's own one, in epoch milliseconds with `null` for none, and the moment that running deals are
 * compared with.
 */
export type SaleEnd = { readonly ownEndsAtMs: number | null; readonly at: Date }

/**
 * Columns of a product's end of sale: the seller's own one, and the one that holds, which is the earlier one of it and of
 * the product's deals that end the sale. Source: market-rules §1.4, decision 131.
 */
export function saleEndColumns({ ownEndsAtMs, at }: SaleEnd) {
  const own = ownEndsAtMs === null ? null : new Date(ownEndsAtMs)
  return {
    own_sale_ends_at: own,
    sale_ends_at: sql<Date | null>`LEAST(${own}::timestamptz, (
      SELECT min(deals.ends_at) FROM deals
      WHERE deals.goods_id = goods.id AND deals.stopped_at IS NULL AND deals.after_end = 'FINISH' AND deals.ends_at > ${at}
    ))`,
  }
}
