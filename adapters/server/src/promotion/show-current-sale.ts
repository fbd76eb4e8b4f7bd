import { saleStateAt } from '@jangteo/core/promotion/specialSale.rules'
import { findCurrentSale, type SaleRow } from '@jangteo/postgres/promotion/special-sale.store'
import type { Db } from '@jangteo/postgres/database/db'
import { toSaleClock } from '@jangteo/postgres/promotion/sale.columns'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { BRIEF_TTL, cached, type FigureCache } from '../call/cached.ts'
import { toScheduleAnswer } from './schedule-answer.ts'

/** The special sale that everybody sees: the one that runs, else the next one, else the last one. */
export const currentSale: Effect.Effect<SaleRow | undefined, never, Db | FigureCache> =
  Effect.flatMap(Clock.currentTimeMillis, (nowMs) =>
    cached('special sale', findCurrentSale(new Date(nowMs)), BRIEF_TTL),
  )

/** Shows that special sale, with the state of this moment. */
export const showCurrentSale = Effect.fnUntraced(function* () {
  const nowMs = yield* Clock.currentTimeMillis
  const row = yield* currentSale
  if (row === undefined) return { sale: null }
  return {
    sale: {
      specialSaleId: row.id,
      title: row.title,
      body: row.body,
      stateEnum: saleStateAt(toSaleClock(row), nowMs),
      ...toScheduleAnswer(row),
      commitment: row.commitment,
      beacon: null,
      at: new Date(nowMs).toISOString(),
    },
  }
})
