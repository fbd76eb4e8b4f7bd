import { compileOnce, type Places } from '../database/compileOnce.ts'
import { query } from '../database/db.ts'
import { isOneOf } from '../database/isOneOf.ts'

/** Rates that a product is sold under, in basis points; `null` where none is set. */
export type FeeRateRow = {
  readonly goods_id: number
  readonly store_rate_bp: number | null
  readonly category_rate_bp: number | null
}

const ratesOf = compileOnce((db, { ids }: Places<{ ids: readonly number[] }>) =>
  db
    .selectFrom('goods')
    .innerJoin('stores', 'stores.id', 'goods.store_id')
    .leftJoin('categories as leaf', 'leaf.id', 'goods.category_id')
    .leftJoin('categories as middle', 'middle.id', 'goods.category_middle_id')
    .leftJoin('categories as root', 'root.id', 'goods.category_root_id')
    .select((select) => [
      'goods.id as goods_id',
      'stores.fee_rate_bp as store_rate_bp',
      select.fn
        .coalesce('leaf.fee_rate_bp', 'middle.fee_rate_bp', 'root.fee_rate_bp')
        .as('category_rate_bp'),
    ])
    .where('goods.id', '=', isOneOf(ids)),
)

/** Lists the rates of products: the store's, and the nearest category's. */
export const listFeeRates = (goodsIds: readonly number[]) =>
  query((db): Promise<FeeRateRow[]> => ratesOf(db, { ids: goodsIds }))

/** Lists how much of each held coupon's discount the market bears, in percent. */
export const listMarketShares = (issueIds: readonly number[]) =>
  query((db) =>
    db
      .selectFrom('coupon_issues')
      .innerJoin('coupons', 'coupons.id', 'coupon_issues.coupon_id')
      .select(['coupon_issues.id as issue_id', 'coupons.market_share'])
      .where('coupon_issues.id', 'in', issueIds)
      .execute(),
  )
