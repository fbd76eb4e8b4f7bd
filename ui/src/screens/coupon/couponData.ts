import { goodsCouponsView, heldCouponView } from '@jangteo/core/coupon/coupon.view'
import type {
  CouponRowView,
  CouponTerms,
  HeldCouponView,
  ShownOffer,
  ShownReason,
} from '@jangteo/core/coupon/coupon.view'
import type { Answers } from '@jangteo/http/call/calls'

export type OfferedCouponData = Answers['coupon']['forGoods']['coupons'][number]
export type HeldCouponData = Answers['coupon']['detail']

/** Data of a coupon's card, offered or held. */
export type CouponData = Pick<
  OfferedCouponData,
  | 'name'
  | 'couponTypeEnum'
  | 'discountEnum'
  | 'discountValue'
  | 'maxDiscount'
  | 'minimumAmount'
  | 'storeName'
>

/** Name of the issuer of coupons that no store issues. */
const MARKET_NAME = '장터'

export function issuerName({ storeName }: CouponData): string {
  return storeName ?? MARKET_NAME
}

export function termsOf(coupon: CouponData): CouponTerms {
  const { discountEnum, discountValue, maxDiscount, minimumAmount } = coupon
  const discount =
    discountEnum === 'FIXED'
      ? ({ kind: 'FIXED', amount: discountValue } as const)
      : ({ kind: 'PERCENT', percent: discountValue, maxDiscount } as const)
  return { discount, minimumAmount }
}

/** A moment of the wire in epoch milliseconds; `null` stays what it is. */
export function msOf(moment: string | null): number | null {
  return moment === null ? null : Date.parse(moment)
}

function reasonOf(reason: OfferedCouponData['reason']): ShownReason | null {
  if (reason === null) return null
  const { validationEnum: validation, code, message: text } = reason
  return { validation, code, text }
}

export function offerOf(coupon: OfferedCouponData): ShownOffer {
  const { issuedYn, reason } = coupon
  return { ...termsOf(coupon), isIssued: issuedYn === 'Y', reason: reasonOf(reason) }
}

/** Row of coupons below a product's price, for the caller who holds the coupons of these ids. */
export function goodsCouponRow(
  offers: readonly OfferedCouponData[],
  price: number,
  usableIds: ReadonlySet<number>,
): CouponRowView | null {
  const typed = offers.map((offer) => ({ ...offerOf(offer), type: offer.couponTypeEnum }))
  const held = typed.filter((_, index) => usableIds.has(offers[index]?.couponId ?? 0))
  return goodsCouponsView({ offers: typed, held, price })
}

export function heldViewOf(coupon: HeldCouponData, nowMs: number): HeldCouponView {
  const { couponIssueStateEnum: state, reason, isRenewable } = coupon
  const [expiresAtMs, usedAtMs] = [msOf(coupon.expiresAt), msOf(coupon.usedAt)]
  const issue = { state, expiresAtMs, usedAtMs, reason: reasonOf(reason), isRenewable }
  return heldCouponView(issue, nowMs)
}
