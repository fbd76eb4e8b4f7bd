import { CouponPage } from '../../staff/coupon/CouponPage.tsx'
import type { IssuedCouponDetail } from '../../staff/coupon/couponForm.ts'
import { OPERATOR_COUPONS } from '../../staff/coupon/couponIssuer.ts'
import { SerialBatches } from './SerialBatches.tsx'

function serialsOf({ couponId, ownYn, issueEnum, terms }: IssuedCouponDetail) {
  const hasSerials = ownYn === 'Y' && issueEnum === 'CODE' && terms.word === null
  return hasSerials ? <SerialBatches couponId={couponId} /> : null
}

/** A coupon for operators: of the market with its serials, or of a store to be looked at and restricted. */
export function OperatorCouponScreen() {
  return <CouponPage issuer={OPERATOR_COUPONS} extra={serialsOf} />
}
