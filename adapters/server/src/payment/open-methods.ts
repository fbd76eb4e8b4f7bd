import { PAYMENT_MESSAGES } from '@jangteo/core/payment/payment.messages'
import { type OfferedMethods, offeredMethods } from '@jangteo/core/payment/paymentMethod.rules'
import { PaymentGateways } from '@jangteo/payment/gateway.port'
import * as Effect from 'effect/Effect'
import { Caller } from '../call/caller.ts'

/** The ways to pay that the caller may choose now for an order, and those that they only see. */
export const offerMethods = Effect.fnUntraced(function* (order: {
  readonly mayAwaitDeposit: boolean
}): Effect.fn.Return<OfferedMethods, never, Caller | PaymentGateways> {
  const { open } = yield* PaymentGateways
  const caller = yield* Caller
  return offeredMethods(open.methods, { ...order, hasPay: 'hasPay' in caller && caller.hasPay })
})

/** The offer as the wire shows it. */
export function toMethodsAnswer({ open, closed }: OfferedMethods) {
  return {
    paymentMethodList: [...open],
    unavailableMethodList: closed.map(({ method, reason }) => ({
      paymentMethodEnum: method,
      code: reason,
      message: PAYMENT_MESSAGES[reason](),
    })),
  }
}
