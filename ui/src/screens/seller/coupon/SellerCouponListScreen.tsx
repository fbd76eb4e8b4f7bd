import { CouponListPage } from '../../staff/coupon/CouponListPage.tsx'
import { SELLER_COUPONS } from '../../staff/coupon/couponIssuer.ts'

/** Coupons of the own store. */
export function SellerCouponListScreen() {
  return <CouponListPage issuer={SELLER_COUPONS} />
}
