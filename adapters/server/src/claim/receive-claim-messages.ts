import { ORDER_ITEM_TABLE } from '@jangteo/core/order/orderItem.table.gen'
import { findAdditionalPayment } from '@jangteo/postgres/claim/additional-payment.store'
import { findClaim, listClaimedItems } from '@jangteo/postgres/claim/claim-step.store'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import type { MessageTo } from '../entity/entity-message.ts'
import { confirmDueMsOf } from '../order/item-facts.ts'
import { scheduleAutoConfirm } from '../order/item-jobs.ts'
import { findItemClaims } from '../order/newest-claims.ts'
import { isAdditionalRefund } from './additional/additional-refund-key.ts'
import { advanceAdditionalPayment } from './additional/advance-additional-payment.ts'
import { advanceClaim } from './advance-claim.ts'
import { dropClaims } from './drop-claims.ts'
import { lockClaim } from './lock-claim.ts'
import { noteDepositCancel } from './note-deposit-cancel.ts'
import { openAdditionalPayment } from './additional/open-additional-payment.ts'
import { renewPaymentOfAdditional } from './additional/renew-additional-payment.ts'
import { writeReturn } from './write-return.ts'
import type { Receivers } from '../entity/entity-queue.ts'

/** Moves a claim on. A refusal is a defect of the sender, unless the message is optional. */
export const receiveClaimMessage = Effect.fnUntraced(function* (
  message: MessageTo<'claim'>,
): Effect.fn.Return<void, never, Db | Receivers> {
  const { id, event, isOptional = false, atMs } = message
  const locked = yield* lockClaim(id)
  if (locked === null) return yield* Effect.die(new Error(`claim ${id} not found for ${event}`))
  const decision = yield* advanceClaim(locked.claim, { event, atMs })
  if (decision.ok || isOptional) return
  yield* Effect.die(new Error(`claim ${id} refused ${event}: ${decision.reason}`))
})

/**
 * Moves an additional payment on. Of its refunds only its own count, and it may have moved on meanwhile;
 * any other refusal is a defect of the sender.
 */
export const receiveAdditionalPaymentMessage = Effect.fnUntraced(function* (
  message: MessageTo<'additionalPayment'>,
): Effect.fn.Return<void, never, Db | Receivers> {
  const { id, event, refundKey } = message
  if (refundKey !== undefined && !isAdditionalRefund(id, refundKey)) return
  const additional = yield* findAdditionalPayment(id)
  if (additional === undefined) return
  const decision = yield* advanceAdditionalPayment(additional, message)
  if (decision.ok || refundKey !== undefined) return
  yield* Effect.die(new Error(`additional payment ${id} refused ${event}: ${decision.reason}`))
})

/** Notifies the cancels of an order that wait for an answer. */
export const receiveWaitingCancelsMessage = ({
  orderId,
  atMs,
}: MessageTo<'waitingCancels'>): Effect.Effect<void, never, Db | Receivers> =>
  dropClaims(orderId, atMs)

/** Opens the additional payment of a claim. */
export const beginAdditionalPayment = Effect.fnUntraced(function* (
  message: MessageTo<'newAdditionalPayment'>,
): Effect.fn.Return<number, never, Db> {
  const { claimId, amount, atMs } = message
  const claim = yield* findClaim(claimId)
  if (claim === undefined) return yield* Effect.die(new Error(`claim ${claimId} not found`))
  return yield* openAdditionalPayment({ claimId, orderId: claim.order_id, amount, atMs })
})

/** Opens another payment for one whose account was closed unpaid. */
export const beginPaymentOfAdditional = ({
  id,
  atMs,
}: MessageTo<'newPaymentOfAdditional'>): Effect.Effect<void, never, Db> =>
  renewPaymentOfAdditional(id, atMs)

/** Records the cancel of an order before its deposit. */
export const beginDepositCancels = (
  message: MessageTo<'newDepositCancels'>,
): Effect.Effect<void, never, Db | Receivers> => noteDepositCancel(message)

/** Begins the return that an exchange became. */
export const beginReturnOfExchange = Effect.fnUntraced(function* ({
  exchangeId,
  ...step
}: MessageTo<'newReturnOfExchange'>): Effect.fn.Return<void, never, Db | Receivers> {
  const exchange = yield* findClaim(exchangeId)
  if (exchange === undefined)
    return yield* Effect.die(new Error(`exchange ${exchangeId} not found`))
  return yield* writeReturn(exchange, step)
})

/** Postpones the confirmation of delivered items by the days for which an ended claim paused them. */
export const resumeConfirmation = Effect.fnUntraced(function* ({
  claimId,
}: MessageTo<'newConfirmationDue'>): Effect.fn.Return<void, never, Db> {
  const items = yield* listClaimedItems(claimId)
  const claimsOf = yield* findItemClaims(items.map(({ id }) => id))
  for (const item of items) {
    const dueMs = confirmDueMsOf(item, claimsOf(item.id))
    const isDelivered = ORDER_ITEM_TABLE.tags[item.status].includes('delivered')
    if (isDelivered && dueMs !== null) yield* scheduleAutoConfirm(item.id, dueMs)
  }
})
