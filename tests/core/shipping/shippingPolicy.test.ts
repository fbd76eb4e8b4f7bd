import { describe, expect, test } from 'vitest'
import { areaZoneOf } from '@jangteo/core/shipping/areaZone.rules'
import { AREA_ZONES } from '@jangteo/core/shipping/shipping.codes'
import {
  areaExtra,
  chargeOfTemplates,
  freeShippingGap,
  isDeliverable,
  shippingFee,
} from '@jangteo/core/shipping/shippingPolicy.rules'
import { aShippingPolicy, pieces } from '../../support/shipping/aShippingPolicy.ts'
import { FIRST_ZONE_RANGES } from '../../support/shipping/zoneRanges.ts'

describe('배송비', () => {
  test('무료배송은 받지 않고 유료배송은 묶음에 한 번 받는다', () => {
    const lines = [pieces(3), pieces(5)]
    expect(shippingFee(aShippingPolicy().free(), lines)).toEqual(0)
    expect(shippingFee(aShippingPolicy().paid(2_500), lines)).toEqual(2_500)
  })

  test.each([
    [49_999, 3_000],
    [50_000, 0],
  ])('50,000원 이상 무료면 %d원어치의 배송비는 %d원이다', (amount, fee) => {
    const policy = aShippingPolicy().freeFrom(50_000, 3_000)
    expect(shippingFee(policy, [pieces(1, amount)])).toEqual(fee)
  })

  test.each([
    [1, 3_000],
    [2, 3_000],
    [4, 6_000],
    [5, 9_000],
  ])('2개당 3,000원이면 %d개는 %d원이다', (quantity, fee) => {
    const policy = aShippingPolicy().perPieces(2, 3_000)
    expect(shippingFee(policy, [pieces(quantity)])).toEqual(fee)
  })

  test.each([
    [4, 3_000],
    [5, 5_000],
    [50, 5_000],
  ])('5개부터 2,000원을 더 받으면 %d개는 %d원이다', (quantity, fee) => {
    const policy = aShippingPolicy().twoSections(3_000, [5, 2_000])
    expect(shippingFee(policy, [pieces(quantity)])).toEqual(fee)
  })

  test.each([
    [4, 3_000],
    [5, 5_000],
    [9, 5_000],
    [10, 7_000],
  ])('5개부터 2,000원, 10개부터 4,000원을 더 받으면 %d개는 %d원이다', (quantity, fee) => {
    const policy = aShippingPolicy().threeSections(3_000, [5, 2_000], [10, 4_000])
    expect(shippingFee(policy, [pieces(quantity)])).toEqual(fee)
  })

  test('추가구성은 금액에는 들고 개수에는 들지 않는다', () => {
    const lines = [pieces(2, 20_000), { ...pieces(8, 2_000), isAddon: true }]
    expect(shippingFee(aShippingPolicy().perPieces(2, 3_000), lines)).toEqual(3_000)
    expect(shippingFee(aShippingPolicy().freeFrom(56_000, 3_000), lines)).toEqual(0)
  })

  test('보낼 것이 없으면 배송비도 없다', () => {
    expect(shippingFee(aShippingPolicy().paid(3_000), [])).toEqual(0)
  })

  test('정책이 여럿인 묶음은 가장 싼 것이나 가장 비싼 것만 받는다', () => {
    const fees = [0, 2_500, 3_000]
    const charged = [chargeOfTemplates(fees, 'MIN'), chargeOfTemplates(fees, 'MAX')]
    expect([...charged, chargeOfTemplates([], 'MAX')]).toEqual([0, 3_000, 0])
  })
})

describe('지역 추가 배송비', () => {
  const policies = [
    aShippingPolicy().free(),
    aShippingPolicy({ areaKind: 'SECTION2', areaSecondExtra: 3_000 }).free(),
    aShippingPolicy({
      areaKind: 'SECTION3',
      areaSecondExtra: 3_000,
      areaThirdExtra: 5_000,
    }).free(),
  ]

  test('권역마다 내륙, 제주, 도서산간에 더 받는 금액이 다르다', () => {
    expect(policies.map((policy) => AREA_ZONES.map((zone) => areaExtra(policy, zone)))).toEqual([
      [0, 0, 0],
      [0, 3_000, 3_000],
      [0, 3_000, 5_000],
    ])
  })

  test('주소를 모르면 내륙으로 본다', () => {
    expect(policies.map((policy) => areaExtra(policy, null))).toEqual([0, 0, 0])
  })

  test('무료배송 조건을 채워도 제주 추가 배송비는 받는다', () => {
    const jeju = aShippingPolicy({ areaKind: 'SECTION2', areaSecondExtra: 3_000 })
    const policy = jeju.freeFrom(50_000, 3_000)
    const zone = areaZoneOf('63002', FIRST_ZONE_RANGES)
    const total = (amount: number) =>
      shippingFee(policy, [pieces(1, amount)]) + areaExtra(policy, zone)
    expect([total(60_000), total(30_000)]).toEqual([3_000, 6_000])
  })

  test('제주와 도서산간에 보내지 않는 판매자는 내륙에만 보낸다', () => {
    const zones = [...AREA_ZONES, null]
    const answers = [true, false].map((deliversToRemote) =>
      zones.map((zone) => isDeliverable(aShippingPolicy({ deliversToRemote }).free(), zone)),
    )
    expect(answers).toEqual([
      [true, true, true, true],
      [true, false, false, true],
    ])
  })
})

describe('무료배송까지 남은 금액', () => {
  test.each([
    [42_000, 8_000],
    [49_999, 1],
    [50_000, null],
    [60_000, null],
  ])('50,000원 이상 무료일 때 %d원을 담았으면 %s', (amount, gap) => {
    const policy = aShippingPolicy().freeFrom(50_000, 3_000)
    expect(freeShippingGap(policy, [pieces(1, amount)])).toEqual(gap)
  })

  test('조건부가 아니거나 담은 것이 없으면 알리지 않는다', () => {
    const gaps = [
      freeShippingGap(aShippingPolicy().paid(3_000), [pieces(1)]),
      freeShippingGap(aShippingPolicy().freeFrom(50_000, 3_000), []),
    ]
    expect(gaps).toEqual([null, null])
  })
})
