import type { Db } from '@jangteo/postgres/database/db'
import { type MarketReading, readMarketFigures } from '@jangteo/postgres/job/reading.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'

/** After how long a payment on its way is one that somebody should look at, in milliseconds. */
const APPROVING_LONG_MS = 60_000

/** Reads the figures of the market that operators monitor. */
export const readMarket: Effect.Effect<MarketReading, never, Db> = Effect.flatMap(
  Clock.currentTimeMillis,
  (nowMs) => readMarketFigures(new Date(nowMs - APPROVING_LONG_MS)),
)
