import type { PaymentState } from './payment.codes.ts'
import type { PaymentEventType } from './payment.table.gen.ts'

/** Progress of an attempt: its window is open, the gateway is being asked, approved, ended without money. */
export const ATTEMPT_STATUSES = ['REQUESTED', 'APPROVING', 'APPROVED', 'FAILED'] as const
export type AttemptStatus = (typeof ATTEMPT_STATUSES)[number]

/** Status of an attempt at the gateway, by a query. */
export type GatewayStatus =
  | 'approved'
  | 'accountIssued'
  | 'declined'
  | 'waiting'
  | 'absent'
  | 'unknown'

/** Facts of an attempt when the gateway is queried again. */
export type KnownAttempt = {
  readonly payment: PaymentState
  readonly attempt: AttemptStatus
  /** It waits, or waited, for a deposit into an account. */
  readonly hasAccount: boolean
  /** The last that was notified of the deposit is that the bank took it back. */
  readonly isReversed: boolean
  /** Its money is on its way back, or there already. */
  readonly isReturned: boolean
}

/** Event that the gateway's answer stands for. */
export type GatewayNews = Extract<PaymentEventType, `gateway.${string}`>

function newsOfAccount(known: KnownAttempt, status: GatewayStatus): GatewayNews | null {
  const { payment, isReversed, isReturned } = known
  const isTakenBack = status === 'accountIssued' || (status === 'declined' && !isReturned)
  if (isTakenBack) {
    return payment === 'DEPOSIT_COMPLETE' && !isReversed ? 'gateway.depositReversed' : null
  }
  if (status !== 'approved') return null
  if (payment === 'DEPOSIT_READY') return 'gateway.deposited'
  return payment === 'DEPOSIT_CANCEL' && !isReturned ? 'gateway.paidLate' : null
}

/**
 * Returns the event of a gateway's answer about an attempt; `null` when there is nothing new. A notice is only a reason
 * to query, so a repeated, late or unordered one changes nothing the second time. An attempt that is being approved is
 * settled elsewhere. An account whose time is over when the bank takes its deposit back is closed, so the gateway says
 * that there is no money instead of that it waits for it. Money for an attempt that was over goes back, once. Source:
 * domain-rules §4.1.
 */
export function gatewayNewsOf(known: KnownAttempt, status: GatewayStatus): GatewayNews | null {
  const { attempt, hasAccount, isReturned } = known
  if (attempt === 'APPROVING') return null
  if (attempt === 'APPROVED') return hasAccount ? newsOfAccount(known, status) : null
  return status === 'approved' && !isReturned ? 'gateway.paidLate' : null
}
