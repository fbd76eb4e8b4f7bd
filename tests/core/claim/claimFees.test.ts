import type { Won } from '@jangteo/core/money/money.rules'
import type { AreaZone } from '@jangteo/core/shipping/shipping.codes'
import type { ShippingPolicy } from '@jangteo/core/shipping/shippingPolicy.rules'
import { describe, expect, test } from 'vitest'
import { aClaim, anOrder, claimInTurn, quoted } from '../../support/claim/ledger.ts'
import { aShippingPolicy } from '../../support/shipping/aShippingPolicy.ts'

test('판매자 책임으로 나간 상품은 무료배송 금액을 다시 볼 때 남은 것으로 친다', () => {
  const order = anOrder([30_000, 45_000, 10_000])
  expect(
    claimInTurn(order, [
      ['CANCEL', 'SELLER', [1]],
      ['CANCEL', 'BUYER', [3]],
    ]).refunds,
  ).toEqual([30_000, 10_000])
})

test('배송비를 받지 않고 보내기로 한 주문은 품절로 취소해도 배송비를 받지 않는다', () => {
  const order = anOrder([30_000, 10_000], { fee: 0 })
  const { refundAmount, feesAfter } = quoted(order, aClaim(['CANCEL', 'SELLER'], [2]))
  expect([refundAmount, feesAfter.fee]).toEqual([10_000, 0])
})

test('구매자가 먼저 돌려보낸 것이 있으면 나머지가 불량이어도 처음 낸 배송비는 돌려주지 않는다', () => {
  const order = anOrder([10_000, 10_000], { fee: 3_000, isShipped: true })
  expect(
    claimInTurn(order, [
      ['RETURN', 'BUYER', [1]],
      ['RETURN', 'SELLER', [2]],
    ]).refunds,
  ).toEqual([7_000, 10_000])
})

describe('수량으로 매기는 배송비', () => {
  const perPiece = aShippingPolicy().perPieces(1, 3_000)
  const bySections = aShippingPolicy().twoSections(3_000, [2, 2_000])
  const withPolicy = (policy: ShippingPolicy, changes: { fee: Won; isShipped: boolean }) => {
    const order = anOrder([10_000, 10_000], changes)
    return { ...order, groups: order.groups.map((group) => ({ ...group, policy })) }
  }

  test.each(['BUYER', 'SELLER'] as const)(
    '발송 전에는 누구 책임(%s)이든 보내지 않을 상품의 배송비를 돌려준다',
    (fault) => {
      const pieces = withPolicy(perPiece, { fee: 6_000, isShipped: false })
      const sections = withPolicy(bySections, { fee: 5_000, isShipped: false })
      expect([
        quoted(pieces, aClaim(['CANCEL', fault], [2])).refundAmount,
        quoted(sections, aClaim(['CANCEL', fault], [2])).refundAmount,
      ]).toEqual([13_000, 12_000])
    },
  )

  test('받은 뒤에는 신청의 순서와 관계없이 처음 낸 배송비가 그대로이다', () => {
    const order = withPolicy(perPiece, { fee: 6_000, isShipped: true })
    const [mind, broken] = [
      ['RETURN', 'BUYER', [1]],
      ['RETURN', 'SELLER', [2]],
    ] as const
    expect([
      claimInTurn(order, [mind, broken]).refunds,
      claimInTurn(order, [broken, mind]).refunds,
    ]).toEqual([
      [7_000, 10_000],
      [10_000, 7_000],
    ])
  })

  test('판매자 책임으로 모두 나가면 처음 낸 배송비까지 돌려준다', () => {
    const order = withPolicy(perPiece, { fee: 6_000, isShipped: true })
    expect(
      claimInTurn(order, [
        ['RETURN', 'SELLER', [1]],
        ['RETURN', 'SELLER', [2]],
      ]).refunds,
    ).toEqual([10_000, 16_000])
  })
})

test('교환품을 다른 권역으로 받으면 가는 길의 도서산간비는 그 권역의 것이다', () => {
  const order = anOrder([40_000], { isShipped: true, fee: 3_000 })
  const exchange = ['EXCHANGE', 'BUYER'] as const
  const segmentsOf = (pickupZone: AreaZone, reshipZone: AreaZone) =>
    quoted(order, aClaim(exchange, [1], { pickupZone, reshipZone })).shipments.areaExtra
  expect([
    segmentsOf('MAINLAND', 'MAINLAND'),
    segmentsOf('JEJU', 'MAINLAND'),
    segmentsOf('MAINLAND', 'JEJU'),
    segmentsOf('JEJU', 'JEJU'),
  ]).toEqual([0, 3_000, 3_000, 6_000])
})
