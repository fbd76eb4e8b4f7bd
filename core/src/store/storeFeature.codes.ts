import type { StoreFeature } from '../session/permission.codes.ts'

/** Names of the features that a store may be denied, as operators read them. */
export const STORE_FEATURE_LABELS: Readonly<Record<StoreFeature, string>> = {
  ASK: '상품 문의',
  REVIEW: '리뷰',
  COUPON: '쿠폰 받기',
  FAVORITE: '찜',
  RESTOCK_ALERT: '재입고 알림',
}
