import { effectivePrice } from '@jangteo/core/display/deal.rules'
import type { Db } from '@jangteo/postgres/database/db'
import { listRelisted, updateListedPrices } from '@jangteo/postgres/display/deal.store'
import { toDeal } from '@jangteo/postgres/goods/deal.columns'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'

export const SET_LISTED_PRICES = 'set-listed-prices'

/**
 * Sets the prices that lists are sorted and filtered by to those of now. Cards show and orders charge the price of their
 * own moment, so that a list may be a minute behind and nothing else. Source: decision 099.
 */
export const setListedPrices: Effect.Effect<void, never, Db> = Effect.gen(function* () {
  const nowMs = yield* Clock.currentTimeMillis
  const rows = yield* listRelisted(new Date(nowMs))
  const prices = rows
    .map((row) => ({
      id: row.id,
      listed: row.listed_price,
      price: effectivePrice({ salePrice: row.own_price }, toDeal(row), nowMs),
    }))
    .filter(({ listed, price }) => listed !== price)
  if (prices.length === 0) return
  yield* updateListedPrices(new Map(prices.map(({ id, price }) => [id, price])))
})
