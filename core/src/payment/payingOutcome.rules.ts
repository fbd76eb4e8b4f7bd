import { match } from 'ts-pattern'
import { declineReasonOf } from './decline.rules.ts'
import type { PaymentOutcome } from './paying.codes.ts'
import type { PaymentProgress } from './paymentProgress.rules.ts'

/**
 * Returns the outcome that a refused payment call stands for; `null` for a refusal that says nothing about the payment.
 * `gatewayCode` is the gateway's reason, empty unless it declined. Source: spec §8, domain-rules §4.1.
 * @example outcomeOfRefusal('PAYMENT_EXPIRED', '') // { kind: 'ended', reason: 'PAYMENT_EXPIRED' }
 */
export function outcomeOfRefusal(code: string, gatewayCode: string): PaymentOutcome | null {
  return match(code)
    .returnType<PaymentOutcome | null>()
    .with('PAYMENT_DECLINED', () => ({ kind: 'declined', reason: declineReasonOf(gatewayCode) }))
    .with(
      'PAYMENT_AMOUNT_DIFFERS',
      'PAYMENT_ATTEMPT_ENDED',
      'PAYMENT_METHOD_UNAVAILABLE',
      'PAYMENT_DEPOSIT_STOCK_EXCEEDED',
      'PAYMENT_NOT_FREE',
      (reason) => ({ kind: 'declined', reason }),
    )
    .with(
      'PAYMENT_EXPIRED',
      'PAYMENT_NOT_FOUND',
      'PAYMENT_NOT_WAITING',
      'PAYMENT_REPLACED',
      (reason) => ({ kind: 'ended', reason }),
    )
    .with('NOT_CHANGE_ADDITIONAL_PAYMENT', () => ({
      kind: 'ended',
      reason: 'PAYMENT_NOT_WAITING',
    }))
    .with(
      'PAYMENT_UNCONFIRMED',
      'TIMED_OUT',
      'OUTCOME_UNKNOWN',
      'SERVICE_UNAVAILABLE',
      'NETWORK_ERROR',
      () => ({ kind: 'unsettled' }),
    )
    .otherwise(() => null)
}

/** Status of a payment; `gatewayCode` is the reason of its last declined attempt, empty without one. */
type PaymentStatus = {
  readonly progress: PaymentProgress
  readonly orderId: string
  /** The claim that asks for it; `null` for an order's own. */
  readonly claimId: string | null
  readonly gatewayCode: string
}

/** Returns the outcome of a payment by its status. Source: domain-rules §4.1, §4.3. */
export function outcomeOfProgress(status: PaymentStatus): PaymentOutcome {
  const { progress, orderId, claimId, gatewayCode } = status
  return match(progress)
    .returnType<PaymentOutcome>()
    .with('COMPLETED', 'DEPOSIT_READY', () => ({ kind: 'completed', orderId, claimId }))
    .with('EXPIRED', () => ({ kind: 'ended', reason: 'PAYMENT_EXPIRED' }))
    .with('REPLACED', () => ({ kind: 'ended', reason: 'PAYMENT_REPLACED' }))
    .with('CANCELLED', () => ({ kind: 'ended', reason: 'PAYMENT_NOT_WAITING' }))
    .with('CONFIRMING', () => ({ kind: 'unsettled' }))
    .with('PAYABLE', () => ({ kind: 'payable' }))
    .with('DECLINED', () => ({ kind: 'declined', reason: declineReasonOf(gatewayCode) }))
    .exhaustive()
}
