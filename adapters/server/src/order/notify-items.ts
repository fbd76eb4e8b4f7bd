import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import { advanceItem, type AdvancedItem, type ItemStep } from './advance-item.ts'
import type { Receivers } from '../entity/entity-queue.ts'

/** Options are touched in the order of their ids, as orders lock them. */
function byOption(a: AdvancedItem, b: AdvancedItem): number {
  return a.option_id - b.option_id
}

/**
 * Sends items the event of their payment or their claim; one that refuses it is a defect of the sender. Safe only inside
 * a transaction that has locked the order and its items.
 */
export const notifyItems = Effect.fnUntraced(function* (
  items: readonly AdvancedItem[],
  step: ItemStep,
): Effect.fn.Return<void, never, Db | Receivers> {
  for (const item of items.toSorted(byOption)) {
    const decision = yield* advanceItem(item, step)
    if (!decision.ok) {
      return yield* Effect.die(
        new Error(`order item ${item.id} refused ${step.event}: ${decision.reason}`),
      )
    }
  }
})
