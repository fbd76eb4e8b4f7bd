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
  /** Operator who approved it last; `null` before. */
  readonly approvedBy: number | null
  /** Operator who asks; `null` for a job. */
  readonly operatorId: number | null
}

/** Returns why a store may not be paid; `null` when it may. Source: market-rules §9.5. */
export function holdReasonOf({ hasAccount, isSuspended }: PayableStore): HoldReason | null {
  if (isSuspended) return 'STORE_SUSPENDED'
  return hasAccount ? null : 'ACCOUNT_MISSING'
}

function storePayable({ hasAccount, isSuspended }: PayableStore): StatementFacts['isStorePayable'] {
  return isSuspended ? 'STATEMENT_STORE_SUSPENDED' : hasAccount
}

function sendable(known: KnownStatement): StatementFacts['isSendable'] {
  const { store, approvedBy, operatorId, today } = known
  if (operatorId === null || approvedBy === operatorId) return 'APPROVAL_SELF'
  const isStorePayable = storePayable(store)
  if (isStorePayable !== true) return isStorePayable
  return (store.accountFrom ?? today) <= today || 'STATEMENT_ACCOUNT_RESTS'
}

/**
 * Computes the facts of a statement's chart. Who approved a statement never sends it, and a changed account rests for a
 * business day. Source: market-rules §9.2, §9.3, §9.5.
 */
export function statementFacts(known: KnownStatement): StatementFacts {
  const { day, today, total, store } = known
  const isDue = day <= today
  return {
    isDue,
    isNothingDue: isDue && total <= 0,
    isClosable: isDue && holdReasonOf(store) === null,
    isStorePayable: storePayable(store),
    isSendable: sendable(known),
  }
}
