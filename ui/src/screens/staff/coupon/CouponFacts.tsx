import { formatDay } from '@jangteo/core/calendar/dateText.rules'
import { COUPON_ISSUE_KIND_LABELS, COUPON_TYPE_LABELS } from '@jangteo/core/coupon/coupon.codes'
import { COUPON_STATE_LABELS } from '@jangteo/core/coupon/couponTerms.codes'
import { formatNumber } from '@jangteo/core/money/money.rules'
import { FactList } from '../../../parts/text/FactList.tsx'
import { termsText } from './couponForm.ts'
import type { IssuedCoupon, IssuedCouponDetail } from './couponForm.ts'

/** The count of a coupon's issues, and its limit. */
export function issuedText({ issuedCount, totalMax }: IssuedCoupon): string {
  const issued = formatNumber(issuedCount)
  return totalMax === null ? issued : `${issued} / ${formatNumber(totalMax)}`
}

/** The days on which a coupon is issued. */
export function publishedText({ publishedFrom, publishedUntil }: IssuedCoupon): string {
  return `${formatDay(publishedFrom)} – ${formatDay(publishedUntil)}`
}

/** A coupon as it stands. */
export function CouponFacts({ coupon }: { readonly coupon: IssuedCouponDetail }) {
  const facts = [
    { label: '상태', value: COUPON_STATE_LABELS[coupon.stateEnum] },
    { label: '스토어', value: coupon.storeName ?? '장터' },
    { label: '혜택', value: termsText(coupon) },
    { label: '종류', value: COUPON_TYPE_LABELS[coupon.couponTypeEnum] },
    { label: '발급 방법', value: COUPON_ISSUE_KIND_LABELS[coupon.issueEnum] },
    { label: '발급 기간', value: publishedText(coupon) },
    { label: '발급한 수', value: issuedText(coupon) },
    { label: '장터 부담률', value: `${coupon.marketShare}%` },
  ]
  return <FactList facts={facts} />
}
