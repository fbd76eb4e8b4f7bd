import { PAYMENT_METHODS, type PaymentMethod } from '@jangteo/core/payment/payment.codes'
import type { CancelRequest } from '@jangteo/payment/gateway.port'
import { expect } from 'vitest'
import type { GatewayBench } from '../support/payment/gatewayBench.ts'
import { A_REQUEST, confirmOf } from '../support/payment/sandbox.ts'

/** Something that every gateway keeps to. */
export type Promised = {
  readonly title: string
  readonly holds: (gateway: GatewayBench) => Promise<void>
}

const { amount: AMOUNT } = A_REQUEST
const WAITING = { outcome: 'waiting' }
const UNKNOWN = { outcome: 'unknown' }

function declined(code: string) {
  return { outcome: 'declined', code }
}

async function agreed(gateway: GatewayBench): Promise<string> {
  await gateway.request()
  return gateway.agree()
}

async function paid(gateway: GatewayBench, method = A_REQUEST.method): Promise<string> {
  await gateway.request({ method })
  const paymentKey = await gateway.agree()
  await gateway.confirm(confirmOf(paymentKey))
  gateway.passSeconds(60)
  return paymentKey
}

function cancelOf(paymentKey: string, change: Partial<CancelRequest>): CancelRequest {
  return {
    paymentKey,
    amount: AMOUNT,
    cancellableAmount: AMOUNT,
    reason: '단순 변심',
    refundAccount: null,
    idempotencyKey: 'cancel-1',
    ...change,
  }
}

/** Outcome of a question, with its amount. */
async function said(asking: Promise<{ readonly outcome: string; readonly amount?: number }>) {
  const { outcome, amount } = await asking
  return amount === undefined ? outcome : `${outcome} ${amount}`
}

const PAID = `approved ${AMOUNT}`

const PAYING: readonly Promised[] = [
  {
    title: '같은 요청은 같은 결제창을 연다',
    holds: async (gateway) => {
      const first = await gateway.request()
      expect([first.outcome, await gateway.request()]).toEqual(['opened', first])
    },
  },
  {
    title: '동의한 금액을 승인하고, 물으면 같은 답을 한다',
    holds: async (gateway) => {
      const paymentKey = await agreed(gateway)
      expect(await gateway.query()).toEqual(WAITING)
      const approval = await gateway.confirm(confirmOf(paymentKey))
      expect([await said(gateway.query()), await gateway.query()]).toEqual([PAID, approval])
    },
  },
  {
    title: '동시에 두 번, 또는 다른 키로 또 승인을 청해도 한 번만 결제된다',
    holds: async (gateway) => {
      const paymentKey = await agreed(gateway)
      const ask = confirmOf(paymentKey)
      await Promise.all([gateway.confirm(ask), gateway.confirm(ask)])
      const other = confirmOf(paymentKey, { idempotencyKey: 'attempt-2' })
      const answers = [gateway.confirm(ask), gateway.confirm(other), gateway.query()]
      expect(await Promise.all(answers.map(said))).toEqual([PAID, PAID, PAID])
    },
  },
  {
    title: '다른 금액은 승인하지 않고, 바른 금액은 새 키로 승인한다',
    holds: async (gateway) => {
      const paymentKey = await agreed(gateway)
      const wrong = confirmOf(paymentKey, { amount: 100 })
      expect(await gateway.confirm(wrong)).toEqual(declined('INVALID_REQUEST'))
      expect(await gateway.query()).toEqual(WAITING)
      const right = confirmOf(paymentKey, { idempotencyKey: 'attempt-2' })
      expect(await said(gateway.confirm(right))).toEqual(PAID)
    },
  },
  {
    title: '남의 결제 키로는 돈이 움직이지 않는다',
    holds: async (gateway) => {
      await agreed(gateway)
      await gateway.request({ gatewayOrderId: 'order-0002' })
      const others = await gateway.agree('order-0002')
      const { outcome } = await gateway.confirm(confirmOf(others))
      expect(['declined', 'absent']).toContain(outcome)
      expect([await gateway.query(), await gateway.query('order-0002')]).toEqual([WAITING, WAITING])
    },
  },
  {
    title: '모르는 주문은 모른다고 한다',
    holds: async (gateway) => {
      expect(await gateway.query('order-9999')).toEqual({ outcome: 'absent' })
    },
  },
  {
    title: '결제창을 닫으면 결제되지 않는다',
    holds: async (gateway) => {
      await gateway.request()
      await gateway.leaveWindow()
      expect(['declined', 'waiting']).toContain((await gateway.query()).outcome)
    },
  },
  {
    title: '승인이 거절되면 까닭을 말하고, 물어도 같다',
    holds: async (gateway) => {
      await gateway.request()
      const paymentKey = await gateway.agreeInVain('REJECT_CARD_COMPANY')
      const refusal = declined('REJECT_CARD_COMPANY')
      const answers = [await gateway.confirm(confirmOf(paymentKey)), await gateway.query()]
      expect(answers).toEqual([refusal, refusal])
    },
  },
  {
    title: '결제창을 나온 지 10분이 지나면 승인하지 않는다',
    holds: async (gateway) => {
      const paymentKey = await agreed(gateway)
      gateway.passSeconds(600)
      const over = declined('NOT_FOUND_PAYMENT_SESSION')
      const answers = [await gateway.confirm(confirmOf(paymentKey)), await gateway.query()]
      expect(answers).toEqual([over, over])
    },
  },
  {
    title: '승인의 답이 사라지면 모른다고 하고, 물으면 승인을 안다',
    holds: async (gateway) => {
      await gateway.request()
      const paymentKey = await gateway.agreeSilently()
      expect(await gateway.confirm(confirmOf(paymentKey))).toEqual(UNKNOWN)
      const answers = [gateway.query(), gateway.confirm(confirmOf(paymentKey))]
      expect(await Promise.all(answers.map(said))).toEqual([PAID, PAID])
    },
  },
  {
    title: '승인 요청이 닿지 못하면 기다린다고 하고, 같은 키로 다시 승인한다',
    holds: async (gateway) => {
      await gateway.request()
      const paymentKey = await gateway.agreeUnheard()
      expect(await gateway.confirm(confirmOf(paymentKey))).toEqual(UNKNOWN)
      expect(await gateway.query()).toEqual(WAITING)
      expect(await said(gateway.confirm(confirmOf(paymentKey)))).toEqual(PAID)
    },
  },
  {
    title: '알 수 없는 알림은 읽지 않는다',
    holds: async (gateway) => {
      const bodies = ['', 'null', '[]', '{"orderId":"order-0001"}', '<html>']
      const unread = bodies.map(() => ({ kind: 'unreadable' }))
      expect(bodies.map((body) => gateway.readNotice(body))).toEqual(unread)
    },
  },
]

