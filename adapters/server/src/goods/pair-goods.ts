import { DAY_MS } from '@jangteo/core/calendar/day.rules'
import { PAIR_DAYS } from '@jangteo/core/goods/neighbour.rules'
import { type Db, transaction } from '@jangteo/postgres/database/db'
import { replaceGoodsPairs } from '@jangteo/postgres/display/goods-pair.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'

/**
 * The task of every night: which products are bought and looked at together. It replaces all pairs in one transaction, so
 * that it may run twice. Source: market-rules §5.4.
 */
export const PAIR_GOODS = 'pair-goods'
export const pairGoods: Effect.Effect<void, never, Db> = Effect.flatMap(
  Clock.currentTimeMillis,
  (nowMs) => transaction(replaceGoodsPairs(new Date(nowMs - PAIR_DAYS * DAY_MS))),
)
