import { newNotice } from './notice.ts'
import { isClosed } from './payment-record.ts'
import type { Account, PaymentRecord, Step } from './payment-record.ts'

/** Actions on the page of an account. */
export const DEPOSIT_COMMANDS = [
  'deposit',
  'depositNotifiedTwice',
  'depositNotifiedWrongly',
  'reverse',
  'depositAndReverse',
  'depositLate',
  'noticeAgain',
] as const
export type DepositCommand = (typeof DEPOSIT_COMMANDS)[number]

/** Reason why the bank refused the deposit; `null` when it was accepted. */
export type DepositRefusal =
  | 'NO_ACCOUNT'
  | 'AMOUNT_DIFFERS'
  | 'CLOSED'
  | 'DEPOSITED'
  | 'NOT_DEPOSITED'

type Input = { readonly action: DepositCommand; readonly amount: number; readonly nowMs: number }
type Notice = PaymentRecord['notices'][number]

function refusalOf(record: PaymentRecord, account: Account, asked: Input): DepositRefusal | null {
  const isThere = account.depositedAtMs !== null
  if (asked.action === 'noticeAgain') return null
  if (asked.action === 'reverse') return isThere ? null : 'NOT_DEPOSITED'
  if (isThere) return 'DEPOSITED'
  if (asked.amount !== record.request.amount) return 'AMOUNT_DIFFERS'
  return asked.action !== 'depositLate' && isClosed(account, asked.nowMs) ? 'CLOSED' : null
}

function noticesOf(record: PaymentRecord, { secret }: Account, action: DepositCommand): Notice[] {
  const { gatewayOrderId } = record.request
  const done = newNotice({ gatewayOrderId, secret, status: 'DONE' })
  const back = newNotice({ gatewayOrderId, secret, status: 'WAITING_FOR_DEPOSIT' })
  if (action === 'noticeAgain')
    return record.notices.slice(-1).map((last) => ({ ...done, body: last.body }))
  if (action === 'depositNotifiedTwice') return [done, { ...back, body: done.body }]
  if (action === 'depositNotifiedWrongly') {
    return [newNotice({ gatewayOrderId, secret: 'nobody notified me', status: 'DONE' })]
  }
  if (action === 'depositAndReverse') return [back, done]
  return [action === 'reverse' ? back : done]
}

function depositedAt({ depositedAtMs }: Account, { action, nowMs }: Input): number | null {
  if (action === 'noticeAgain') return depositedAtMs
  return action === 'reverse' || action === 'depositAndReverse' ? null : nowMs
}

/**
 * Carries out an action at the bank, and plans the notice of it. A real virtual account takes its exact amount, and
 * none after its time; `depositLate` is a deposit in time that is reported late. The notices of `depositAndReverse` are
 * reported in the wrong order, those of `depositNotifiedWrongly` with a secret that nobody gave. Source: domain-rules
 * §4.1.
 */
export function doAtBank(record: PaymentRecord | null, asked: Input): Step<DepositRefusal | null> {
  const state = record?.state
  if (record === null || state?.status !== 'account') return { next: null, answer: 'NO_ACCOUNT' }
  const refusal = refusalOf(record, state, asked)
  if (refusal !== null) return { next: null, answer: refusal }
  const next: PaymentRecord = {
    ...record,
    state: { ...state, depositedAtMs: depositedAt(state, asked) },
    notices: [...record.notices, ...noticesOf(record, state, asked.action)],
  }
  return { next, answer: null }
}
