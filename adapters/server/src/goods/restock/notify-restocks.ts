import { optionName } from '@jangteo/core/goods/option.rules'
import {
  RESTOCK_FIRST_ROUND_MS,
  RESTOCK_NEXT_ROUND_MS,
  restockRoundCount,
} from '@jangteo/core/goods/restock.rules'
import { type Db, transaction } from '@jangteo/postgres/database/db'
import { lockOldestAlerts } from '@jangteo/postgres/goods/restock-alert.store'
import {
  deleteRounds,
  listAwaitedOptions,
  listRestockOptions,
  lockRound,
  type RestockOptionRow,
  updateRound,
} from '@jangteo/postgres/goods/restock-option.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import type { Receivers } from '../../entity/entity-queue.ts'
import { advanceAlert, type RestockedOption } from './advance-alert.ts'
import { saleStatusOf, sellableStockOf } from './restock-option.ts'

/** The task's name. */
export const NOTIFY_RESTOCKS = 'notify-restocks'

/** Alerts that one transaction takes. */
const PORTION_COUNT = 200

type Portion = 'LAST' | 'MORE'
type Ran = Effect.fn.Return<Portion, never, Db | Receivers>

function optionOf(row: RestockOptionRow, nowMs: number): RestockedOption {
  return {
    status: saleStatusOf(row, nowMs),
    goodsId: row.goods_id,
    goodsName: row.goods_name,
    optionName: optionName(row.option_values),
  }
}

/** Ends a portion of the alerts of an option whose sale is over. */
const endAlerts = Effect.fnUntraced(function* (
  row: RestockOptionRow,
  nowMs: number,
): Effect.fn.Return<Portion, never, Db | Receivers> {
  const option = optionOf(row, nowMs)
  const alerts = yield* lockOldestAlerts(row.option_id, PORTION_COUNT)
  for (const alert of alerts) {
    yield* advanceAlert(alert, { event: 'system.saleEnded', atMs: nowMs, option })
  }
  yield* deleteRounds([row.option_id])
  return alerts.length === PORTION_COUNT ? 'MORE' : 'LAST'
})

/** Notifies a portion of the buyers of a round that is due, the oldest first. */
const notifyPortion = Effect.fnUntraced(function* (
  row: RestockOptionRow,
  { leftCount, nowMs }: { readonly leftCount: number; readonly nowMs: number },
): Effect.fn.Return<Portion, never, Db | Receivers> {
  const option = optionOf(row, nowMs)
  const { option_id: optionId } = row
  const countMax = Math.min(leftCount, PORTION_COUNT)
  const alerts = yield* lockOldestAlerts(optionId, countMax)
  for (const alert of alerts) {
    yield* advanceAlert(alert, { event: 'system.restocked', atMs: nowMs, option })
  }
  if (alerts.length < countMax) {
    yield* deleteRounds([optionId])
    return 'LAST'
  }
  const left = leftCount - alerts.length
  if (left > 0) {
    yield* updateRound(optionId, { due_at: new Date(nowMs), left_count: left })
    return 'MORE'
  }
  const nextAt = new Date(nowMs + RESTOCK_NEXT_ROUND_MS)
  yield* updateRound(optionId, { due_at: nextAt, left_count: null })
  return 'LAST'
})

/**
 * Takes one portion of the alerts of an option. The round's row is locked, so that two runs at once notify nobody twice;
 * an option that is sold out or stopped again begins again the next time.
 */
const takePortion = Effect.fnUntraced(function* (optionId: number): Ran {
  const nowMs = yield* Clock.currentTimeMillis
  const now = new Date(nowMs)
  const round = yield* lockRound(optionId, new Date(nowMs + RESTOCK_FIRST_ROUND_MS))
  const [row] = yield* listRestockOptions([optionId], now)
  if (row === undefined) return 'LAST'
  const status = saleStatusOf(row, nowMs)
  if (status === 'FINISHED') return yield* endAlerts(row, nowMs)
  if (status !== 'SALE') {
    yield* deleteRounds([optionId])
    return 'LAST'
  }
  if (round.due_at > now) return 'LAST'
  const leftCount = round.left_count ?? restockRoundCount(sellableStockOf(row, nowMs))
  return yield* notifyPortion(row, { leftCount, nowMs })
}, transaction)

/**
 * Notifies buyers of options that are in stock again: the first ones five minutes after a run has seen the stock, ten a
 * piece, and the next ones every hour while it lasts. Who was notified is not again. Alerts of sales that are over end
 * without a notification, stopped options wait. Source: market-rules §5.2, decision 157.
 */
export const notifyRestocks: Effect.Effect<void, never, Db | Receivers> = Effect.gen(function* () {
  const at = new Date(yield* Clock.currentTimeMillis)
  for (const optionId of yield* listAwaitedOptions(at)) {
    yield* Effect.repeat(takePortion(optionId), { while: (portion) => portion === 'MORE' })
  }
})
