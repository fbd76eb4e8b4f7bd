import { type Day, HOUR_MS, startOfDayMs } from '@jangteo/core/calendar/day.rules'
import type { StatementState } from '@jangteo/core/settlement/settlement.codes'
import { accountOfStore } from './loadAccounts.ts'

/** A statement with the sum of its entries, in won. */
export type DrawnStatement = {
  readonly id: number
  readonly storeId: number
  readonly day: Day
  readonly amount: number
}

export type StatementFacts = {
  /** Operators who approved and who sent. */
  readonly payerIds: readonly number[]
  readonly today: Day
  /** One o'clock of today has passed. */
  readonly isBegun: boolean
  /** The stores have accounts; without them today's statements are held. */
  readonly hasAccounts: boolean
  readonly nowMs: number
}

/** Korean hours of a statement's day at which it was closed, approved, sent and paid. */
const HOURS = { closed: 1, approved: 10, sent: 11, paid: 15 } as const

const atHour = (day: Day, hour: number) => new Date(startOfDayMs(day) + hour * HOUR_MS)

/** State of a statement that the demo draws. */
type DrawnState = Extract<StatementState, 'CLOSED' | 'HELD' | 'OPEN' | 'PAID'>

function stateOf(
  { day }: DrawnStatement,
  { today, isBegun, hasAccounts }: StatementFacts,
): DrawnState {
  if (day < today) return 'PAID'
  if (day > today || !isBegun) return 'OPEN'
  return hasAccounts ? 'CLOSED' : 'HELD'
}

function statementRow(drawn: DrawnStatement, facts: StatementFacts, payoutId: number | null) {
  const { id, storeId, day, amount } = drawn
  const [approvedBy = null, sentBy = null] = facts.payerIds
  const state = stateOf(drawn, facts)
  const isPaid = state === 'PAID'
  const isOpen = state === 'OPEN'
  return {
    id,
    store_id: storeId,
    day,
    state,
    amount: isOpen ? null : amount,
    hold_reason: state === 'HELD' ? 'ACCOUNT_MISSING' : null,
    memo: '',
    approved_by: isPaid ? approvedBy : null,
    sent_by: isPaid ? sentBy : null,
    payout_id: payoutId,
    below_since: null,
    closed_at: isOpen ? null : atHour(day, HOURS.closed),
    paid_at: isPaid ? atHour(day, HOURS.paid) : null,
    state_changed_at: isPaid ? atHour(day, HOURS.paid) : new Date(facts.nowMs),
  }
}

function stepRows({ id, day }: DrawnStatement, state: DrawnState) {
  const steps = [
    ['system', 'system.close', 'OPEN', state === 'HELD' ? 'HELD' : 'CLOSED', HOURS.closed],
    ['system', 'system.approve', 'CLOSED', 'APPROVED', HOURS.approved],
    ['system', 'system.send', 'APPROVED', 'PAYING', HOURS.sent],
    ['gateway', 'transfer.paid', 'PAYING', 'PAID', HOURS.paid],
  ] as const
  const count = { PAID: steps.length, OPEN: 0, CLOSED: 1, HELD: 1 }[state]
  return steps.slice(0, count).map(([actor, event, from_state, to_state, hour]) => ({
    statement_id: id,
    actor,
    event,
    from_state,
    to_state,
    memo: '',
    at: atHour(day, hour),
  }))
}

function transferRow({ id, storeId, day, amount }: DrawnStatement, payoutId: number) {
  const { bankCode, masked, holder } = accountOfStore(storeId)
  return {
    payout_id: payoutId,
    statement_id: id,
    amount,
    bank_code: bankCode,
    sealed_account_number: null,
    masked_account_number: masked,
    holder_name: holder,
    outcome: 'PAID',
    settled_at: atHour(day, HOURS.paid),
  }
}

const numbered = <Row extends object>(rows: readonly Row[]) =>
  rows.map((row, place) => ({ id: place + 1, ...row }))

/** Rows of statements with one payout for each past day, its transfers, and their steps. */
export function statementRows(drawn: readonly DrawnStatement[], facts: StatementFacts) {
  const paid = drawn.filter((one) => stateOf(one, facts) === 'PAID')
  const days = [...new Set(paid.map(({ day }) => day))].toSorted()
  const payoutOf = new Map(days.map((day, place) => [day, place + 1]))
  const payoutIdOf = (one: DrawnStatement) =>
    stateOf(one, facts) === 'PAID' ? (payoutOf.get(one.day) ?? null) : null
  const [, sentBy = 0] = facts.payerIds
  return {
    payouts: days.map((day, place) => ({
      id: place + 1,
      port: 'record',
      sent_by: sentBy,
      sent_at: atHour(day, HOURS.sent),
    })),
    statements: drawn.map((one) => statementRow(one, facts, payoutIdOf(one))),
    transfers: numbered(paid.map((one) => transferRow(one, payoutIdOf(one) ?? 0))),
    steps: numbered(drawn.flatMap((one) => stepRows(one, stateOf(one, facts)))),
  }
}
