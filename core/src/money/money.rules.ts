/** An amount in integer won. */
export type Won = number

/** The step that percent discounts are floored to, in won. Source: domain-rules §3.2. */
export const PERCENT_DISCOUNT_STEP_WON = 10

/** The smallest discount rate that is shown, in percent. Source: domain-rules §5.4. */
export const DISCOUNT_RATE_MIN_PERCENT = 1

const MAN = 10_000
const EOK = 100_000_000

/** The opposite of nothing is 0, not -0. */
const NUMBER_FORMAT = new Intl.NumberFormat('ko-KR', { signDisplay: 'negative' })

/**
 * A whole number with thousands separators. Source: spec §9.
 * @example formatNumber(12900) // '12,900'
 */
export function formatNumber(value: number): string {
  return NUMBER_FORMAT.format(value)
}

/**
 * A payable amount, never abbreviated. Source: spec §9.
 * @example formatWon(12900) // '12,900원'
 */
export function formatWon(amount: Won): string {
  return `${formatNumber(amount)}원`
}

/**
 * The way a shipping fee is shown: zero or missing (`null`, `undefined`) shows as free. Only the display treats
 * a missing fee so; a shipping policy always has a fee. Source: spec §9, domain-rules A16, decision 072.
 * @example formatShippingFee(0) // '무료배송'
 */
export function formatShippingFee(fee: Won | null | undefined): string {
  return fee ? formatWon(fee) : '무료배송'
}

function tenthsOf(count: number, unit: number): string {
  const tenths = Math.trunc(count / (unit / 10))
  return formatNumber(tenths / 10)
}

/**
 * A count or points in units of 만 and 억, cut after one decimal; never used for a payable price.
 * Source: spec §9, domain-rules §5.4.
 * @example abbreviateCount(12345) // '1.2만'
 */
export function abbreviateCount(count: number): string {
  if (count >= EOK) return `${tenthsOf(count, EOK)}억`
  if (count >= MAN) return `${tenthsOf(count, MAN)}만`
  return formatNumber(count)
}

/**
 * A count on a badge, capped: one more than the largest shows as the largest with a plus.
 * @example formatBadge(120, 99) // '99+'
 */
export function formatBadge(count: number, countMax: number): string {
  return count > countMax ? `${formatNumber(countMax)}+` : formatNumber(count)
}

/** The sum of amounts, in won. */
export function sumWon(amounts: readonly Won[]): Won {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}

/**
 * The discount rate in whole percent, rounded down; `null` when it is too small to show.
 * Source: domain-rules §5.4.
 * @example discountRate(10000, 7000) // 30
 */
export function discountRate(listPrice: Won, salePrice: Won): number | null {
  if (listPrice <= 0) return null
  const rate = Math.floor(((listPrice - salePrice) * 100) / listPrice)
  return rate >= DISCOUNT_RATE_MIN_PERCENT ? rate : null
}
