import { cancelledOrder, type orderCancelInput } from '@jangteo/contract/claim/orderCancel.schemas'
import type { ClaimQuote } from '@jangteo/core/claim/refund/claimQuote.rules'
import { sumQuotes } from '@jangteo/core/claim/refund/orderCancel.rules'
import type { StatedReason } from '@jangteo/core/claim/request/claimReason.rules'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import type { z } from 'zod'
import { once } from '../../call/once.ts'
import { refused } from '../../call/refused.ts'
import { isBuyerOf } from '../../order/order-access.ts'
import { openId } from '../../wire/open-id.ts'
import { WireIds } from '../../wire/wire-ids.ts'
import { advanceClaim } from '../advance-claim.ts'
import { lockClaimOrder } from '../lock-claim-order.ts'
import { loadSubject } from './claim-subject.ts'
import { quoteOrder, readOrderCancel } from './order-cancel.ts'
import { requireAccount, requireSeenAmounts, requireStated } from './request-claim.ts'
import { beginAccepted } from './write-claim.ts'

type OrderCancelInput = z.output<typeof orderCancelInput>

const lockOwnOrder = Effect.fnUntraced(function* ({ ordersIdEncrypt }: OrderCancelInput) {
  const orderId = yield* openId('order', ordersIdEncrypt, refused('ORDER_NOT_FOUND'))
  const order = yield* lockClaimOrder(orderId, (items) => items.map((item) => item.option_id))
  if (order === null || !(yield* isBuyerOf(order))) return yield* refused('ORDER_NOT_FOUND')
  return order
})

type Cancelled = {
  readonly orderId: number
  readonly stated: StatedReason
  readonly quote: ClaimQuote
  readonly atMs: number
}

/** Writes one group's claim and completes it. */
const cancelGroup = Effect.fnUntraced(function* ({ orderId, stated, quote, atMs }: Cancelled) {
  const { shippingGroupId, orderItemIds } = quote.claim
  const claim = yield* beginAccepted({
    type: 'CANCEL',
    subject: yield* loadSubject(orderId, shippingGroupId, orderItemIds),
    stated,
    quote,
    options: new Map(),
    pickup: null,
    pickupOn: null,
    reship: null,
    atMs,
  })
  const completed = yield* advanceClaim(claim, { event: 'system.completeAtOnce', atMs })
  if (!completed.ok || completed.value.state !== 'CC') return yield* refused('NOT_CHANGE_STATUS')
  const orderClaimIdEncrypt = (yield* WireIds).seal('claim', claim.id)
  return { orderClaimIdEncrypt, claimStatusEnum: completed.value.state }
})

const request = Effect.fnUntraced(function* (input: OrderCancelInput) {
  const order = yield* lockOwnOrder(input)
  const atMs = yield* Clock.currentTimeMillis
  const readable = yield* readOrderCancel(order.id, atMs)
  const stated = yield* requireStated('CANCEL', input)
  const quotes = yield* quoteOrder(readable, stated.reason)
  const total = sumQuotes(quotes)
  yield* requireSeenAmounts({ ...input, additionalPayAmount: 0 }, total)
  yield* requireAccount(order.id, total)
  const claimList = yield* Effect.forEach(quotes, (quote) =>
    cancelGroup({ orderId: order.id, stated, quote, atMs }),
  )
  return { claimList, refundAmount: total.refundAmount }
})

/**
 * Cancels a whole order in one transaction, once for an `Idempotency-Key`: locks all of it, and writes and completes one
 * claim a shipping group, each as it was quoted together with the others; a group that refuses leaves none cancelled. Of
 * two at once the second finds the items cancelled and is refused.
 * Refusals: ORDER_NOT_FOUND, NOT_CHANGE_STATUS, those of the reason and of the quotes, CLAIM_AMOUNT_CHANGED,
 * CLAIM_REFUND_ACCOUNT_REQUIRED. Source: domain-rules §7.3.
 */
export const requestOrderCancel = (input: OrderCancelInput) =>
  once(
    {
      call: 'claim.requestOrderCancel',
      input,
      decodeStoredAnswer: (answer) => cancelledOrder.parse(answer),
    },
    request(input),
  )
