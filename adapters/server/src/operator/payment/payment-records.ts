import { allowedSteps } from '@jangteo/core/chart/table.rules'
import type { PaymentState } from '@jangteo/core/payment/payment.codes'
import { paymentFacts } from '@jangteo/core/payment/payment.rules'
import {
  PAYMENT_STATES_WITH,
  PAYMENT_TABLE,
  type PaymentEventType,
} from '@jangteo/core/payment/payment.table.gen'

/** The states of what waits for a gateway's answer or a deposit. */
export const PENDING_PAYMENT_STATES = [
  ...PAYMENT_STATES_WITH.busy,
  ...PAYMENT_STATES_WITH.awaitingDeposit,
] as const satisfies readonly PaymentState[]
export type PendingPaymentState = (typeof PENDING_PAYMENT_STATES)[number]

/** Events that an operator records who looked at the gateway or the bank. Source: decision 059, decision 065. */
export type PaymentRecord = Extract<
  PaymentEventType,
  'system.depositRecorded' | 'system.approvalRecorded' | 'system.approvalEnded'
>

function isRecord(event: PaymentEventType): event is PaymentRecord {
  return /^system\.(?:deposit|approval)(?:Recorded|Ended)$/.test(event)
}

/** No record depends on a fact. */
const NO_FACTS = paymentFacts({
  owed: 0,
  presented: null,
  refund: null,
  refunded: 0,
  dueAtMs: null,
  nowMs: 0,
  isUnprepared: true,
})

/** Lists what an operator may record of a payment in a state. */
export function recordsOf(
  state: PaymentState,
): { readonly type: PaymentRecord; readonly label: string }[] {
  return allowedSteps(PAYMENT_TABLE, state, NO_FACTS).flatMap(({ event, meta }) =>
    isRecord(event) ? [{ type: event, label: meta.action }] : [],
  )
}

/** Returns a state as one of those that wait; `undefined` for any other. */
export function pendingStateOf(state: PaymentState): PendingPaymentState | undefined {
  return PENDING_PAYMENT_STATES.find((pending) => pending === state)
}