const CANCELLING: readonly Promised[] = [
  {
    title: '전액을 취소하면 결제가 없던 것이 되고, 다시 취소하지 못한다',
    holds: async (gateway) => {
      const paymentKey = await paid(gateway)
      const { outcome, ...rest } = await gateway.cancel(cancelOf(paymentKey, {}))
      const amounts = 'cancelledAmount' in rest ? [rest.cancelledAmount, rest.refundStatus] : []
      expect([outcome, ...amounts]).toEqual(['cancelled', AMOUNT, 'done'])
      gateway.passSeconds(60)
      expect(await gateway.query()).toEqual(declined('ALREADY_CANCELED_PAYMENT'))
      const again = { amount: 1, cancellableAmount: 0, idempotencyKey: 'cancel-2' }
      expect(await gateway.cancel(cancelOf(paymentKey, again))).toEqual({
        outcome: 'refused',
        code: 'ALREADY_CANCELED_PAYMENT',
      })
    },
  },
  {
    title: '나누어 취소하고, 승인은 그대로 남는다',
    holds: async (gateway) => {
      const paymentKey = await paid(gateway)
      const parts = [
        { amount: 20_000, cancellableAmount: AMOUNT, idempotencyKey: 'cancel-1' },
        { amount: 39_999, cancellableAmount: 40_000, idempotencyKey: 'cancel-2' },
      ]
      for (const part of parts) {
        expect((await gateway.cancel(cancelOf(paymentKey, part))).outcome).toEqual('cancelled')
        gateway.passSeconds(60)
      }
      expect(await said(gateway.query())).toEqual(PAID)
    },
  },
  {
    title: '남은 금액을 다르게 알면, 또는 더 많이 취소하려 하면 거절한다',
    holds: async (gateway) => {
      const paymentKey = await paid(gateway)
      const stale = { amount: 20_000, cancellableAmount: 50_000, idempotencyKey: 'stale' }
      const tooMuch = { amount: AMOUNT + 1, idempotencyKey: 'tooMuch' }
      expect([
        await gateway.cancel(cancelOf(paymentKey, stale)),
        await gateway.cancel(cancelOf(paymentKey, tooMuch)),
        await said(gateway.query()),
      ]).toEqual([
        { outcome: 'refused', code: 'NOT_MATCHES_REFUNDABLE_AMOUNT' },
        { outcome: 'refused', code: 'NOT_CANCELABLE_AMOUNT' },
        PAID,
      ])
    },
  },
  {
    title: '같은 취소를 되풀이하면 같은 답을 하고 한 번만 취소한다',
    holds: async (gateway) => {
      const paymentKey = await paid(gateway)
      const part = { amount: 20_000 }
      const first = await gateway.cancel(cancelOf(paymentKey, part))
      gateway.passSeconds(60)
      expect([first.outcome, await gateway.cancel(cancelOf(paymentKey, part))]).toEqual([
        'cancelled',
        first,
      ])
      const rest = { amount: 40_000, cancellableAmount: 40_000, idempotencyKey: 'cancel-2' }
      expect((await gateway.cancel(cancelOf(paymentKey, rest))).outcome).toEqual('cancelled')
    },
  },
  {
    title: '동시에 온 두 취소는 하나만 돈을 돌려준다',
    holds: async (gateway) => {
      const paymentKey = await paid(gateway)
      const asks = ['cancel-1', 'cancel-2'].map((idempotencyKey) =>
        gateway.cancel(cancelOf(paymentKey, { idempotencyKey, amount: 40_000 })),
      )
      const outcomes = (await Promise.all(asks)).map(({ outcome }) => outcome)
      expect(outcomes.filter((outcome) => outcome === 'cancelled')).toEqual(['cancelled'])
    },
  },
  {
    title: '휴대폰 결제는 전액만 취소한다',
    holds: async (gateway) => {
      const paymentKey = await paid(gateway, 'PHONE')
      const status = await gateway.query()
      const part = { amount: 59_999, idempotencyKey: 'part' }
      expect([
        status.outcome === 'approved' ? status.isPartCancelable : status,
        await gateway.cancel(cancelOf(paymentKey, part)),
        (await gateway.cancel(cancelOf(paymentKey, {}))).outcome,
      ]).toEqual([false, { outcome: 'refused', code: 'NOT_ALLOWED_PARTIAL_REFUND' }, 'cancelled'])
    },
  },
  {
    title: '승인되지 않은 결제와 모르는 결제 키는 취소하지 못한다',
    holds: async (gateway) => {
      const paymentKey = await agreed(gateway)
      expect([
        await gateway.cancel(cancelOf(paymentKey, {})),
        await gateway.cancel(cancelOf('unknown-key', {})),
      ]).toEqual([
        { outcome: 'refused', code: 'NOT_CANCELABLE_PAYMENT' },
        { outcome: 'refused', code: 'NOT_FOUND_PAYMENT' },
      ])
    },
  },
]

/** True when the gateway opens a window for this way to pay, each in an order of its own. */
async function isOpened(gateway: GatewayBench, method: PaymentMethod): Promise<boolean> {
  const gatewayOrderId = `order-${method}`
  const isAccount = method === 'VIRTUAL_ACCOUNT' || method === 'SIMPLE_VIRTUAL'
  const depositDueAtMs = isAccount ? A_REQUEST.expiresAtMs + 60_000 : null
  const asked = gateway.request({ gatewayOrderId, method, depositDueAtMs })
  return asked.then(({ outcome }) => outcome === 'opened').catch(() => false)
}

const OPENING: readonly Promised[] = [
  {
    title: '받는 결제수단에만 결제창을 연다',
    holds: async (gateway) => {
      const opened: PaymentMethod[] = []
      for (const method of PAYMENT_METHODS) {
        if (await isOpened(gateway, method)) opened.push(method)
      }
      expect(opened).toEqual(PAYMENT_METHODS.filter((method) => gateway.methods.includes(method)))
    },
  },
]

/** Behaviour that the market relies on, whichever gateway is open. */
export const GATEWAY_PROMISES: readonly Promised[] = [...OPENING, ...PAYING, ...CANCELLING]
