import {
  chosenCouponsOf,
  couponAmountsOf,
  couponNameOf,
  toCouponList,
  toSheetQuote,
} from '@jangteo/ui/screens/coupon/couponQuote'
import type { CouponQuote } from '@jangteo/ui/screens/coupon/couponQuote'
import { expect, test } from 'vitest'

/** Tea with a goods coupon, a cup without any, and a coupon of the store that sells both. */
const QUOTE: CouponQuote = {
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
        message: '90,000원 이상 구매할 때 쓸 수 있어요.',
      },
    },
  ],
}

test('시장의 답을 시트로 옮기고, 시트에서 고른 것을 같은 자리에 그대로 보낸다', () => {
  const sheet = toSheetQuote(QUOTE)
  expect(sheet.slots.map(({ slotKey, type, title }) => [slotKey, type, title])).toEqual([
    ['GOODS:1', 'GOODS', '세작 녹차'],
    ['GOODS:2', 'GOODS', '찻잔'],
    ['STORE:goods:2', 'STORE', '다담다실'],
  ])
  expect(sheet.slots[1]?.options).toEqual([
    { couponIssueId: 'ten', name: '10% 쿠폰', discountAmount: 1_330 },
  ])
  expect([sheet.picks, sheet.unusable]).toEqual([
    { 'GOODS:1': 'ten', 'GOODS:2': null, 'STORE:goods:2': 'basket' },
    [
      {
        couponIssueId: 'dear',
        name: '비싼 쿠폰',
        reasonText: '90,000원 이상 구매할 때 쓸 수 있어요.',
      },
    ],
  ])
  expect(toCouponList(sheet.picks)).toEqual(QUOTE.couponList)
})

test('주문에는 고른 쿠폰을 담고, 비회원의 주문에는 쿠폰이 없다', () => {
  expect([chosenCouponsOf(QUOTE), chosenCouponsOf(null)]).toEqual([
    [
      { couponIssueId: 'ten', cartId: 1 },
      { couponIssueId: 'basket', storeUrl: 'goods:2' },
    ],
    [],
  ])
})

test('상품마다 세 가지 쿠폰이 깎은 것을 더한다', () => {
  expect([[...couponAmountsOf(QUOTE)], [...couponAmountsOf(null)]]).toEqual([
    [
      [1, 7_500],
      [2, 500],
    ],
    [],
  ])
})

test('쿠폰의 이름을 알거나, 모르면 말하지 않는다', () => {
  expect([couponNameOf(QUOTE, 'basket'), couponNameOf(QUOTE, 'old')]).toEqual([
    '장바구니 쿠폰',
    null,
  ])
})
