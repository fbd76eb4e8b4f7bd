import { COUPON_ISSUE_STATE_LABELS } from '@jangteo/core/coupon/couponIssue.codes'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'

/** Lists of a member's coupons, in the order of their tabs; deleted ones are in none. */
export const COUPON_TABS = ['USABLE', 'USED', 'EXPIRED'] as const
export type CouponTab = (typeof COUPON_TABS)[number]

const [FIRST] = COUPON_TABS

/** Reads the list's URL; what it does not say, or says wrong, is as at first. */
export function readTab(query: URLSearchParams): CouponTab {
  return COUPON_TABS.find((tab) => tab === query.get('status')) ?? FIRST
}

/** The list's URL. */
export function tabUrl(tab: CouponTab): string {
  return routes.couponList({ status: tab === FIRST ? null : tab })
}

type Counts = {
  readonly usableCount: number
  readonly usedCount: number
  readonly expiredCount: number
}

/** The tabs of the list; without counts while they are not known. */
export function couponTabs(counts: Counts | undefined) {
  const countOf = {
    USABLE: counts?.usableCount,
    USED: counts?.usedCount,
    EXPIRED: counts?.expiredCount,
  }
  return COUPON_TABS.map((key) => ({
    key,
    label: COUPON_ISSUE_STATE_LABELS[key],
    count: countOf[key],
  }))
}
