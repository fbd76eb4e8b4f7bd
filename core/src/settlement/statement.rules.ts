import type { Day } from '../calendar/day.rules.ts'
import type { Won } from '../money/money.rules.ts'
import type { HoldReason } from './settlement.codes.ts'
import type { StatementFacts } from './statement.chart.ts'

/** Facts of a store that decide if it may be paid. */
export type PayableStore = {
  /** Its holder was verified by a bank. */
  readonly hasAccount: boolean
  /** First day on which the account is paid to: a changed one rests for a business day; `null` without an account. */
  readonly accountFrom: Day | null
  readonly isSuspended: boolean
}

/** A statement when its chart is asked. */
export type KnownStatement = {
  readonly day: Day
  readonly today: Day
  /** Sum of its entries, in won. */
  readonly total: Won
  readonly store: PayableStore
  /** A dispute over one of the items that it pays for is open. */
  readonly isDisputed: boolean
  /** Operator who approved it last; `null` before. */
  readonly approvedBy: number | null
  /** Operator who asks; `null` for a job. */
  readonly operatorId: number | null
}

/** Returns why a statement may not be paid; `null` when it may. Source: market-rules §9.5. */
export function holdReasonOf({
  store: { hasAccount, isSuspended },
  isDisputed,
}: Pick<KnownStatement, 'isDisputed' | 'store'>): HoldReason | null {
  if (isSuspended) return 'STORE_SUSPENDED'
  if (isDisputed) return 'DISPUTE'
  return hasAccount ? null : 'ACCOUNT_MISSING'
}

function payableFact({
  store: { hasAccount, isSuspended },
  isDisputed,
}: KnownStatement): StatementFacts['isPayable'] {
  if (isSuspended) return 'STATEMENT_STORE_SUSPENDED'
  return isDisputed ? 'STATEMENT_DISPUTED' : hasAccount
}

function sendable(known: KnownStatement): StatementFacts['isSendable'] {
  const { store, approvedBy, operatorId, today } = known
  if (operatorId === null || approvedBy === operatorId) return 'APPROVAL_SELF'
  const isPayable = payableFact(known)
  if (isPayable !== true) return isPayable
  return (store.accountFrom ?? today) <= today || 'STATEMENT_ACCOUNT_RESTS'
}

/**
 * Computes the facts of a statement's chart. Who approved a statement never sends it, a changed account rests for a
 * business day, and a dispute over an item that it pays for holds it. Source: market-rules §9.2, §9.3, §9.5.
 */
export function statementFacts(known: KnownStatement): StatementFacts {
  const { day, today, total } = known
  const isDue = day <= today
  return {
    isDue,
    isNothingDue: isDue && total <= 0,
    isClosable: isDue && holdReasonOf(known) === null,
    isPayable: payableFact(known),
    isSendable: sendable(known),
  }
}
