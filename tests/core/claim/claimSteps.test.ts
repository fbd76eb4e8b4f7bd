import { cancelClaimChart } from '@jangteo/core/claim/cancelClaim.chart'
import { CANCEL_CLAIM_TABLE } from '@jangteo/core/claim/cancelClaim.table.gen'
import type {
  CancelClaimEventType,
  CancelClaimFact,
} from '@jangteo/core/claim/cancelClaim.table.gen'
import { returnClaimChart } from '@jangteo/core/claim/returnClaim.chart'
import { RETURN_CLAIM_TABLE } from '@jangteo/core/claim/returnClaim.table.gen'
import type {
  ReturnClaimEventType,
  ReturnClaimFact,
  ReturnClaimState,
} from '@jangteo/core/claim/returnClaim.table.gen'
import { describe, expect, test } from 'vitest'
import { coverTable } from '../../support/chart/chartCoverage.ts'
import { stepOutcome } from '../../support/chart/stepOutcome.ts'

const ADDITIONAL_PAYMENT_BUSY = 'NOT_CHANGE_ADDITIONAL_PAYMENT'

describe('취소', () => {
  const coverage = coverTable(cancelClaimChart, CANCEL_CLAIM_TABLE)

  function outcome(
    event: CancelClaimEventType,
    held: CancelClaimFact | null = null,
    state: 'CA' | 'CR' = 'CA',
  ): string {
    const facts = {
      isCompletedAtOnce: held === 'isCompletedAtOnce',
      isSettled: held === 'isSettled',
      isAnswerDue: held === 'isAnswerDue',
      isPaymentEndable: held === 'isPaymentEndable' || ADDITIONAL_PAYMENT_BUSY,
      isWithdrawable: held === 'isWithdrawable' || 'ADD_PAYMENT_REFUND_ERROR',
      isDepositReversed: held === 'isDepositReversed',
    } as const
    return stepOutcome(coverage.decide({ state, event, facts }))
  }

  test('발주 전이면 바로, 뒤에는 판매자가 정하거나 답이 없으면 저절로 끝난다', () => {
    expect([
      outcome('system.completeAtOnce', 'isCompletedAtOnce'),
      outcome('system.completeAtOnce'),
      outcome('seller.approve', 'isSettled'),
      outcome('seller.approve'),
      outcome('system.answerDue', 'isAnswerDue'),
      outcome('system.answerDue'),
      outcome('seller.refuse', 'isPaymentEndable'),
      outcome('seller.refuse'),
    ]).toEqual([
      'CC notifyItemsCancelled refund returnCoupons',
      'CLAIM_NOT_DUE',
      'CC notifyItemsCancelled refund returnCoupons',
      'CLAIM_ADD_PAYMENT_READY',
      'CC notifyItemsCancelled refund returnCoupons',
      'CLAIM_NOT_DUE',
      'CR notifyAdditionalPaymentRefused',
      'NOT_CHANGE_ADDITIONAL_PAYMENT',
    ])
  })

  test('구매자가 철회하거나 추가결제를 하지 않거나 은행이 입금을 되가져가면 없던 일이 된다', () => {
    expect([
      outcome('buyer.withdraw', 'isWithdrawable'),
      outcome('additionalPayment.unpaid'),
      outcome('payment.reversed', 'isDepositReversed'),
      outcome('buyer.withdraw'),
      outcome('payment.reversed'),
    ]).toEqual([
      'WITHDRAWN notifyAdditionalPaymentWithdrawn',
      'WITHDRAWN notifyAdditionalPaymentWithdrawn',
      'WITHDRAWN notifyAdditionalPaymentWithdrawn',
      'ADD_PAYMENT_REFUND_ERROR',
      'NOT_CHANGE_STATUS',
    ])
  })

  test('분쟁에서 판매자 책임이면 거부된 취소도 끝내고, 구매자 책임이면 거부한다', () => {
    expect([
      outcome('dispute.upheld'),
      outcome('dispute.upheld', null, 'CR'),
      outcome('dispute.rejected'),
      outcome('dispute.rejected', null, 'CR'),
    ]).toEqual([
      'CA uphold approveUpheld',
      'CA uphold approveUpheld',
      'CR notifyAdditionalPaymentRefused',
      'CR',
    ])
  })

  test('이 시험들이 모든 전이를 지나간다', () => {
    expect(coverage.missing()).toEqual([])
  })
})

