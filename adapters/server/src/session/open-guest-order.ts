import { orderNumberOf, orderNumberToId } from '@jangteo/core/order/orderNumber.rules'
import { decideGuestOrder } from '@jangteo/core/session/lockout.rules'
import { transaction } from '@jangteo/postgres/database/db'
import { findGuestOrder } from '@jangteo/postgres/order/order.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { WireIds } from '../wire/wire-ids.ts'
import {
  clearFailures,
  lockoutOf,
  countFailure,
  type Lockout,
  isLockedOutNow,
  lockRecord,
} from './password-lockout.ts'
import { guestOrderSubject, handOverSession, writeGuestAccess } from './guest-session.ts'
import { isPasswordRight } from './passwords.ts'

type OrderInput = { readonly orderNumber: string; readonly password: string }

/** The id of no order, for a text that is no order number. */
const NO_ORDER_ID = 0

/**
 * Opens a guest's order with its number and order password. Failures are counted for the number as those of a login are:
 * under their own lock, committed although the call is refused. A number that does not exist runs the same statements,
 * takes as long and is locked out alike. Refusals: GUEST_ORDER_BLOCKED, GUEST_ORDER_MISMATCH.
 * Source: decision 047.
 */
export const openGuestOrder = Effect.fnUntraced(function* ({ orderNumber, password }: OrderInput) {
  const orderId = orderNumberToId(orderNumber) ?? NO_ORDER_ID
  const lockout = yield* lockoutOf({
    name: `guest-order:${orderNumber}`,
    trustedAs: guestOrderSubject(orderId),
  })
  if (yield* isLockedOutNow(lockout)) return yield* refused('GUEST_ORDER_BLOCKED')
  const passwordHash = yield* findOrderPassword(orderId, orderNumber)
  const isRight = yield* isPasswordRight(passwordHash, password)
  const { decision, sessionId } = yield* transaction(judge({ orderId, isRight, lockout }))
  if (!decision.ok) return yield* refused(decision.reason)
  if (sessionId !== null) yield* handOverSession(sessionId)
  const wireIds = yield* WireIds
  return { ordersIdEncrypt: wireIds.seal('order', orderId) }
})

/** `null` for a number that no guest's order has. A password of an order never changes, so it is read once. */
const findOrderPassword = Effect.fnUntraced(function* (orderId: number, orderNumber: string) {
  const order = yield* findGuestOrder(orderId)
  if (order === undefined) return null
  const { id, created_at, guest_password_hash: passwordHash } = order
  const isNumber = orderNumberOf({ id, orderedAtMs: created_at.getTime() }) === orderNumber
  return isNumber ? passwordHash : null
})

type Compared = {
  readonly orderId: number
  readonly isRight: boolean
  readonly lockout: Lockout
}

const judge = Effect.fnUntraced(function* ({ orderId, isRight, lockout }: Compared) {
  const nowMs = yield* Clock.currentTimeMillis
  const record = yield* lockRecord(lockout, nowMs)
  const decision = decideGuestOrder({ record, isPasswordRight: isRight, nowMs })
  if (!decision.ok) {
    if (decision.reason === 'GUEST_ORDER_MISMATCH') yield* countFailure(lockout, { record, nowMs })
    return { decision, sessionId: null }
  }
  yield* clearFailures(lockout)
  return { decision, sessionId: yield* writeGuestAccess(orderId) }
})
