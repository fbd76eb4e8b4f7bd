import { TRACKING_LEVEL_TEXTS, type TrackingLevel } from '@jangteo/core/delivery/tracking.codes'
import { decideTracking } from '@jangteo/core/delivery/tracking.rules'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { recordScan } from '../delivery/record-scan.ts'
import { toDeskItem } from './desk-item.ts'
import { findDeskItem } from './find-desk-item.ts'

type DeskScan = {
  readonly id: string
  readonly level: TrackingLevel
  readonly place: string
  readonly at: string | null
}

/**
 * Has the carrier of an item report its parcel, as a carrier's own server would. Safe under simultaneous calls as
 * `recordScan` is. Refusals: ORDER_ITEM_NOT_FOUND, DELIVERY_NOT_STARTED, DELIVERY_TRACKING_NOT_PROVIDED.
 */
export const sendDeskScan = Effect.fnUntraced(function* ({ id, level, place, at }: DeskScan) {
  const item = yield* findDeskItem(id)
  const shippedAtMs = item.shipped_at?.getTime() ?? null
  const decision = decideTracking({ courier: item.courier, shippedAtMs })
  if (!decision.ok) return yield* refused(decision.reason)
  const { courier, isProvided } = decision.value
  const invoiceNumber = item.invoice_number
  if (!isProvided || invoiceNumber === null) {
    return yield* refused('DELIVERY_TRACKING_NOT_PROVIDED')
  }
  const nowMs = yield* Clock.currentTimeMillis
  const atMs = at === null ? nowMs : Math.min(Date.parse(at), nowMs)
  const text = TRACKING_LEVEL_TEXTS[level]
  yield* recordScan({ courier, invoiceNumber }, { atMs, level, place, text })
  return yield* toDeskItem(yield* findDeskItem(id))
})
