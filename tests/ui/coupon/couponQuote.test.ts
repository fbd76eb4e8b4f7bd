import { decodeRefusal } from '@jangteo/http/refusal/refusal'
import {
  chosenCouponsOf,
  codeRefused,
  couponAmountsOf,
  couponNameOf,
  couponRefusedText,
  toCouponList,
  toSheetQuote,
} from '@jangteo/ui/screens/coupon/couponQuote'
import { expect, test } from 'vitest'
import { QUOTE } from '../../support/coupon/aCouponQuote.ts'

test('시장의 답을 시트로 옮기고, 시트에서 고른 것을 같은 자리에 그대로 보낸다', () => {
  const sheet = toSheetQuote(QUOTE)
  expect(sheet.slots.map(({ place, type, title }) => [place, type, title])).toEqual([
    [{ cartId: 1 }, 'GOODS', '세작 녹차'],
    [{ cartId: 2 }, 'GOODS', '찻잔'],
    [{ storeUrl: 'goods:2' }, 'STORE', '다담다실'],
  ])
  expect(sheet.slots[1]?.options).toEqual([
    { couponIssueId: 'ten', name: '10% 쿠폰', discountAmount: 1_330 },
  ])
  expect([sheet.picks, sheet.unusable]).toEqual([
    [
      { type: 'GOODS', place: { cartId: 1 }, couponIssueId: 'ten' },
      { type: 'GOODS', place: { cartId: 2 }, couponIssueId: null },
      { type: 'STORE', place: { storeUrl: 'goods:2' }, couponIssueId: 'basket' },
    ],
    [
      {
        couponIssueId: 'dear',
        name: '비싼 쿠폰',
        reasonText: '90,000원 이상 구매할 때 사용할 수 있어요.',
      },
    ],
  ])
  expect(toCouponList(sheet.picks)).toEqual(QUOTE.couponList)
})

test('주문에는 선택한 쿠폰을 담고, 비회원의 주문에는 쿠폰이 없다', () => {
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

test('거절된 쿠폰은 이름과 함께 까닭을 말한다', () => {
  const reason = {
    validationEnum: 'NOT_USE',
    code: 'COUPON_USED',
    message: '이미 사용한 쿠폰이에요.',
  } as const
  expect([
    couponRefusedText(QUOTE, { couponIssueIdEncrypt: 'ten', reason }),
    couponRefusedText(null, { couponIssueIdEncrypt: 'ten', reason }),
  ]).toEqual(['10% 쿠폰: 이미 사용한 쿠폰이에요.', '이미 사용한 쿠폰이에요.'])
})

test('쿠폰 번호를 너무 자주 넣으면 기다리라는 글을 그대로 읽고, 저절로 지나갈 일은 실패로 남는다', () => {
  const text = '요청이 너무 많아요. 잠시 후 다시 시도해 주세요.'
  const often = decodeRefusal(429, { code: 'TOO_MANY_REQUESTS', message: text })
  expect(codeRefused(often)).toEqual({ kind: 'refused', text })
  const wrong = decodeRefusal(422, {
    code: 'COUPON_SERIAL_INVALID',
    message: '다시 확인해 주세요.',
  })
  expect(codeRefused(wrong)).toEqual({ kind: 'refused', text: '다시 확인해 주세요.' })
  const broken = decodeRefusal(500, { code: 'SYSTEM_ERROR', message: '문제가 생겼어요.' })
  expect(() => codeRefused(broken)).toThrow(broken)
})
