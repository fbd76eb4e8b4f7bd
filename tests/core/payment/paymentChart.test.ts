import { describe, expect, test } from 'vitest'
import { paymentChart } from '@jangteo/core/payment/payment.chart'
import {
  PAYMENT_STATES,
  PAYMENT_STATUSES,
  PAYMENT_STATUS_LABELS,
} from '@jangteo/core/payment/payment.codes'
import type { PaymentState } from '@jangteo/core/payment/payment.codes'
import { PAYMENT_TABLE } from '@jangteo/core/payment/payment.table.gen'
import type { PaymentEventType, PaymentFact } from '@jangteo/core/payment/payment.table.gen'
import { coverTable } from '../../support/chart/chartCoverage.ts'
import { stepOutcome } from '../../support/chart/stepOutcome.ts'

const NO_FACTS: Record<PaymentFact, boolean> = {
  isFree: false,
  isAmountEqual: false,
  isOverdue: false,
  isUnprepared: false,
  isRefundable: false,
  isRefundWhole: false,
}

const coverage = coverTable(paymentChart, PAYMENT_TABLE)

function outcome(
  state: PaymentState,
  event: PaymentEventType,
  facts: Partial<Record<PaymentFact, boolean>> = {},
): string {
  return stepOutcome(coverage.decide({ state, event, facts: { ...NO_FACTS, ...facts } }))
}

