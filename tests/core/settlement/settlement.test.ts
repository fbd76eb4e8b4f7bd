import { feeRateOf } from '@jangteo/core/settlement/feeRate.rules'
import { divideMarketShare, marketShareOf } from '@jangteo/core/settlement/marketShare.rules'
import {
  closeTotal,
  isInvoiceDue,
  isShippingDue,
  payableOn,
  settlePassedFee,
  settleSale,
  unchargedAmounts,
} from '@jangteo/core/settlement/settlement.rules'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

const HOLIDAYS = new Set(['2026-09-24', '2026-09-25'])
const at = (text: string) => Date.parse(`${text}+09:00`)

test('50,000원에 쿠폰 5,000원, 마켓이 40%를 나누면 41,830원을 지급한다', () => {
  const discounts = [{ discount: 5_000, market: marketShareOf(5_000, 40) }]
  const sale = settleSale({ salePrice: 50_000, quantity: 1, discounts, feeRateBp: 1_000 })
  const { fee, feeVat, marketDiscount, payable } = sale
  expect([sale, fee + feeVat - marketDiscount, payable + fee + feeVat - marketDiscount]).toEqual([
    {
      gross: 50_000,
      sellerDiscount: 3_000,
      marketDiscount: 2_000,
      feeRateBp: 1_000,
      fee: 4_700,
      feeVat: 470,
      payable: 41_830,
    },
    3_170,
    45_000,
  ])
})

test('수수료율은 스토어, 카테고리, 기본 순서로 정한다', () => {
  expect([
    feeRateOf({ storeRateBp: 0, categoryRateBp: 800 }),
    feeRateOf({ storeRateBp: null, categoryRateBp: 800 }),
    feeRateOf({ storeRateBp: null, categoryRateBp: null }),
  ]).toEqual([0, 800, 1_000])
})

test('수수료와 부가세는 원 아래를 버린다', () => {
  const sale = settleSale({ salePrice: 9_999, quantity: 1, discounts: [], feeRateBp: 999 })
  expect([sale.fee, sale.feeVat, sale.payable]).toEqual([998, 99, 8_902])
})

test('마켓 부담은 쿠폰 전체에서 한 번 반올림해 상품에 나눈다', () => {
  expect([
    marketShareOf(1_000, 33),
    divideMarketShare([334, 333, 333], 33),
    marketShareOf(50, 33),
    marketShareOf(50, 1),
    divideMarketShare([1, 1, 1], 50),
    divideMarketShare([0, 0], 40),
  ]).toEqual([330, [110, 110, 110], 17, 1, [1, 1, 0], [0, 0]])
})

test('나눈 마켓 부담은 합이 전체와 같고, 어느 상품의 할인도 넘지 않는다', () => {
  const shares = fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(shares, fc.integer({ min: 0, max: 100 }), (discounts, percent) => {
      const whole = discounts.reduce((sum, each) => sum + each, 0)
      const divided = divideMarketShare(discounts, percent)
      expect(divided.reduce((sum, each) => sum + each, 0)).toBe(marketShareOf(whole, percent))
      expect(divided.filter((won, index) => won > (discounts[index] ?? 0))).toEqual([])
    }),
    { numRuns: 2_000 },
  )
})

test('배송비는 결제 비용 3%와 그 부가세를 뺀 전부를 지급한다', () => {
  expect(settlePassedFee(3_000)).toEqual({
    gross: 3_000,
    sellerDiscount: 0,
    marketDiscount: 0,
    feeRateBp: 300,
    fee: 90,
    feeVat: 9,
    payable: 2_901,
  })
})

test('조정에는 수수료가 없다', () => {
  expect(unchargedAmounts(-7_000)).toEqual({
    gross: -7_000,
    sellerDiscount: 0,
    marketDiscount: 0,
    feeRateBp: 0,
    fee: 0,
    feeVat: 0,
    payable: -7_000,
  })
})

test('구매확정 2영업일 뒤에 지급하고, 밤 11시 59분 59초도 그날이다', () => {
  expect([
    payableOn(at('2026-09-21T10:00:00'), HOLIDAYS),
    payableOn(at('2026-09-23T23:59:59.999'), HOLIDAYS),
    payableOn(at('2026-09-24T00:00:00'), HOLIDAYS),
    payableOn(at('2026-09-26T12:00:00'), HOLIDAYS),
  ]).toEqual(['2026-09-23', '2026-09-29', '2026-09-29', '2026-09-29'])
})

test('배송비는 묶음의 모든 상품이 끝나고 하나라도 발송했을 때 정산한다', () => {
  const item = (status: 'BF' | 'C' | 'E' | 'R' | 'SC', isShipped = true) => ({ status, isShipped })
  expect([
    isShippingDue([item('BF'), item('R')]),
    isShippingDue([item('BF'), item('C', false)]),
    isShippingDue([item('C', false), item('C', false)]),
    isShippingDue([item('BF'), item('SC')]),
    isShippingDue([item('BF'), item('E')]),
  ]).toEqual([true, true, false, false, false])
})

test('0원 아래의 정산은 다음 정산으로 넘기고, 30일이면 청구한다', () => {
  expect([
    closeTotal(10),
    closeTotal(0),
    closeTotal(-10),
    isInvoiceDue('2026-09-01', '2026-09-30'),
    isInvoiceDue('2026-09-01', '2026-10-01'),
  ]).toEqual([
    { payable: 10, carried: 0 },
    { payable: 0, carried: 0 },
    { payable: 0, carried: -10 },
    false,
    true,
  ])
})
