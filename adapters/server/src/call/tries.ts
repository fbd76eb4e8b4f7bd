import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

/** Counts tries a minute in the database, so that every server process counts the same ones. */
export type TryCounter = {
  /** Counts one try; `false` when it is one too many. */
  readonly count: (tried: {
    readonly key: string
    readonly triesPerMinuteMax: number
  }) => Promise<boolean>
}

const TABLE = 'call_tries'
const WINDOW_SECONDS = 60

export function createTryCounter(pool: Pool): TryCounter {
  const limiters = new Map<number, RateLimiterPostgres>()
  const limiterOf = (points: number): RateLimiterPostgres => {
    const known = limiters.get(points)
    if (known !== undefined) return known
    const limiter = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: TABLE,
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: '',
      points,
      duration: WINDOW_SECONDS,
    })
    limiters.set(points, limiter)
    return limiter
  }
  return {
    async count({ key, triesPerMinuteMax }) {
      try {
        await limiterOf(triesPerMinuteMax).consume(key)
        return true
      } catch (thrown) {
        if (thrown instanceof RateLimiterRes) return false
        throw thrown
      }
    },
  }
}
