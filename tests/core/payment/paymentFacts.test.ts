import { paymentFacts, UNPAID_PAYMENT_STATES } from '@jangteo/core/payment/payment.rules'
import type { KnownPayment } from '@jangteo/core/payment/payment.rules'
import type { PaymentFact } from '@jangteo/core/payment/payment.table.gen'
import { describe, expect, test } from 'vitest'

const NO_FACTS: Record<PaymentFact, boolean> = {
  isFree: false,
  isAmountEqual: false,
  isOverdue: false,
  isUnprepared: false,
  isRefundable: false,
  isRefundWhole: false,
}

describe('결제를 묻기 전에 아는 사실', () => {
  const known: KnownPayment = {
    owed: 12_900,
    presented: null,
    refund: null,
    refunded: 0,
    dueAtMs: null,
    nowMs: 1_000,
    isUnprepared: true,
  }

  test.each([
    ['아무 일도 없다', {}, {}],
    ['주문이 0원이다', { owed: 0 }, { isFree: true }],
    ['같은 금액이 왔다', { presented: 12_900 }, { isAmountEqual: true }],
    ['1원이 모자란다', { presented: 12_899 }, {}],
    ['기한 전이다', { dueAtMs: 1_001 }, {}],
    ['기한이 됐다', { dueAtMs: 1_000 }, { isOverdue: true }],
    ['준비를 시작했다', { isUnprepared: false }, { isUnprepared: false }],
    ['일부를 환불한다', { refund: 2_900 }, { isRefundable: true }],
    [
      '남은 것을 모두 환불한다',
      { refund: 2_900, refunded: 10_000 },
      { isRefundable: true, isRefundWhole: true },
    ],
    ['남은 것보다 많이 환불한다', { refund: 2_901, refunded: 10_000 }, {}],
  ] as const)('%s', (_name, change, facts) => {
    expect(paymentFacts({ ...known, ...change })).toEqual({
      ...NO_FACTS,
      isUnprepared: true,
      ...facts,
    })
  })
})

test('결제하지 않은 주문은 결제를 기다리거나, 확인하는 중이거나, 입금을 기다린다', () => {
  expect([...UNPAID_PAYMENT_STATES].toSorted()).toEqual([
    'APPROVING',
    'DEPOSIT_READY',
    'PAYMENT_WAIT',
    'REQUESTED',
  ])
})
