import { decideBuyerDataOpen, OPENING_REASON_LENGTH } from '@jangteo/core/order/buyerData.rules'
import { characterCount } from '@jangteo/core/member/member.rules'
import { transaction } from '@jangteo/postgres/database/db'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused, type Refused } from '../../call/refused.ts'
import { findItemClaims } from '../../order/newest-claims.ts'
import { recordAudit } from '../../tracking/record-audit.ts'
import { toBuyerData, toSoldItemEnd } from './buyer-answer.ts'
import { readOrderOfStore } from './read-order-of-store.ts'

/** Accepts the reason with which somebody opens a buyer's data. Refusal: OPENING_REASON_REQUIRED. */
export const requireOpeningReason = (
  reason: string,
): Effect.Effect<void, Refused<'OPENING_REASON_REQUIRED'>> =>
  characterCount(reason) < OPENING_REASON_LENGTH.min
    ? refused('OPENING_REASON_REQUIRED')
    : Effect.void

/**
 * Opens the buyer of an order to the caller, with a line in the audit log; nothing is stored besides, so every look has its
 * line. Refusals: OPENING_REASON_REQUIRED, ORDER_NOT_FOUND, BUYER_DATA_CLOSED. Source: market-rules §9.2.
 */
export const openBuyer = Effect.fnUntraced(function* (input: {
  readonly id: string
  readonly reason: string
}) {
  yield* requireOpeningReason(input.reason)
  const { orderId, rows, first } = yield* readOrderOfStore(input.id)
  const claimsOf = yield* findItemClaims(rows.map(({ id }) => id))
  const ends = rows.map((row) => toSoldItemEnd(row, claimsOf))
  const decision = decideBuyerDataOpen(ends, yield* Clock.currentTimeMillis)
  if (!decision.ok) return yield* refused(decision.reason)
  yield* recordAudit({
    call: 'sellerOrder.openBuyer',
    target: `order:${orderId}`,
    before: null,
    after: null,
    reason: input.reason,
  })
  return toBuyerData(first)
}, transaction)
