import { formatNumber } from '../money/money.rules.ts'
import { EXACT_TOTAL_MAX, type SearchTotal } from './searchPlan.rules.ts'

const MAN = 10_000

/** A total as a page says it: the number by itself, and what follows it. */
export type TotalView = { readonly number: string; readonly unit: string }

/**
 * Returns the text of a total. Source: market-rules §2.1.
 * @example totalView({ count: 10_000, isCapped: true }) // { number: '1만', unit: '개 이상' }
 */
export function totalView({ count, isCapped }: SearchTotal): TotalView {
  return isCapped
    ? { number: `${formatNumber(EXACT_TOTAL_MAX / MAN)}만`, unit: '개 이상' }
    : { number: formatNumber(count), unit: '개' }
}
