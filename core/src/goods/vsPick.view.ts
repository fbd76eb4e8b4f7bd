import { formatNumber, formatWon } from '../money/money.rules.ts'
import type { Won } from '../money/money.rules.ts'
import { formatRating } from '../review/rating.rules.ts'

/** Averages come with two decimals. */
const HUNDRED = 100

/** Aspects in a cell of the comparison. */
const ASPECT_COUNT_MAX = 3

/** Facts of a compared option: its price with the option's extra, in won, and what its product says. */
export type ComparedOption = {
  readonly price: Won
  readonly shippingText: string
  readonly ratingAverage: number
  readonly reviewCount: number
  /** Aspects that its reviews often judge, the most judged first, with the percentage of good judgements. */
  readonly aspects: readonly { readonly label: string; readonly positivePercent: number }[]
  /** The product notice that the law requires, in its order. */
  readonly noticeRows: readonly { readonly label: string; readonly value: string }[]
}

/** A line of the comparison: a value for each compared option, `null` where it has none. */
export type ComparisonRow = {
  readonly label: string
  readonly valueList: readonly (string | null)[]
}

function ratingText({ ratingAverage, reviewCount }: ComparedOption): string | null {
  if (reviewCount === 0) return null
  return formatRating({ scoreSum: Math.round(ratingAverage * HUNDRED), count: HUNDRED })
}

function aspectText({ aspects }: ComparedOption): string | null {
  if (aspects.length === 0) return null
  return aspects
    .slice(0, ASPECT_COUNT_MAX)
    .map(({ label, positivePercent }) => `${label} 긍정 ${positivePercent}%`)
    .join(', ')
}

const FACTS: readonly (readonly [string, (option: ComparedOption) => string | null])[] = [
  ['판매가', ({ price }) => formatWon(price)],
  ['배송비', ({ shippingText }) => shippingText],
  ['별점', ratingText],
  ['리뷰 수', ({ reviewCount }) => `${formatNumber(reviewCount)}개`],
  ['리뷰에서 자주 나온 말', aspectText],
]

function noticeText(option: ComparedOption, label: string): string | null {
  return option.noticeRows.find((row) => row.label === label)?.value ?? null
}

/**
 * Lists the rows that compare options, each with a value for every option in its place; `null` stands for an option that is
 * unavailable, and for what an option does not have. Rows of the product notice follow by label; a row without any value is
 * left out. Source: market-rules §5.5.
 */
export function comparisonRows(options: readonly (ComparedOption | null)[]): ComparisonRow[] {
  const labels = new Set(
    options.flatMap((option) => option?.noticeRows.map(({ label }) => label) ?? []),
  )
  const notices = [...labels].map(
    (label) => [label, (option: ComparedOption) => noticeText(option, label)] as const,
  )
  return [...FACTS, ...notices]
    .map(([label, read]) => ({
      label,
      valueList: options.map((option) => (option === null ? null : read(option))),
    }))
    .filter(({ valueList }) => valueList.some((value) => value !== null))
}
