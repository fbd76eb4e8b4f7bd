import type { CouponQuote } from '@jangteo/ui/screens/coupon/couponQuote'

/** Tea with a product coupon, a cup without any, and a coupon of the store that sells both. */
export const QUOTE: CouponQuote = {
  couponList: [
    { couponIssueIdEncrypt: 'ten', cartId: 1 },
    { couponIssueIdEncrypt: 'basket', storeUrl: 'goods:2' },
  ],
  discountAmount: 8_000,
  lines: [
    {
      cartId: 1,
      goodsCouponAmount: 5_000,
      dupCouponAmount: 0,
      storeCouponAmount: 2_500,
      payableAmount: 52_300,
    },
    {
      cartId: 2,
      goodsCouponAmount: 0,
      dupCouponAmount: 0,
      storeCouponAmount: 500,
      payableAmount: 12_833,
    },
  ],
  slots: [
    {
      couponTypeEnum: 'GOODS',
      cartId: 1,
      storeUrl: null,
      title: '세작 녹차',
      couponIssueIdEncrypt: 'ten',
      choices: [{ couponIssueIdEncrypt: 'ten', name: '10% 쿠폰', discountAmount: 5_000 }],
    },
    {
      couponTypeEnum: 'GOODS',
      cartId: 2,
      storeUrl: null,
      title: '찻잔',
      couponIssueIdEncrypt: null,
      choices: [{ couponIssueIdEncrypt: 'ten', name: '10% 쿠폰', discountAmount: 1_330 }],
    },
    {
      couponTypeEnum: 'STORE',
      cartId: null,
      storeUrl: 'goods:2',
      title: '다담다실',
      couponIssueIdEncrypt: 'basket',
      choices: [{ couponIssueIdEncrypt: 'basket', name: '장바구니 쿠폰', discountAmount: 3_000 }],
    },
  ],
  unusable: [
    {
      couponIssueIdEncrypt: 'dear',
      name: '비싼 쿠폰',
      reason: {
        validationEnum: 'VALIDATE',
        code: 'COUPON_MINIMUM_UNMET',
        message: '90,000원 이상 구매할 때 사용할 수 있어요.',
      },
    },
  ],
}
