import { decideTracking, reachedLevel } from '@jangteo/core/delivery/tracking.rules'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { findOwnItem } from '../order/own-item.ts'
import { loadScans, toCarrierAnswer, toStepAnswer } from '../order/parcel-answer.ts'

/**
 * Tracks the parcel of the caller's item. A carrier without reports is answered without steps or level. Refusals:
 * ORDER_ITEM_NOT_FOUND, DELIVERY_NOT_STARTED.
 */
export const trackParcel = Effect.fnUntraced(function* (input: {
  readonly orderItemIdEncrypt: string
}) {
  const { item } = yield* findOwnItem(input.orderItemIdEncrypt)
  const shippedAtMs = item.shipped_at?.getTime() ?? null
  const decision = decideTracking({ courier: item.courier, shippedAtMs })
  if (!decision.ok) return yield* refused(decision.reason)
  const { courier, isProvided } = decision.value
  const scans = isProvided ? yield* loadScans(item) : []
  return {
    provided: isProvided,
    carrier: toCarrierAnswer(courier),
    invoice: item.invoice_number,
    steps: scans.map(toStepAnswer),
    level: isProvided ? reachedLevel(scans) : null,
  }
})
