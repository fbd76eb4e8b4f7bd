import { CouponPage } from '../../staff/coupon/CouponPage.tsx'
import { SELLER_COUPONS } from '../../staff/coupon/couponIssuer.ts'

/** A coupon of the own store, or a new one. */
export function SellerCouponScreen() {
  return <CouponPage issuer={SELLER_COUPONS} />
}
