import { match } from 'ts-pattern'
import { formatDay } from '../calendar/dateText.rules.ts'
import { formatNumber, formatWon } from '../money/money.rules.ts'
import type { Won } from '../money/money.rules.ts'
import type { CouponDiscount } from './couponDiscount.rules.ts'
import type { CouponUsePeriod, DaySpan } from './couponPeriod.rules.ts'

/**
 * What a coupon takes off, as its card says. Source: domain-rules §7.4.
 * @example couponDiscountText({ kind: 'PERCENT', percent: 10, maxDiscount: 5000 }) // '10% 할인 (최대 5,000원)'
 */
export function couponDiscountText(discount: CouponDiscount): string {
  if (discount.kind === 'FIXED') return `${formatWon(discount.amount)} 할인`
  const { percent, maxDiscount } = discount
  const cap = maxDiscount === 0 ? '' : ` (최대 ${formatWon(maxDiscount)})`
  return `${formatNumber(percent)}% 할인${cap}`
}

/** From how much on a coupon counts, as its card says; `null` for a coupon without a minimum. Source: domain-rules §7.4. */
export function couponMinimumText(minimumAmount: Won): string | null {
  return minimumAmount === 0 ? null : `${formatWon(minimumAmount)} 이상 구매 시`
}

/**
 * Until when a coupon that is offered may be used once it is issued; `published` are the days on which it is issued.
 * Source: domain-rules §3.5, §7.4.
 * @example couponUseText({ kind: 'ISSUE', days: 7 }, published) // '발급일부터 7일'
 */
export function couponUseText(use: CouponUsePeriod, published: DaySpan): string {
  return match(use)
    .with({ kind: 'CUSTOM' }, ({ endDay }) => `${formatDay(endDay)}까지`)
    .with({ kind: 'PUBLISH' }, () => `${formatDay(published.endDay)}까지`)
    .with({ kind: 'ISSUE', days: null }, () => '발급한 달 마지막 날까지')
    .with({ kind: 'ISSUE', days: 0 }, () => '발급한 날까지')
    .with({ kind: 'ISSUE' }, ({ days }) => `발급일부터 ${days}일`)
    .with({ kind: 'NONE_LIMIT' }, () => '기간 제한 없음')
    .exhaustive()
}
