import { CouponListPage } from '../../staff/coupon/CouponListPage.tsx'
import { OPERATOR_COUPONS } from '../../staff/coupon/couponIssuer.ts'

/** Coupons of the market and of all stores. */
export function OperatorCouponListScreen() {
  return <CouponListPage issuer={OPERATOR_COUPONS} />
}