describe('결제의 상태', () => {
  test('상태는 저장하는 코드와 같다', () => {
    expect(Object.keys(PAYMENT_TABLE.steps).toSorted()).toEqual(PAYMENT_STATES.toSorted())
  })

  test('밖에 보이는 상태의 이름은 화면의 이름에서 온다', () => {
    const labels = PAYMENT_STATUSES.map((status) => [
      status,
      paymentChart.root.states[status]?.meta?.label.replace('(수동)', ''),
    ])
    expect(Object.fromEntries(labels)).toEqual(PAYMENT_STATUS_LABELS)
  })

  test('카드로 결제한다', () => {
    expect([
      outcome('PAYMENT_WAIT', 'buyer.request'),
      outcome('REQUESTED', 'buyer.return', { isAmountEqual: true }),
      outcome('APPROVING', 'gateway.approved'),
    ]).toEqual(['REQUESTED', 'APPROVING confirmAtGateway', 'DEPOSIT_COMPLETE notifyItemsPaid'])
  })

  test('가상계좌로 결제한다', () => {
    expect([
      outcome('APPROVING', 'gateway.accountIssued'),
      outcome('DEPOSIT_READY', 'gateway.deposited', { isAmountEqual: true }),
      outcome('DEPOSIT_READY', 'system.depositRecorded'),
    ]).toEqual([
      'DEPOSIT_READY scheduleDepositDue notifyItemsAwaitingDeposit',
      'DEPOSIT_COMPLETE notifyItemsPaid',
      'DEPOSIT_COMPLETE_MANUAL notifyItemsPaid',
    ])
  })

  test('낼 돈이 없으면 결제사 없이 끝난다', () => {
    expect([
      outcome('PAYMENT_WAIT', 'buyer.payNothing', { isFree: true }),
      outcome('PAYMENT_WAIT', 'buyer.payNothing'),
    ]).toEqual(['DEPOSIT_COMPLETE notifyItemsPaid', 'PAYMENT_NOT_FREE'])
  })

  test('0원 주문은 남은 상품이 없으면 결제사 없이 끝난다', () => {
    expect([
      outcome('DEPOSIT_COMPLETE', 'order.closedFree', { isFree: true }),
      outcome('DEPOSIT_COMPLETE', 'order.closedFree'),
      outcome('REFUND_COMPLETE', 'order.closedFree', { isFree: true }),
    ]).toEqual(['REFUND_COMPLETE', 'PAYMENT_NOT_FREE', 'PAYMENT_NOT_WAITING'])
  })

  test('더 받지 않게 된 추가결제는 낼 수 없고, 승인을 묻는 동안에는 기다린다', () => {
    const states = ['PAYMENT_WAIT', 'REQUESTED', 'DEPOSIT_READY', 'APPROVING'] as const
    expect(states.map((state) => outcome(state, 'additionalPayment.closed'))).toEqual([
      'EXPIRED notifyItemsExpired returnCoupons',
      'EXPIRED notifyItemsExpired returnCoupons',
      'DEPOSIT_CANCEL notifyItemsExpired closeAccount returnCoupons',
      'PAYMENT_UNCONFIRMED',
    ])
  })

  test('주문과 다른 금액은 승인하지도 받아들이지도 않는다', () => {
    expect([
      outcome('REQUESTED', 'buyer.return'),
      outcome('DEPOSIT_READY', 'gateway.deposited'),
    ]).toEqual(['PAYMENT_AMOUNT_DIFFERS', 'PAYMENT_AMOUNT_DIFFERS'])
  })

  test('결제창을 닫거나 거절되면 다시 결제할 수 있다', () => {
    expect([
      outcome('REQUESTED', 'gateway.declined'),
      outcome('APPROVING', 'gateway.declined'),
      outcome('REQUESTED', 'buyer.request'),
    ]).toEqual(['PAYMENT_WAIT', 'PAYMENT_WAIT', 'REQUESTED'])
  })

  test('결제사가 답하지 않으면 답할 때까지 묻고, 그동안 다른 일은 하지 않는다', () => {
    const others = (
      ['buyer.request', 'buyer.return', 'buyer.payNothing', 'system.paymentDue'] as const
    ).map((event) =>
      outcome('APPROVING', event, { isOverdue: true, isAmountEqual: true, isFree: true }),
    )
    expect(outcome('APPROVING', 'gateway.unanswered')).toEqual('APPROVING askOutcomeLater')
    expect(new Set(others)).toEqual(new Set(['PAYMENT_UNCONFIRMED']))
  })

  test('결제사가 끝내 답하지 않으면 운영자가 확인한 대로 끝내고, 그 뒤의 승인은 돌려준다', () => {
    expect([
      outcome('APPROVING', 'system.approvalRecorded'),
      outcome('APPROVING', 'system.approvalEnded'),
      outcome('PAYMENT_WAIT', 'gateway.paidLate'),
      outcome('PAYMENT_WAIT', 'system.approvalEnded'),
    ]).toEqual([
      'DEPOSIT_COMPLETE_MANUAL notifyItemsPaid',
      'PAYMENT_WAIT',
      'PAYMENT_WAIT returnMoney',
      'PAYMENT_NOT_WAITING',
    ])
  })

  test('시간이 지나면 만료되고, 그 뒤에 온 돈은 돌려준다', () => {
    const due = (['PAYMENT_WAIT', 'REQUESTED', 'DEPOSIT_READY'] as const).flatMap((state) => [
      outcome(state, 'system.paymentDue'),
      outcome(state, 'system.paymentDue', { isOverdue: true }),
    ])
    expect(due).toEqual([
      'PAYMENT_NOT_DUE',
      'EXPIRED notifyItemsExpired returnCoupons',
      'PAYMENT_NOT_DUE',
      'EXPIRED notifyItemsExpired returnCoupons',
      'PAYMENT_NOT_DUE',
      'DEPOSIT_CANCEL notifyItemsExpired closeAccount returnCoupons',
    ])
    expect([
      outcome('EXPIRED', 'buyer.return', { isAmountEqual: true }),
      outcome('EXPIRED', 'gateway.paidLate'),
      outcome('DEPOSIT_CANCEL', 'gateway.paidLate'),
    ]).toEqual(['PAYMENT_EXPIRED', 'EXPIRED returnMoney', 'DEPOSIT_CANCEL returnMoney'])
  })

  test('끝난 시도에 들어온 돈은 주문이 어떻게 됐든 돌려준다', () => {
    expect(PAYMENT_STATES.map((state) => outcome(state, 'gateway.paidLate'))).toEqual(
      PAYMENT_STATES.map((state) => `${state} returnMoney`),
    )
  })

  test('입금 전에는 취소할 수 있고, 다시 취소해도 바뀌지 않는다', () => {
    expect([
      outcome('DEPOSIT_READY', 'buyer.cancelDeposit'),
      outcome('DEPOSIT_CANCEL', 'buyer.cancelDeposit'),
    ]).toEqual([
      'DEPOSIT_CANCEL notifyItemsCancelled closeAccount returnCoupons',
      'PAYMENT_NOT_WAITING',
    ])
  })

  test('다시 주문하면 결제하지 않은 주문은 새 주문으로 바뀌고, 묻는 중이거나 계좌가 나온 주문은 그대로다', () => {
    expect([
      outcome('PAYMENT_WAIT', 'buyer.reorder'),
      outcome('REQUESTED', 'buyer.reorder'),
      outcome('APPROVING', 'buyer.reorder'),
      outcome('DEPOSIT_READY', 'buyer.reorder'),
      outcome('REPLACED', 'buyer.return'),
      outcome('REPLACED', 'gateway.paidLate'),
    ]).toEqual([
      'REPLACED notifyItemsExpired returnCoupons',
      'REPLACED notifyItemsExpired returnCoupons',
      'PAYMENT_UNCONFIRMED',
      'PAYMENT_NOT_WAITING',
      'PAYMENT_REPLACED',
      'REPLACED returnMoney',
    ])
  })

  test('입금이 되돌아가면 준비 전에만 입금대기로 돌아간다', () => {
    expect([
      outcome('DEPOSIT_COMPLETE', 'gateway.depositReversed', { isUnprepared: true }),
      outcome('DEPOSIT_COMPLETE', 'gateway.depositReversed'),
    ]).toEqual([
      'DEPOSIT_READY scheduleDepositDue notifyItemsAwaitingDeposit',
      'DEPOSIT_COMPLETE alertOperator',
    ])
  })

  test('남은 금액까지만 환불하고, 다 돌려주면 환불완료다', () => {
    expect([
      outcome('DEPOSIT_COMPLETE', 'system.refund', { isRefundable: true }),
      outcome('DEPOSIT_COMPLETE', 'system.refund'),
      outcome('DEPOSIT_COMPLETE', 'gateway.refunded'),
      outcome('DEPOSIT_COMPLETE', 'gateway.refunded', { isRefundWhole: true }),
      outcome('DEPOSIT_COMPLETE', 'system.refundRecorded'),
      outcome('DEPOSIT_COMPLETE', 'system.refundRecorded', { isRefundWhole: true }),
      outcome('DEPOSIT_COMPLETE_MANUAL', 'system.refund', { isRefundable: true }),
      outcome('DEPOSIT_COMPLETE_MANUAL', 'system.refund'),
      outcome('DEPOSIT_COMPLETE_MANUAL', 'system.refundRecorded'),
      outcome('DEPOSIT_COMPLETE_MANUAL', 'system.refundRecorded', { isRefundWhole: true }),
    ]).toEqual([
      'DEPOSIT_COMPLETE refundAtGateway',
      'PAYMENT_REFUND_TOO_LARGE',
      'DEPOSIT_COMPLETE',
      'REFUND_COMPLETE',
      'DEPOSIT_COMPLETE',
      'REFUND_COMPLETE_MANUAL',
      'DEPOSIT_COMPLETE_MANUAL refundByHand',
      'PAYMENT_REFUND_TOO_LARGE',
      'DEPOSIT_COMPLETE_MANUAL',
      'REFUND_COMPLETE_MANUAL',
    ])
  })
})

test('이 시험들이 모든 전이를 지나간다', () => {
  expect(coverage.missing()).toEqual([])
})
