import { BADGE_COUNT_MAX } from '@jangteo/core/money/limits.rules'
import { formatBadge, formatNumber } from '@jangteo/core/money/money.rules'

/** A count on a counter: up to 999, then 999+. Source: domain-rules A42. */
export function counterText(count: number): string {
  return formatBadge(count, BADGE_COUNT_MAX)
}

/** A total in a sentence, exact. */
export function totalText(count: number): string {
  return formatNumber(count)
}
