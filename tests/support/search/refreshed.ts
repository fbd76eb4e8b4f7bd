import { refreshSearchIndex } from '@jangteo/postgres/search/refreshSearchIndex'
import type { TestMarket } from '../market.ts'

/** Has everything that changed found by searches, as the job does. */
export async function refreshSearch(market: Pick<TestMarket, 'runtime' | 'now'>): Promise<void> {
  for (;;) {
    const count = await market.runtime.runPromise(refreshSearchIndex(market.now()))
    if (count === 0) return
  }
}

/** Age that the order of a search, and what finds it, may have at most. Source: decision 161. */
export const ORDER_AGE_MAX_MS = 5_000
