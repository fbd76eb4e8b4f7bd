import { ADDITIONAL_PAYMENT_STATES } from '@jangteo/core/claim/additional/additionalPayment.codes'
import {
  decideAdditionalPaymentRequote,
  NO_ADDITIONAL_PAYMENT_FACTS,
} from '@jangteo/core/claim/additional/additionalPayment.rules'
import { allow } from '@jangteo/core/decision/decision.rules'
import { additionalPaymentChart } from '@jangteo/core/claim/additionalPayment.chart'
import { ADDITIONAL_PAYMENT_TABLE } from '@jangteo/core/claim/additionalPayment.table.gen'
import type {
  AdditionalPaymentEventType,
  AdditionalPaymentState,
} from '@jangteo/core/claim/additionalPayment.table.gen'
import { describe, expect, test } from 'vitest'
import { coverTable } from '../../support/chart/chartCoverage.ts'
import { stepOutcome } from '../../support/chart/stepOutcome.ts'

describe('추가결제', () => {
  const coverage = coverTable(additionalPaymentChart, ADDITIONAL_PAYMENT_TABLE)
  const whole = { ...NO_ADDITIONAL_PAYMENT_FACTS, isWholeBack: true }

  function outcome(
    state: AdditionalPaymentState,
    event: AdditionalPaymentEventType,
    facts = NO_ADDITIONAL_PAYMENT_FACTS,
  ): string {
    return stepOutcome(coverage.decide({ state, event, facts }))
  }

  test('결제하면 클레임에 알리고, 거절되면 다시 결제한다', () => {
    expect([
      outcome('WAITING', 'buyer.pay'),
      outcome('APPROVING', 'gateway.approved'),
      outcome('APPROVING', 'gateway.declined'),
      outcome('PAID', 'buyer.pay'),
    ]).toEqual(['APPROVING', 'PAID notifyClaimPaid', 'WAITING', 'NOT_CHANGE_ADDITIONAL_PAYMENT'])
  })

  test('계좌가 발급되면 입금을 기다리고, 들어오면 클레임에 알린다', () => {
    expect([
      outcome('APPROVING', 'gateway.accountIssued'),
      outcome('WAITING', 'gateway.deposited'),
      outcome('CANCELLED', 'gateway.deposited'),
    ]).toEqual(['WAITING', 'PAID notifyClaimPaid', 'NOT_CHANGE_ADDITIONAL_PAYMENT'])
  })

  test('결제사가 모르는 입금과 끝내 답하지 않은 승인은 운영자가 확인한 대로 적는다', () => {
    expect([
      outcome('WAITING', 'system.depositRecorded'),
      outcome('APPROVING', 'system.approvalRecorded'),
      outcome('APPROVING', 'system.approvalEnded'),
      outcome('PAID', 'system.depositRecorded'),
    ]).toEqual([
      'PAID notifyClaimPaid',
      'PAID notifyClaimPaid',
      'WAITING',
      'NOT_CHANGE_ADDITIONAL_PAYMENT',
    ])
  })

  test('기한이 지나면 수거하기 전에는 클레임이 끝나고, 수거한 뒤에는 판매자가 받는다', () => {
    expect([
      outcome('WAITING', 'system.due'),
      outcome('WAITING', 'system.due', {
        ...NO_ADDITIONAL_PAYMENT_FACTS,
        isOverdue: true,
        isEndingClaim: true,
      }),
      outcome('WAITING', 'system.due', { ...NO_ADDITIONAL_PAYMENT_FACTS, isOverdue: true }),
    ]).toEqual([
      'ADDITIONAL_PAYMENT_NOT_DUE',
      'CANCELLED notifyClaimUnpaid',
      'WAITING askSellerToCollect',
    ])
  })

  test('클레임이 철회되거나 거부되거나 더 받지 않게 되면 내기 전에는 취소되고, 낸 뒤에는 돌려준다', () => {
    const ends = (['claim.withdrawn', 'claim.refused', 'claim.requoted'] as const).map((event) => [
      outcome('WAITING', event),
      outcome('PAID', event),
    ])
    expect(ends).toEqual([
      ['CANCELLED', 'REFUNDING refundPayment'],
      ['CANCELLED', 'REFUNDING refundPayment'],
      ['CANCELLED', 'REFUNDING refundPayment'],
    ])
  })

  test('환불이 거절되면 사람이 다시 청하거나, 돌려주고 기록한다', () => {
    expect([
      outcome('REFUNDING', 'gateway.refunded', whole),
      outcome('REFUNDING', 'gateway.refundRefused'),
      outcome('REFUND_FAILED', 'gateway.refunded'),
      outcome('REFUND_FAILED', 'system.askAgain'),
      outcome('REFUND_FAILED', 'system.recorded', whole),
    ]).toEqual([
      'REFUNDED',
      'REFUND_FAILED alertOperator',
      'ADD_PAYMENT_REFUND_ERROR',
      'REFUNDING',
      'REFUNDED',
    ])
  })

  test('일부만 돌아간 것은 나머지도 돌려줄 수 있고, 철회나 거부로는 더 바뀌지 않는다', () => {
    expect([
      outcome('REFUNDING', 'gateway.refunded'),
      outcome('REFUND_FAILED', 'system.recorded'),
      outcome('PARTLY_REFUNDED', 'claim.requoted'),
      outcome('PARTLY_REFUNDED', 'claim.refused'),
      outcome('REFUNDED', 'claim.requoted', whole),
    ]).toEqual([
      'PARTLY_REFUNDED',
      'PARTLY_REFUNDED',
      'REFUNDING refundPayment',
      'NOT_CHANGE_ADDITIONAL_PAYMENT',
      'NOT_CHANGE_ADDITIONAL_PAYMENT',
    ])
  })

  test('다시 견적하면 남은 돈은 돌아가고, 다른 일부가 돌아가는 동안에는 기다린다', () => {
    const ends = ADDITIONAL_PAYMENT_STATES.map((state) =>
      [0, 1_000].map((rest) => {
        const decision = decideAdditionalPaymentRequote(state, rest)
        return decision.ok ? decision.value : decision.reason
      }),
    )
    expect([decideAdditionalPaymentRequote(null, 0), ends]).toEqual([
      allow('NOTHING'),
      [
        ['CANCEL', 'CANCEL'],
        ['NOT_CHANGE_ADDITIONAL_PAYMENT', 'NOT_CHANGE_ADDITIONAL_PAYMENT'],
        ['NOTHING', 'REFUND'],
        ['NOTHING', 'NOT_CHANGE_ADDITIONAL_PAYMENT'],
        ['NOTHING', 'ADD_PAYMENT_REFUND_ERROR'],
        ['NOTHING', 'REFUND'],
        ['NOTHING', 'NOTHING'],
        ['NOTHING', 'NOTHING'],
      ],
    ])
  })

  test('이 시험들이 모든 전이를 지나간다', () => {
    expect(coverage.missing()).toEqual([])
  })
})
