import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import type { PaymentRecord } from '../operator/payment/payment-records.ts'
import { recordPayment } from '../operator/payment/record-payment.ts'
import { openId } from '../wire/open-id.ts'

type Recorded = { readonly id: string; readonly type: PaymentRecord; readonly memo: string }

/**
 * Records what an operator found out of a payment, by the command that operators have; safe under two simultaneous calls
 * as that is. Refusals: those of `recordPayment`.
 */
export const recordDeskPayment = Effect.fnUntraced(function* ({ id, type, memo }: Recorded) {
  const paymentId = yield* openId('payment', id, refused('PAYMENT_NOT_FOUND'))
  const label = yield* recordPayment({ paymentId, type, memo })
  return { paymentGatewayIdEncrypt: id, label }
})
