import { percentOf } from '../settlement/feeRate.ts'

/** Text of a store's own fee of a sale; `null` has the category's. */
export function feeRateText(feeRateBp: number | null): string {
  return feeRateBp === null ? '카테고리 기준' : `${percentOf(feeRateBp)}%`
}
