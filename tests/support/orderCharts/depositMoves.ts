import { doAtBank, type DepositCommand } from '@jangteo/payment/sandbox/deposit-commands'
import { balanceOf } from '@jangteo/payment/sandbox/payment-record'
import { depositPathOf } from '@jangteo/payment/sandbox/sandbox-paths'
import * as fc from 'fast-check'
import { forgetTries } from '../member.ts'
import { cancelDeposit, checkAccount } from '../payment/deposit.ts'
import { notifyPayment } from './chartSteps.ts'
import { latestAttempt, type Model, type ModelAttempt, type ModelOrder } from './model.ts'
import { hasOrders, type Move, orderAt, orderIndex, outcomeOfCall } from './move.ts'
import { postForm } from './paymentMoves.ts'

/** The buyer cancels before the deposit. */
export function cancel(order: number): Move {
  return {
    label: `cancelDeposit(order ${order})`,
    isPossible: hasOrders,
    make: async ({ model, reality }) => {
      const { known, real } = orderAt({ model, reality }, order)
      const answer = await cancelDeposit({ buyer: reality.buyer, order: real.placed })
      const isDone = known.payment === 'DEPOSIT_CANCEL'
      const refusal = isDone ? null : notifyPayment(model, known, { event: 'buyer.cancelDeposit' })
      const isBusy = refusal === 'PAYMENT_UNCONFIRMED'
      const code = isBusy ? refusal : 'PAYMENT_NOT_WAITING'
      return { said: outcomeOfCall(answer), expected: refusal === null ? 'done' : code }
    },
  }
}

const RECORDS = [
  'system.depositRecorded',
  'system.approvalRecorded',
  'system.approvalEnded',
] as const
type Recorded = { readonly order: number; readonly type: (typeof RECORDS)[number] }

/** An operator records what the gateway did not report or never answered. */
export function record({ order, type }: Recorded): Move {
  return {
    label: `record(order ${order}, ${type})`,
    isPossible: hasOrders,
    make: async ({ model, reality }) => {
      const { known, real } = orderAt({ model, reality }, order)
      const path = `/dev/desk/payments/${real.placed.paymentGatewayIdEncrypt}/events`
      const body = { type, memo: '은행과 결제사에서 확인했어요' }
      const answer = await reality.desk.call<object>('POST', path, { body })
      const refusal = notifyPayment(model, known, { event: type })
      const isPaid = refusal === null && type !== 'system.approvalEnded'
      const attempt = latestAttempt(known)
      if (refusal === null && attempt?.status === 'APPROVING') {
        attempt.status = isPaid ? 'APPROVED' : 'FAILED'
        known.jobs.delete('settle')
        if (!isPaid) haveNoticeRead(model, known, attempt)
      }
      const code = refusal === 'PAYMENT_UNCONFIRMED' ? refusal : 'PAYMENT_NOT_WAITING'
      return { said: outcomeOfCall(answer), expected: refusal === null ? 'done' : code }
    },
  }
}

/** The buyer says where a deposit may go back to. */
export function registerAccount(order: number): Move {
  return {
    label: `registerAccount(order ${order})`,
    isPossible: hasOrders,
    make: async ({ model, reality }) => {
      const { known, real } = orderAt({ model, reality }, order)
      await forgetTries(reality.market)
      const answer = await checkAccount({ buyer: reality.buyer, order: real.placed })
      known.hasRefundAccount = true
      if (known.refunds.some(({ status }) => status === 'REQUESTED')) {
        known.jobs.set('refunds', { task: 'settle-refunds', dueAtMs: model.nowMs })
      }
      return { said: outcomeOfCall(answer), expected: 'done' }
    },
  }
}

const ACCESS_ACTIONS = [
  'deposit',
  'depositNotifiedTwice',
  'depositNotifiedWrongly',
  'reverse',
  'depositLate',
  'noticeAgain',
] as const satisfies readonly DepositCommand[]

/** Somebody does something at the bank, and the market may hear of it. Money that went back is not taken back again. */
export function bank({
  order,
  action,
}: {
  readonly order: number
  readonly action: DepositCommand
}): Move {
  return {
    label: `bank(order ${order}, ${action})`,
    isPossible: ({ orders }) => orders.some(({ attempts }) => attempts.length > 0),
    make: async ({ model, reality }) => {
      const { known, real } = orderAt({ model, reality }, order)
      const attempt = latestAttempt(known)
      const opened = real.attempts.at(-1)
      if (attempt === undefined || opened === undefined) return { said: null, expected: null }
      if (action === 'reverse' && balanceOf(attempt.record) === 0) {
        return { said: null, expected: null }
      }
      const { amount } = known
      const form = new URLSearchParams({ action, amount: String(amount) })
      const response = await postForm(reality, depositPathOf(opened.gatewayOrderId), form)
      const { next, answer } = doAtBank(attempt.record, { action, amount, nowMs: model.nowMs })
      const isTaken = next !== null && next.notices.length > attempt.record.notices.length
      attempt.record = next ?? attempt.record
      if (isTaken) hearNotice(model, known, attempt)
      const refused = answer === 'NO_ACCOUNT' ? 404 : 422
      return { said: response?.status, expected: answer === null ? 303 : refused }
    },
  }
}

function hearNotice(model: Model, order: ModelOrder, attempt: ModelAttempt): void {
  const { state, notices } = attempt.record
  const secret = state.status === 'account' ? state.secret : ''
  attempt.hasTrustedNotice ||= notices.at(-1)?.body.includes(secret) ?? false
  haveNoticeRead(model, order, attempt)
}

function haveNoticeRead(model: Model, order: ModelOrder, attempt: ModelAttempt): void {
  attempt.hasNotice = true
  order.jobs.set(`notices ${order.attempts.indexOf(attempt)}`, {
    task: 'read-notices',
    dueAtMs: model.nowMs,
  })
}

const anyCommand = fc.oneof(
  { weight: 2, arbitrary: fc.constant('deposit' as const) },
  { weight: 3, arbitrary: fc.constantFrom(...ACCESS_ACTIONS) },
)

/** Everything that can be tried with a deposit, as often as its weight says. */
export const DEPOSIT_MOVES: readonly fc.Arbitrary<Move>[] = [
  orderIndex.map(cancel),
  orderIndex.map(registerAccount),
  fc.record({ order: orderIndex, type: fc.constantFrom(...RECORDS) }).map(record),
  fc.record({ order: orderIndex, action: anyCommand }).map(bank),
  fc.record({ order: orderIndex, action: anyCommand }).map(bank),
]
