import { tomorrowCutoffAfter } from '@jangteo/core/shipping/promise.rules'
import type { Db } from '@jangteo/postgres/database/db'
import { findLastCutoff } from '@jangteo/postgres/shipping/seller-policy.store'
import * as Effect from 'effect/Effect'
import { cached, type FigureCache } from '../call/cached.ts'
import { BUSINESS_CALENDAR } from '../calendar/holidays.ts'

/** The minute of the day that a cut-off must be after at a moment, so that what is ordered then arrives tomorrow. */
export const tomorrowAfterAt = (nowMs: number): number =>
  tomorrowCutoffAfter(nowMs, BUSINESS_CALENDAR)

/** Says whether any store's products may arrive tomorrow, by cut-offs up to half a minute old. Source: decision 167. */
export const mayArriveTomorrow = (
  tomorrowAfter: number,
): Effect.Effect<'Y' | 'N', never, Db | FigureCache> =>
  Effect.map(cached('last cut-off', findLastCutoff()), (last) =>
    last !== null && last > tomorrowAfter ? 'Y' : 'N',
  )
