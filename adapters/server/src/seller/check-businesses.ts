import { BusinessRegistry } from '@jangteo/business/business.port'
import { DAY_MS } from '@jangteo/core/calendar/day.rules'
import type { Db } from '@jangteo/postgres/database/db'
import { listUncheckedStores, updateBusinessState } from '@jangteo/postgres/store/store-desk.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'

/** The task's name. */
export const CHECK_BUSINESSES = 'check-businesses'

/** Days between two checks of a business. Source: market-rules §9.1. */
const CHECK_INTERVAL_DAYS = 30
/** Businesses that one run checks; the next one takes the others. */
const BATCH_COUNT = 100

/**
 * Asks the registry for the businesses that were not checked for a month, and writes what it says for the operators to see.
 * One without an answer is asked again by the next run. Run twice at once, both write the same.
 */
export const checkBusinesses: Effect.Effect<void, never, BusinessRegistry | Db> = Effect.gen(
  function* () {
    const registry = yield* BusinessRegistry
    const nowMs = yield* Clock.currentTimeMillis
    const since = new Date(nowMs - CHECK_INTERVAL_DAYS * DAY_MS)
    const stores = yield* listUncheckedStores(since, BATCH_COUNT)
    for (const { id, business_number: businessNumber } of stores) {
      const answer = yield* registry.query(businessNumber)
      if (answer.kind === 'known') yield* updateBusinessState(id, answer.state, new Date(nowMs))
    }
  },
)
