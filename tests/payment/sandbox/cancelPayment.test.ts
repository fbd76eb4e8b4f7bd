import type { PaymentMethod } from '@jangteo/core/payment/payment.codes'
import { describe, expect, test } from 'vitest'
import {
  A_REQUEST,
  OPENED_AT_MS,
  aSandbox,
  approvedOf,
  confirmOf,
} from '../../support/payment/sandbox.ts'

/** The cancel of so much, as the order's nth. */
function cancelled(cancelledAmount: number, nth = 1) {
  return {
    outcome: 'cancelled',
    cancelledAtMs: OPENED_AT_MS,
    cancelledAmount,
    transactionKey: `${A_REQUEST.gatewayOrderId}.cancel.${nth}`,
    refundStatus: 'done',
  }
}

function refused(code: string) {
  return { outcome: 'refused', code }
}

type Figures = { amount: number; cancellableAmount: number; idempotencyKey?: string }

/** A payment of 60,000 won and a way to cancel it. */
async function aPaidOrder(answer = 'prompt', method: PaymentMethod = 'CARD') {
  const sandbox = aSandbox()
  await sandbox.request({ method })
  const { paymentKey = '' } = await sandbox.chooses({ answer })
  await sandbox.confirm(confirmOf(paymentKey))
  let count = 0
  return {
    sandbox,
    paymentKey,
    cancel: (figures: Figures) => {
      count += 1
      const idempotencyKey = `cancel-${count}`
      return sandbox.cancel({
        paymentKey,
        reason: '단순 변심',
        refundAccount: null,
        idempotencyKey,
        ...figures,
      })
    },
  }
}

