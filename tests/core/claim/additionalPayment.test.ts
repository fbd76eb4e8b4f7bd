import { additionalRefundAmount } from '@jangteo/core/claim/additional/additionalPayment.rules'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aClaim, anOrder, quoted } from '../../support/claim/ledger.ts'

describe('신청이 끝나지 않은 추가결제', () => {
  const order = anOrder([48_000, 2_000], { isShipped: true })
  const exchange = quoted(order, aClaim(['EXCHANGE', 'BUYER'], [2]))
  const giveBack = quoted(order, aClaim(['RETURN', 'BUYER'], [2]))

  test('수거하기 전이면 모두 돌려준다', () => {
    expect([
      additionalRefundAmount(exchange, false),
      additionalRefundAmount(giveBack, false),
    ]).toEqual([6_000, 4_000])
  })

  test('수거했으면 오간 배송비를 빼고 돌려준다', () => {
    expect([
      additionalRefundAmount(exchange, true),
      additionalRefundAmount(giveBack, true),
    ]).toEqual([0, 1_000])
  })

  test('제주에서 수거했으면 그 도서산간비도 돌려주지 않는다', () => {
    const fromJeju = aClaim(['EXCHANGE', 'BUYER'], [2], { pickupZone: 'JEJU', reshipZone: 'JEJU' })
    const quote = quoted(order, fromJeju)
    expect([
      quote.additionalAmount,
      additionalRefundAmount(quote, false),
      additionalRefundAmount(quote, true),
    ]).toEqual([12_000, 12_000, 0])
  })

  test('낸 것보다 많이 돌려주지 않고, 수거했다고 더 돌려주지 않는다', () => {
    const won = fc.integer({ min: 0, max: 20_000 })
    const shipments = fc.record({ returnFee: won, exchangeFee: won, areaExtra: won })
    fc.assert(
      fc.property(won, shipments, (additionalAmount, usable) => {
        const [whole, rest] = [false, true].map((isCollected) =>
          additionalRefundAmount({ additionalAmount, shipments: usable }, isCollected),
        )
        const refunds = [rest ?? -1, whole ?? -1, additionalAmount]
        expect(refunds).toEqual(refunds.toSorted((a, b) => a - b))
        expect([whole, refunds.every((amount) => amount >= 0)]).toEqual([additionalAmount, true])
      }),
    )
  })
})
