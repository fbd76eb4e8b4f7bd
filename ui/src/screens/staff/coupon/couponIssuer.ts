import { operatorRoutes, sellerRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import type { StaffCalls } from '@jangteo/http/staff/staffCalls'
import { staffCalls } from '../staffCalls.ts'
import type { IssuerKind } from './couponForm.ts'

/** An issuer of coupons: its calls and its pages. */
export type CouponIssuer = {
  readonly kind: IssuerKind
  readonly place: '판매자센터' | '장터 운영'
  readonly calls: Pick<
    StaffCalls['sellerCoupon'],
    'list' | 'detail' | 'create' | 'change' | 'restrict' | 'remove'
  >
  readonly routes: Pick<typeof sellerRoutes, 'coupons' | 'coupon'>
}

/** A store, for the seller centre. */
export const SELLER_COUPONS: CouponIssuer = {
  kind: 'SELLER',
  place: '판매자센터',
  calls: staffCalls.sellerCoupon,
  routes: sellerRoutes,
}

/** The market, for the operator console. */
export const OPERATOR_COUPONS: CouponIssuer = {
  kind: 'OPERATOR',
  place: '장터 운영',
  calls: staffCalls.operatorCoupon,
  routes: operatorRoutes,
}
