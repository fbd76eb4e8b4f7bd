import { COUPON_ISSUE_STATE_LABELS } from '@jangteo/core/coupon/couponIssue.codes'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'

/** The lists of a member's coupons, in the order of their tabs; what was thrown away is in none. */
export const COUPON_SHELVES = ['USABLE', 'USED', 'EXPIRED'] as const
export type CouponShelf = (typeof COUPON_SHELVES)[number]

const [FIRST] = COUPON_SHELVES

/** Reads the list's URL; what it does not say, or says wrong, is as at first. */
export function readShelf(query: URLSearchParams): CouponShelf {
  return COUPON_SHELVES.find((shelf) => shelf === query.get('status')) ?? FIRST
}

/** The list's URL. */
export function shelfUrl(shelf: CouponShelf): string {
  return routes.couponList({ status: shelf === FIRST ? null : shelf })
}

type Counts = {
  readonly usableCount: number
  readonly usedCount: number
  readonly expiredCount: number
}

/** The tabs of the list; without counts while they are not known. */
export function shelfTabs(counts: Counts | undefined) {
  const countOf = {
    USABLE: counts?.usableCount,
    USED: counts?.usedCount,
    EXPIRED: counts?.expiredCount,
  }
  return COUPON_SHELVES.map((key) => ({
    key,
    label: COUPON_ISSUE_STATE_LABELS[key],
    count: countOf[key],
  }))
}
