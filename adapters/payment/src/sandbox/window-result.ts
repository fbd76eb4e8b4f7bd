import { isExpired } from './payment-record.ts'
import type { PaymentRecord, Step } from './payment-record.ts'
import type { WindowChoice } from './window-form.ts'

type Settling = {
  readonly choice: WindowChoice
  readonly paymentKey: string
  readonly nowMs: number
}

/**
 * Writes the buyer's choice into the record. The first choice stands: a second click, a second tab or a step back
 * changes nothing, and neither does a click after the window's time.
 */
export function settleWindow(
  record: PaymentRecord,
  { choice, paymentKey, nowMs }: Settling,
): Step<PaymentRecord> {
  if (record.state.status !== 'ready' || isExpired(record, nowMs)) {
    return { next: null, answer: record }
  }
  const next: PaymentRecord =
    choice.kind === 'end'
      ? { ...record, state: { status: 'declined', code: choice.code } }
      : {
          ...record,
          state: {
            status: 'agreed',
            paymentKey,
            card: choice.card,
            bank: choice.bank,
            agreedAtMs: nowMs,
            plan: choice.plan,
          },
        }
  return { next, answer: next }
}

/**
 * Returns the URL to which the window sends the buyer back: the market's own address, never to one from the request,
 * with `paymentKey`, `orderId` and `amount`, or with `code` and `orderId`.
 */
export function returnUrlOf({ request, state }: PaymentRecord): string {
  const url = new URL(request.returnUrl)
  url.searchParams.set('orderId', request.gatewayOrderId)
  if (state.status !== 'ready' && state.status !== 'declined') {
    url.searchParams.set('paymentKey', state.paymentKey)
    url.searchParams.set('amount', String(request.amount))
    return url.href
  }
  const code = state.status === 'declined' ? state.code : 'NOT_FOUND_PAYMENT_SESSION'
  url.searchParams.set('code', code)
  return url.href
}
