import { feeRateOf } from '@jangteo/core/settlement/feeRate.rules'
import { divideMarketShare } from '@jangteo/core/settlement/marketShare.rules'
import { AT_ONCE, type Db } from '@jangteo/postgres/database/db'
import { listFeeRates, listMarketShares } from '@jangteo/postgres/settlement/fee-rate.store'
import * as Effect from 'effect/Effect'
import type { PricedCoupons } from '../coupon/price-coupons.ts'

/** Terms that stores are settled by, as they are when an order is placed. */
export type FeeTerms = {
  /** Fee of a product in basis points. */
  readonly rateOf: (goodsId: number) => number
  /** Percent of a held coupon's discount that the market bears. */
  readonly shareOf: (couponIssueId: number) => number
}

/** Loads the terms of products and chosen coupons. */
export const loadFeeTerms = Effect.fnUntraced(function* (
  goodsIds: readonly number[],
  issueIds: readonly number[],
): Effect.fn.Return<FeeTerms, never, Db> {
  const shares = issueIds.length === 0 ? Effect.succeed([]) : listMarketShares(issueIds)
  const [rateRows, shareRows] = yield* Effect.all([listFeeRates(goodsIds), shares], AT_ONCE)
  const rates = new Map(
    rateRows.map((row) => [
      row.goods_id,
      feeRateOf({ storeRateBp: row.store_rate_bp, categoryRateBp: row.category_rate_bp }),
    ]),
  )
  const percents = new Map(shareRows.map((row) => [row.issue_id, row.market_share]))
  return {
    rateOf: (goodsId) => termOf(rates, goodsId, 'rate of product'),
    shareOf: (issueId) => termOf(percents, issueId, 'market share of coupon issue'),
  }
})

function termOf(terms: ReadonlyMap<number, number>, id: number, name: string): number {
  const term = terms.get(id)
  if (term === undefined) throw new Error(`${name} ${id} missing`)
  return term
}

/** Parts of an item's discounts that the market bears, as columns. */
export type MarketColumns = {
  readonly goods_coupon_market: number
  readonly duplication_coupon_market: number
  readonly store_coupon_market: number
}

const COLUMN_OF = {
  GOODS: 'goods_coupon_market',
  DUPLICATION: 'duplication_coupon_market',
  STORE: 'store_coupon_market',
} as const

/** Divides what the market bears of each coupon over its lines; a line without coupons has no part. */
export function marketColumnsOf(
  { coupons, pricing }: PricedCoupons,
  shareOf: FeeTerms['shareOf'],
): (lineId: number) => MarketColumns {
  const typeOf = new Map(coupons.map(({ couponIssueId, type }) => [couponIssueId, type]))
  const parts = pricing.applied.flatMap(({ couponIssueId, shares }) => {
    const type = typeOf.get(couponIssueId)
    if (type === undefined) throw new Error(`coupon issue ${couponIssueId} was not chosen`)
    const amounts = shares.map(({ amount }) => amount)
    const divided = divideMarketShare(amounts, shareOf(couponIssueId))
    return shares.map(({ lineId }, at) => ({
      lineId,
      column: COLUMN_OF[type],
      won: divided[at] ?? 0,
    }))
  })
  const wonOf = (lineId: number, column: keyof MarketColumns) =>
    parts.find((part) => part.lineId === lineId && part.column === column)?.won ?? 0
  return (lineId) => ({
    goods_coupon_market: wonOf(lineId, 'goods_coupon_market'),
    duplication_coupon_market: wonOf(lineId, 'duplication_coupon_market'),
    store_coupon_market: wonOf(lineId, 'store_coupon_market'),
  })
}
