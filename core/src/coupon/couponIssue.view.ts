import { formatDate } from '../calendar/dateText.rules.ts'
import { decideStep } from '../chart/table.rules.ts'
import { COUPON_TYPE_LABELS } from './coupon.codes.ts'
import { COUPON_ISSUE_STATE_LABELS } from './couponIssue.codes.ts'
import type { CouponIssueState } from './couponIssue.codes.ts'
import { couponIssueFacts } from './couponIssue.rules.ts'
import { COUPON_ISSUE_TABLE } from './couponIssue.table.gen.ts'
import { couponDaysLeftText, couponUntilText, isExpired } from './couponPeriod.rules.ts'
import { couponDiscountText, couponMinimumText } from './couponText.rules.ts'
import type { HeldCoupon } from './couponUse.rules.ts'

/** What a screen knows of a coupon in its owner's hand. */
export type ShownCouponIssue = Pick<
  HeldCoupon,
  'type' | 'discount' | 'minimumAmount' | 'state' | 'startsAtMs' | 'expiresAtMs'
>

export type CouponIssueView = {
  readonly typeLabel: string
  readonly stateLabel: string
  readonly discountText: string
  /** From how much on it counts; `null` without a minimum. */
  readonly minimumText: string | null
  /** From when on it may be used, as long as it may not; else until when. */
  readonly periodText: string
  /** The days it has left; `null` when it never ends or cannot be used. */
  readonly daysLeftText: string | null
  readonly isUsable: boolean
  readonly canDelete: boolean
}

/** A coupon whose time is over is told to be, even before the job that notes it has run. */
function stateAt({ state, expiresAtMs }: ShownCouponIssue, nowMs: number): CouponIssueState {
  return state === 'USABLE' && isExpired(expiresAtMs, nowMs) ? 'EXPIRED' : state
}

function periodText({ startsAtMs, expiresAtMs }: ShownCouponIssue, nowMs: number): string {
  return nowMs < startsAtMs ? `${formatDate(startsAtMs)}부터` : couponUntilText(expiresAtMs)
}

/** A coupon of its owner as the list and its page show it. Source: spec §2 (coupons), domain-rules §3.5, §7.4. */
export function couponIssueView(coupon: ShownCouponIssue, nowMs: number): CouponIssueView {
  const { startsAtMs, expiresAtMs } = coupon
  const state = stateAt(coupon, nowMs)
  const facts = couponIssueFacts({ startsAtMs, expiresAtMs, isSellerFault: false, nowMs })
  const isAllowed = (event: 'order.placed' | 'buyer.delete') =>
    decideStep(COUPON_ISSUE_TABLE, { state, event, facts }).ok
  return {
    typeLabel: COUPON_TYPE_LABELS[coupon.type],
    stateLabel: COUPON_ISSUE_STATE_LABELS[state],
    discountText: couponDiscountText(coupon.discount),
    minimumText: couponMinimumText(coupon.minimumAmount),
    periodText: periodText(coupon, nowMs),
    daysLeftText: state === 'USABLE' ? couponDaysLeftText(expiresAtMs, nowMs) : null,
    isUsable: isAllowed('order.placed'),
    canDelete: isAllowed('buyer.delete'),
  }
}
