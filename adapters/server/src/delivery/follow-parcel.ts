import { eventOfLevel, reachedLevel } from '@jangteo/core/delivery/tracking.rules'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import { type AdvancedItem, advanceItem } from '../order/advance-item.ts'
import { loadScans } from '../order/parcel-answer.ts'
import type { Receivers } from '../entity/entity-queue.ts'

/**
 * Takes an item as far as its parcel is known to be. What lies behind it the chart refuses, and it stays.
 * Safe only inside a transaction that has locked the parcel, the order and its items.
 */
export const followParcel = Effect.fnUntraced(function* (
  item: AdvancedItem,
  atMs: number,
): Effect.fn.Return<void, never, Db | Receivers> {
  const event = eventOfLevel(reachedLevel(yield* loadScans(item)))
  if (event !== null) yield* advanceItem(item, { event, atMs })
})
