import { describe, expect, test } from 'vitest'
import {
  chargedFeesText,
  freeShippingGapText,
  freeShippingLeftText,
} from '@jangteo/core/shipping/chargedFees.view'
import { areaText, bundleText, shippingPolicyText } from '@jangteo/core/shipping/shippingText.rules'
import { aShippingPolicy } from '../../support/shipping/aShippingPolicy.ts'

describe('배송비 안내', () => {
  test.each([
    [aShippingPolicy().free(), '무료배송'],
    [aShippingPolicy().paid(3_000), '배송비 3,000원'],
    [aShippingPolicy().paid(0), '무료배송'],
    [aShippingPolicy().freeFrom(50_000, 3_000), '배송비 3,000원 (50,000원 이상 구매 시 무료)'],
    [aShippingPolicy().perPieces(2, 3_000), '배송비 3,000원 (2개마다 부과)'],
    [aShippingPolicy().twoSections(3_000, [5, 2_000]), '배송비 3,000원 (5개부터 5,000원)'],
    [
      aShippingPolicy().threeSections(3_000, [5, 2_000], [10, 4_000]),
      '배송비 3,000원 (5개부터 5,000원, 10개부터 7,000원)',
    ],
    [aShippingPolicy().twoSections(0, [5, 2_000]), '무료배송 (5개부터 2,000원)'],
  ])('%# 정책을 문장으로 알려 준다', (policy, text) => {
    expect(shippingPolicyText(policy)).toEqual(text)
  })

  test('제주와 도서산간의 추가 배송비를 알려 준다', () => {
    const two = { areaKind: 'SECTION2', areaSecondExtra: 3_000 } as const
    const three = { areaKind: 'SECTION3', areaSecondExtra: 3_000, areaThirdExtra: 5_000 } as const
    const texts = [{}, two, three, { ...three, deliversToRemote: false }].map((area) =>
      areaText(aShippingPolicy(area).free()),
    )
    expect(texts).toEqual([
      null,
      '제주·도서산간 추가 3,000원',
      '제주 추가 3,000원, 도서산간 추가 5,000원',
      '제주·도서산간은 배송하지 않아요',
    ])
  })

  test('묶음배송이 되는지 알려 준다', () => {
    const texts = [true, false].map((bundles) => bundleText(aShippingPolicy({ bundles }).free()))
    expect(texts).toEqual(['묶음배송 가능', '묶음배송 불가'])
  })

  test('받은 배송비를 한 줄로 보여 준다', () => {
    const texts = [
      chargedFeesText({ fee: 3_000, areaFee: 3_000, zone: 'JEJU' }),
      chargedFeesText({ fee: 0, areaFee: 5_000, zone: 'ISLAND' }),
      chargedFeesText({ fee: 0, areaFee: 0, zone: 'JEJU' }),
      chargedFeesText({ fee: 3_000, areaFee: 0, zone: null }),
    ]
    expect(texts).toEqual([
      '3,000원 (제주 추가 3,000원)',
      '무료배송 (도서산간 추가 5,000원)',
      '무료배송',
      '3,000원',
    ])
  })

  test('무료배송까지 남은 금액을 알려 준다', () => {
    expect(freeShippingGapText(8_000)).toEqual('8,000원 더 담으면 무료배송')
    expect(freeShippingLeftText(12_200)).toEqual('무료배송까지 12,200원 · 채우러 가기')
  })
})
