import { eventOfLevel, reachedLevel } from '@jangteo/core/delivery/tracking.rules'
import * as Effect from 'effect/Effect'
import { type AdvancedItem, advanceItem } from '../order/advance-item.ts'
import { loadScans } from '../order/parcel-answer.ts'

/**
 * Takes an item as far as its parcel is known to be. What lies behind it the chart refuses, and it stays.
 * Safe only inside a transaction that has locked the parcel, the order and its items.
 */
export const followParcel = Effect.fnUntraced(function* (item: AdvancedItem, atMs: number) {
  const event = eventOfLevel(reachedLevel(yield* loadScans(item)))
  if (event !== null) yield* advanceItem(item, { event, atMs })
})
