import { orderNumberOf, orderNumberToId } from '@jangteo/core/order/orderNumber.rules'
import { transaction } from '@jangteo/postgres/database/db'
import { findGuestOrder } from '@jangteo/postgres/order/order.store'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { WireIds } from '../wire/wire-ids.ts'
import { grantGuestOrder } from './guest-session.ts'
import { isPasswordRight } from './passwords.ts'

/**
 * Opens a guest's order with its number and order password. A number that does not exist answers as
 * slowly and with the same refusal as a wrong password: GUEST_ORDER_MISMATCH.
 */
export const openGuestOrder = Effect.fnUntraced(function* (input: {
  readonly orderNumber: string
  readonly password: string
}) {
  const orderId = orderNumberToId(input.orderNumber)
  const order = orderId === null ? undefined : yield* findGuestOrder(orderId)
  const isKnown =
    order !== undefined &&
    orderNumberOf({ id: order.id, orderedAtMs: order.created_at.getTime() }) === input.orderNumber
  const isRight = yield* isPasswordRight(isKnown ? order.guest_password_hash : null, input.password)
  if (!isKnown || !isRight) return yield* refused('GUEST_ORDER_MISMATCH')
  yield* transaction(grantGuestOrder(order.id))
  const wireIds = yield* WireIds
  return { ordersIdEncrypt: wireIds.seal('order', order.id) }
})
