import type { PaymentMethod } from '@jangteo/core/payment/payment.codes'
import { PaymentGateways } from '@jangteo/payment/gateway.port'
import * as Effect from 'effect/Effect'

/** The life app's own balance needs the pay platform, which is not connected yet. */
const NOT_CONNECTED: ReadonlySet<PaymentMethod> = new Set(['MONEY'])

/** The ways to pay that a buyer may choose now. */
export const listOpenMethods = Effect.map(PaymentGateways, ({ open }) =>
  open.methods.filter((method) => !NOT_CONNECTED.has(method)),
)