describe('취소', () => {
  test('전액을 취소하면 결제가 없던 것이 되고, 다시 취소할 수 없다', async () => {
    const { sandbox, paymentKey, cancel } = await aPaidOrder()
    expect(await cancel({ amount: 60_000, cancellableAmount: 60_000 })).toEqual(cancelled(60_000))
    const missing = { outcome: 'declined', code: 'ALREADY_CANCELED_PAYMENT' }
    expect(await sandbox.query()).toEqual(missing)
    expect(await sandbox.confirm(confirmOf(paymentKey, { idempotencyKey: 'again' }))).toEqual(
      missing,
    )
    expect(await cancel({ amount: 1, cancellableAmount: 0 })).toEqual(
      refused('ALREADY_CANCELED_PAYMENT'),
    )
  })

  test('나누어 취소하고, 남은 금액까지만 취소한다', async () => {
    const { sandbox, paymentKey, cancel } = await aPaidOrder()
    expect(await cancel({ amount: 20_000, cancellableAmount: 60_000 })).toEqual(cancelled(20_000))
    expect(await sandbox.query()).toEqual(approvedOf(paymentKey))
    expect(await cancel({ amount: 40_001, cancellableAmount: 40_000 })).toEqual(
      refused('NOT_CANCELABLE_AMOUNT'),
    )
    expect(await cancel({ amount: 40_000, cancellableAmount: 40_000 })).toEqual(
      cancelled(40_000, 3),
    )
  })

  test('남은 금액을 다르게 알고 있으면 거절한다', async () => {
    const { cancel } = await aPaidOrder()
    await cancel({ amount: 20_000, cancellableAmount: 60_000 })
    expect(await cancel({ amount: 20_000, cancellableAmount: 60_000 })).toEqual(
      refused('NOT_MATCHES_REFUNDABLE_AMOUNT'),
    )
  })

  test.each(['PHONE', 'SIMPLE_PHONE'] as const)(
    '%s로 낸 돈은 나누어 취소할 수 없다',
    async (method) => {
      const { sandbox, paymentKey, cancel } = await aPaidOrder('prompt', method)
      const bill = { cardCompany: null, installmentMonths: null, isPartCancelable: false }
      expect(await sandbox.query()).toEqual(approvedOf(paymentKey, bill))
      expect(await cancel({ amount: 59_999, cancellableAmount: 60_000 })).toEqual(
        refused('NOT_ALLOWED_PARTIAL_REFUND'),
      )
      expect(await cancel({ amount: 60_000, cancellableAmount: 60_000 })).toEqual(
        cancelled(60_000, 2),
      )
    },
  )

  test.each([0, -1, 0.5, 60_001])('%d원은 취소할 수 없다', async (amount) => {
    const { cancel } = await aPaidOrder()
    expect(await cancel({ amount, cancellableAmount: 60_000 })).toEqual(
      refused('NOT_CANCELABLE_AMOUNT'),
    )
  })

  test('동시에 온 두 취소는 하나만 받아들인다', async () => {
    const { cancel } = await aPaidOrder()
    const figures = { amount: 60_000, cancellableAmount: 60_000 }
    expect(await Promise.all([cancel(figures), cancel(figures)])).toEqual([
      cancelled(60_000),
      refused('ALREADY_CANCELED_PAYMENT'),
    ])
  })

  test('같은 키는 같은 답을 하고 한 번만 취소하며, 금액을 바꾸면 거절한다', async () => {
    const { sandbox, cancel } = await aPaidOrder()
    const figures = { amount: 20_000, cancellableAmount: 60_000, idempotencyKey: 'once' }
    expect(await cancel(figures)).toEqual(cancelled(20_000))
    sandbox.passMinutes(5)
    expect(await cancel(figures)).toEqual(cancelled(20_000))
    expect(await cancel({ ...figures, amount: 30_000 })).toEqual(refused('INVALID_REQUEST'))
    expect(await cancel({ amount: 40_000, cancellableAmount: 40_000 })).toEqual({
      ...cancelled(40_000, 2),
      cancelledAtMs: OPENED_AT_MS + 300_000,
    })
  })

  test('거절한 키도 같은 답을 한다', async () => {
    const { cancel } = await aPaidOrder()
    const tooMuch = { amount: 70_000, cancellableAmount: 60_000, idempotencyKey: 'once' }
    expect([await cancel(tooMuch), await cancel(tooMuch)]).toEqual([
      refused('NOT_CANCELABLE_AMOUNT'),
      refused('NOT_CANCELABLE_AMOUNT'),
    ])
  })

  test.each(['lost', 'late'])('아직 승인되지 않은 결제(%s)는 취소할 수 없다', async (answer) => {
    const { cancel } = await aPaidOrder(answer)
    expect(await cancel({ amount: 60_000, cancellableAmount: 60_000 })).toEqual(
      refused('NOT_CANCELABLE_PAYMENT'),
    )
  })

  test.each([
    '',
    'sandbox.order-0001.guess',
    'sandbox.order-0002.guess',
    'sandbox.../../etc/passwd',
    'sandbox.order-0001',
    'other.order-0001.guess',
  ])('모르는 결제 키 "%s"는 취소할 수 없다', async (paymentKey) => {
    const { sandbox } = await aPaidOrder()
    const cancel = { amount: 1, cancellableAmount: 60_000, reason: '', idempotencyKey: 'c' }
    expect(await sandbox.cancel({ ...cancel, paymentKey, refundAccount: null })).toEqual(
      refused('NOT_FOUND_PAYMENT'),
    )
  })

  test('다시 켜도 취소한 금액을 안다', async () => {
    const { sandbox, paymentKey, cancel } = await aPaidOrder()
    await cancel({ amount: 50_000, cancellableAmount: 60_000 })
    const after = aSandbox(sandbox.directory)
    const rest = { paymentKey, amount: 10_000, reason: '', idempotencyKey: 'after' }
    const ask = { ...rest, cancellableAmount: 10_000, refundAccount: null }
    expect(await after.cancel(ask)).toEqual(cancelled(10_000, 2))
  })
})
