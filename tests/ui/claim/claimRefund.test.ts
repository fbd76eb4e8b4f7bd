import { refundViewOf } from '@jangteo/ui/screens/claim/detail/claimRefund'
import { expect, test } from 'vitest'

test('전송된 금액이 환불 표의 제자리에 선다', () => {
  expect(
    refundViewOf({
      productAmount: 100_000,
      goodsCouponBack: 1_000,
      dupCouponBack: 2_000,
      storeCouponBack: 4_000,
      storeCouponWithdrawn: 8_000,
      shipping: {
        beforeFee: 3_000,
        afterFee: 0,
        beforeArea: 5_000,
        afterArea: 1_000,
        initialFeeCharged: 100,
        returnFee: 200,
        exchangeFee: 400,
        areaExtra: 800,
      },
      responsible: 'BUYER',
      couponRestored: [],
      refundByMethod: [{ method: 'CARD', amount: 90_500, way: 'GATEWAY' }],
      refundAmount: 90_500,
      additionalPayAmount: 0,
      refundAccountRequired: false,
      version: 3,
    }),
  ).toEqual({
    rows: [
      { label: '환불 상품금액', amount: 100_000, text: '100,000원' },
      { label: '쿠폰 할인 차감', amount: -7_000, text: '-7,000원' },
      { label: '남은 상품의 쿠폰 할인 차감', amount: -8_000, text: '-8,000원' },
      { label: '배송비 환불', amount: 7_000, text: '7,000원' },
      { label: '최초 배송비 차감', amount: -100, text: '-100원' },
      { label: '반품 배송비 차감', amount: -200, text: '-200원' },
      { label: '교환 배송비', amount: -400, text: '-400원' },
      { label: '도서산간 추가', amount: -800, text: '-800원' },
    ],
    totalLabel: '환불 예정금액',
    totalAmount: 90_500,
    totalText: '90,500원',
    refunds: [
      { label: '신용/체크카드', text: '90,500원', whenText: '카드사에 따라 영업일 기준 3~7일' },
    ],
  })
})
