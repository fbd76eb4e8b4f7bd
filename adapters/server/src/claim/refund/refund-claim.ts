import { CLAIM_TYPE_LABELS } from '@jangteo/core/claim/claim.codes'
import { divideRefund } from '@jangteo/core/claim/refund/refundWay.rules'
import type { ClaimRow } from '@jangteo/postgres/claim/claim-step.store'
import type { Db } from '@jangteo/postgres/database/db'
import { listItems } from '@jangteo/postgres/order/order-item.store'
import { findPaymentOfOrder } from '@jangteo/postgres/payment/payment.store'
import * as Effect from 'effect/Effect'
import type { MessageTo } from '../../entity/entity-message.ts'
import { quoteOf, type ClaimStepInput } from '../claim-steps.ts'
import { loadPaidMoney } from './load-ledger.ts'

/** Ends an order that cost nothing once none of it is left; no gateway is asked. */
const closeFree = Effect.fnUntraced(function* (orderId: number, atMs: number) {
  const items = yield* listItems([orderId])
  const { id, method } = yield* findPaymentOfOrder(orderId)
  if (method !== 'FREE' || items.some(({ removal_fault: fault }) => fault === null)) return []
  return [{ to: 'payment', id, event: 'order.closedFree', atMs } as const]
})

/**
 * Refunds the amount that a claim was accepted with, divided over what is left of the payments now: each part under a
 * key of its own, so that it is refunded once. Source: domain-rules §1.8.
 */
export const refundClaim = Effect.fnUntraced(function* (
  claim: ClaimRow,
  { atMs }: ClaimStepInput,
): Effect.fn.Return<MessageTo<'payment'>[], never, Db> {
  const { refundAmount } = yield* quoteOf(claim)
  const money = yield* loadPaidMoney(claim.order_id)
  const held = money.filter(({ booked }) => booked.refundableAmount > 0)
  const parts = divideRefund(
    held.map(({ booked }) => booked),
    refundAmount,
    atMs,
  )
  if (parts === null)
    return yield* Effect.die(new Error(`claim ${claim.id}: refund exceeds its payments`))
  const reason = `${CLAIM_TYPE_LABELS[claim.type]} 환불`
  const refunds = parts.flatMap(({ amount, way }, index): MessageTo<'payment'>[] => {
    const id = held[index]?.paymentId
    if (id === undefined) return []
    const refund = { claimId: claim.id, amount, way, reason, key: `claim:${claim.id}:${index}` }
    return [{ to: 'payment', id, event: 'system.refund', refund, atMs }]
  })
  return [...(yield* closeFree(claim.order_id, atMs)), ...refunds]
})