describe('반품', () => {
  const coverage = coverTable(returnClaimChart, RETURN_CLAIM_TABLE)

  function outcome(
    state: ReturnClaimState,
    event: ReturnClaimEventType,
    held: ReturnClaimFact | null = null,
  ): string {
    const facts = {
      isSettled: held === 'isSettled',
      isPaymentEndable: held === 'isPaymentEndable',
      isWithdrawable: held === 'isWithdrawable',
      isInspectionOpen: held === 'isInspectionOpen',
    }
    return stepOutcome(coverage.decide({ state, event, facts }))
  }

  test('수거하고 검수를 통과하면 환불한다', () => {
    expect([
      outcome('RA', 'seller.collect', 'isPaymentEndable'),
      outcome('RI', 'seller.accept', 'isSettled'),
      outcome('RC', 'seller.refuse'),
    ]).toEqual([
      'RI',
      'RC notifyItemsReturned refund returnCoupons settleClaimFees',
      'NOT_CHANGE_STATUS',
    ])
  })

  test('검수에서 귀책이 바뀌면 금액을 다시 계산하고, 남은 결제가 있으면 통과하지 않는다', () => {
    expect([
      outcome('RI', 'seller.changeFault', 'isInspectionOpen'),
      outcome('RI', 'seller.accept'),
    ]).toEqual(['RI requoteClaim', 'CLAIM_ADD_PAYMENT_READY'])
  })

  test('판매자는 수거하기 전에도 뒤에도 거부한다', () => {
    expect([
      outcome('RA', 'seller.refuse', 'isPaymentEndable'),
      outcome('RI', 'seller.refuse', 'isInspectionOpen'),
    ]).toEqual(['RR notifyAdditionalPaymentRefused', 'RR notifyAdditionalPaymentRefused'])
  })

  test('추가결제를 확인하는 동안에는 수거도 거부도 하지 않는다', () => {
    expect([outcome('RA', 'seller.collect'), outcome('RA', 'seller.refuse')]).toEqual([
      'NOT_CHANGE_ADDITIONAL_PAYMENT',
      'NOT_CHANGE_ADDITIONAL_PAYMENT',
    ])
  })

  test('검수를 이미 통과한 상품은 거부할 수도 귀책을 바꿀 수도 없다', () => {
    expect([outcome('RI', 'seller.refuse'), outcome('RI', 'seller.changeFault')]).toEqual([
      'CLAIM_ALREADY_INSPECTED',
      'CLAIM_ALREADY_INSPECTED',
    ])
  })

  test('수거하기 전에만, 횟수가 남았을 때만 철회한다', () => {
    expect([
      outcome('RA', 'buyer.withdraw', 'isWithdrawable'),
      outcome('RA', 'buyer.withdraw'),
      outcome('RI', 'buyer.withdraw', 'isWithdrawable'),
      outcome('RA', 'additionalPayment.unpaid'),
    ]).toEqual([
      'WITHDRAWN notifyAdditionalPaymentWithdrawn',
      'CLAIM_WITHDRAW_COUNT_EXCEEDED',
      'NOT_CHANGE_STATUS',
      'WITHDRAWN notifyAdditionalPaymentWithdrawn',
    ])
  })

  test('분쟁에서 판매자 책임이면 거부된 반품도 진행하고, 구매자 책임이면 거부한다', () => {
    expect(
      (['RA', 'RI', 'RR'] as const).map((state) => [
        outcome(state, 'dispute.upheld'),
        outcome(state, 'dispute.rejected'),
      ]),
    ).toEqual([
      ['RI uphold', 'RR notifyAdditionalPaymentRefused'],
      ['RI uphold', 'RR notifyAdditionalPaymentRefused'],
      ['RI uphold', 'RR'],
    ])
  })

  test('이 시험들이 모든 전이를 지나간다', () => {
    expect(coverage.missing()).toEqual([])
  })
})
