import { exchangeClaimChart } from '@jangteo/core/claim/exchangeClaim.chart'
import { EXCHANGE_CLAIM_TABLE } from '@jangteo/core/claim/exchangeClaim.table.gen'
import type {
  ExchangeClaimEventType,
  ExchangeClaimFact,
  ExchangeClaimState,
} from '@jangteo/core/claim/exchangeClaim.table.gen'
import { describe, expect, test } from 'vitest'
import { coverTable } from '../../support/chart/chartCoverage.ts'
import { stepOutcome } from '../../support/chart/stepOutcome.ts'

describe('교환', () => {
  const coverage = coverTable(exchangeClaimChart, EXCHANGE_CLAIM_TABLE)

  function outcome(
    state: ExchangeClaimState,
    event: ExchangeClaimEventType,
    held: ExchangeClaimFact | null = null,
  ): string {
    const facts = {
      isSettled: held === 'isSettled',
      isReshippable: held === 'isReshippable',
      isPaymentEndable: held === 'isPaymentEndable',
      isWithdrawable: held === 'isWithdrawable',
      isConvertible: held === 'isConvertible',
      isResendable: held === 'isResendable',
      isReshipped: held === 'isReshipped',
      isDeliveryAssumable: held === 'isDeliveryAssumable',
    }
    return stepOutcome(coverage.decide({ state, event, facts }))
  }

  test('수거하고 검수하고 재고를 확보해 다시 보낸다', () => {
    expect([
      outcome('EA', 'seller.collect', 'isPaymentEndable'),
      outcome('EI', 'seller.accept', 'isSettled'),
      outcome('EI', 'stock.reserved', 'isReshippable'),
      outcome('EY', 'seller.reship'),
      outcome('EY', 'carrier.delivered', 'isReshipped'),
    ]).toEqual([
      'EI',
      'EI reserveReship',
      'EY',
      'EY noteReship',
      'EC notifyItemsExchanged settleClaimFees',
    ])
  })

  test('검수하지 않았거나 남은 결제가 있으면 재고가 있어도 다시 보내지 않는다', () => {
    expect(outcome('EI', 'stock.reserved')).toEqual('NOT_CHANGE_STATUS')
  })

  test('보낸 것이 사라지면 다시 보내거나 반품으로 바꾸고, 보내지 않은 것은 사라지지 않는다', () => {
    expect([
      outcome('EY', 'seller.resend', 'isResendable'),
      outcome('EY', 'seller.convertToReturn', 'isConvertible'),
      outcome('EY', 'seller.resend'),
      outcome('EY', 'seller.convertToReturn'),
    ]).toEqual([
      'EY replaceLostReship',
      'ER writeOffReship openReturn releaseReship notifyAdditionalPaymentRefused',
      'CLAIM_NOT_RESHIPPED',
      'CLAIM_NOT_RESHIPPED',
    ])
  })

  test('보내지 않은 것은 도착하지 않고, 소식이 없으면 때가 됐을 때 도착으로 본다', () => {
    expect([
      outcome('EY', 'carrier.delivered'),
      outcome('EY', 'system.deliveryAssumed'),
      outcome('EY', 'system.deliveryAssumed', 'isDeliveryAssumable'),
    ]).toEqual(['CLAIM_NOT_RESHIPPED', 'CLAIM_NOT_DUE', 'EC notifyItemsExchanged settleClaimFees'])
  })

  test('재고가 없으면 판매자에게 알리고, 반품으로 바꿀 수 있다', () => {
    expect([
      outcome('EI', 'stock.lacking'),
      outcome('EI', 'seller.convertToReturn', 'isConvertible'),
    ]).toEqual([
      'EI notifySellerOutOfStock',
      'ER openReturn releaseReship notifyAdditionalPaymentRefused',
    ])
  })

  test('검수에서 귀책이 바뀌면 금액을 다시 계산하고, 남은 결제가 있으면 통과하지 않는다', () => {
    expect([
      outcome('EI', 'seller.changeFault', 'isPaymentEndable'),
      outcome('EI', 'seller.accept'),
    ]).toEqual(['EI requoteClaim', 'CLAIM_ADD_PAYMENT_READY'])
  })

  test('판매자는 다시 보낼 준비를 하기 전까지 거부한다', () => {
    expect([
      outcome('EA', 'seller.refuse', 'isPaymentEndable'),
      outcome('EI', 'seller.refuse', 'isPaymentEndable'),
      outcome('EY', 'seller.refuse'),
    ]).toEqual([
      'ER releaseReship notifyAdditionalPaymentRefused',
      'ER releaseReship notifyAdditionalPaymentRefused',
      'NOT_CHANGE_STATUS',
    ])
  })

  test('수거하기 전에만, 횟수가 남았을 때만 철회한다', () => {
    expect([
      outcome('EA', 'buyer.withdraw', 'isWithdrawable'),
      outcome('EA', 'buyer.withdraw'),
      outcome('EI', 'buyer.withdraw', 'isWithdrawable'),
      outcome('EA', 'additionalPayment.unpaid'),
    ]).toEqual([
      'WITHDRAWN releaseReship notifyAdditionalPaymentWithdrawn',
      'CLAIM_WITHDRAW_COUNT_EXCEEDED',
      'NOT_CHANGE_STATUS',
      'WITHDRAWN releaseReship notifyAdditionalPaymentWithdrawn',
    ])
  })

  test('분쟁에서 판매자 책임이면 거부된 교환도 진행하고, 구매자 책임이면 거부한다', () => {
    const refused = 'ER releaseReship notifyAdditionalPaymentRefused'
    expect([
      ...(['EA', 'EI', 'ER'] as const).map((state) => [
        outcome(state, 'dispute.upheld'),
        outcome(state, 'dispute.rejected'),
      ]),
      [outcome('EY', 'dispute.upheld'), outcome('EY', 'dispute.rejected')],
    ]).toEqual([
      ['EI uphold', refused],
      ['EI uphold', refused],
      ['EI uphold', 'ER'],
      ['EY uphold', 'NOT_CHANGE_STATUS'],
    ])
  })

  test('이 시험들이 모든 전이를 지나간다', () => {
    expect(coverage.missing()).toEqual([])
  })
})
