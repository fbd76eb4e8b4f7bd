import { closedPersonSchema } from '@jangteo/core/member/closedPerson.schemas'
import { orderNumberToId } from '@jangteo/core/order/orderNumber.rules'
import { readStored } from '@jangteo/postgres/database/readStored'
import { openClosedPerson } from '@jangteo/postgres/member/member-desk.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Caller } from '../../call/caller.ts'
import { callerNameOf } from '../../telemetry/caller-name.ts'
import { refused } from '../../call/refused.ts'

type Input = { readonly orderNumber: string; readonly reason: string }

/**
 * Opens the person of an order whose member left. The database writes the line of the audit log in the statement that
 * reads, since the serving role cannot read there. Refusal: CLOSED_ORDER_NOT_FOUND. Source: decision 122.
 */
export const openClosedOrder = Effect.fnUntraced(function* ({ orderNumber, reason }: Input) {
  const orderId = orderNumberToId(orderNumber)
  if (orderId === null) return yield* refused('CLOSED_ORDER_NOT_FOUND')
  const who = callerNameOf(yield* Caller)
  const at = new Date(yield* Clock.currentTimeMillis)
  const person = yield* openClosedPerson({ orderId, who, reason, at })
  if (person === null) return yield* refused('CLOSED_ORDER_NOT_FOUND')
  const place = { table: 'closed.order_persons', column: 'person', id: orderId }
  return readStored(closedPersonSchema, person, place)
})
