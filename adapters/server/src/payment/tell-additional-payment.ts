import type { AdditionalPaymentEventType } from '@jangteo/core/claim/additionalPayment.table.gen'
import type { PaymentEventType } from '@jangteo/core/payment/payment.table.gen'
import { findAdditionalPayment } from '@jangteo/postgres/claim/additional-payment.store'
import * as Effect from 'effect/Effect'
import { advanceAdditionalPayment } from '../claim/advance-additional-payment.ts'
import { tellClaimPaid } from '../claim/tell-claim.ts'
import type { AdvancedPayment } from './advance-payment.ts'

/** What an additional payment learns from the payment that it is made by; of everything else it learns nothing. */
const NEWS: Partial<Record<PaymentEventType, AdditionalPaymentEventType>> = {
  'buyer.return': 'buyer.pay',
  'gateway.accountIssued': 'gateway.accountIssued',
  'gateway.approved': 'gateway.approved',
  'gateway.declined': 'gateway.declined',
  'gateway.deposited': 'gateway.deposited',
}

/**
 * Tells what a claim asked for how its payment went on, and the claim once it is paid. An order's own payment has
 * nobody to tell. Belongs into the transaction that moved the payment on.
 */
export const tellAdditionalPayment = Effect.fnUntraced(function* (
  payment: AdvancedPayment,
  { event: happened, atMs }: { readonly event: PaymentEventType; readonly atMs: number },
) {
  const event = NEWS[happened]
  const { additional_payment_id: additionalPaymentId } = payment
  if (additionalPaymentId === null || event === undefined) return
  const additional = yield* findAdditionalPayment(additionalPaymentId)
  if (additional === undefined) return
  const decision = yield* advanceAdditionalPayment(additional, { event, atMs })
  if (!decision.ok) {
    return yield* Effect.die(
      new Error(`additional payment ${additional.id} refused ${event}: ${decision.reason}`),
    )
  }
  if (decision.value.effects.includes('tellClaimPaid')) {
    yield* tellClaimPaid(additional.claim_id, atMs)
  }
})
