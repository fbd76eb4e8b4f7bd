import { formatNumber } from '../money/money.rules.ts'

/** Counts of a store that its card may say, each of rows as they are now. */
export type StoreCounts = {
  readonly goodsCount: number
  readonly newGoodsCount: number
  /** Coupons that are still available. */
  readonly couponCount: number
}

/** Counts of a store in words; `null` for a count of nothing. */
export type StoreCountsView = {
  readonly goodsText: string
  readonly newGoodsText: string | null
  readonly couponText: string | null
}

/**
 * Words of a store's counts: `상품 24개`, `신상품 3개`, `쿠폰 2장`. Nothing else is said of a store in a list: neither
 * sales nor favourites, as long as nobody counts them. Source: market-rules §6.
 */
export function storeCountsView({
  goodsCount,
  newGoodsCount,
  couponCount,
}: StoreCounts): StoreCountsView {
  return {
    goodsText: `상품 ${formatNumber(goodsCount)}개`,
    newGoodsText: newGoodsCount === 0 ? null : `신상품 ${formatNumber(newGoodsCount)}개`,
    couponText: couponCount === 0 ? null : `쿠폰 ${formatNumber(couponCount)}장`,
  }
}
