import type { Decision } from '../decision/decision.rules.ts'
import type { Won } from '../money/money.rules.ts'
import type { CouponIssueRefusal } from './coupon.codes.ts'
import { COUPON_MESSAGES } from './coupon.messages.ts'
import type { CouponDiscount } from './couponDiscount.rules.ts'
import type { CouponUsePeriod, DaySpan } from './couponPeriod.rules.ts'
import { couponDiscountText, couponMinimumText, couponUseText } from './couponText.rules.ts'

/** What a screen knows of a coupon that may be downloaded; `decided` is what `decideCouponDownload` said. */
export type ShownCouponOffer = {
  readonly discount: CouponDiscount
  readonly minimumAmount: Won
  readonly use: CouponUsePeriod
  readonly published: DaySpan
  readonly decided: Decision<CouponIssueRefusal>
}

export type CouponOfferView = {
  readonly discountText: string
  /** From how much on it counts; `null` without a minimum. */
  readonly minimumText: string | null
  readonly periodText: string
  readonly buttonText: string
  /** A tap downloads it, or asks for a login. */
  readonly canTap: boolean
  /** Why it cannot be downloaded; `null` when it can, when a login is asked for, or when its buyer has it. */
  readonly noticeText: string | null
}

const DOWNLOAD_TEXT = '쿠폰받기'
const ISSUED_TEXT = '발급완료'

type Button = Pick<CouponOfferView, 'buttonText' | 'canTap' | 'noticeText'>

function buttonOf(decided: Decision<CouponIssueRefusal>): Button {
  if (decided.ok || decided.reason === 'COUPON_NO_SESSION') {
    return { buttonText: DOWNLOAD_TEXT, canTap: true, noticeText: null }
  }
  const { reason } = decided
  if (reason === 'COUPON_ALREADY_ISSUED') {
    return { buttonText: ISSUED_TEXT, canTap: false, noticeText: null }
  }
  return { buttonText: DOWNLOAD_TEXT, canTap: false, noticeText: COUPON_MESSAGES[reason]() }
}

/** A coupon that is offered, as the product page and the store show it. Source: spec §6, domain-rules §7.4. */
export function couponOfferView(offer: ShownCouponOffer): CouponOfferView {
  return {
    discountText: couponDiscountText(offer.discount),
    minimumText: couponMinimumText(offer.minimumAmount),
    periodText: couponUseText(offer.use, offer.published),
    ...buttonOf(offer.decided),
  }
}
