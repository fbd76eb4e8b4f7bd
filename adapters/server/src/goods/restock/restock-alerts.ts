import { restockAlerts, type restockRequest } from '@jangteo/contract/goods/restock.schemas'
import { optionName } from '@jangteo/core/goods/option.rules'
import { decideRestockRequest } from '@jangteo/core/goods/restock.rules'
import { RESTOCK_ALERT_TABLE } from '@jangteo/core/goods/restockAlert.table.gen'
import { toPage } from '@jangteo/core/navigation/paging.rules'
import { AT_ONCE, together, transaction } from '@jangteo/postgres/database/db'
import { lockNames } from '@jangteo/postgres/database/lockNames'
import {
  countAlertsOf,
  countWaitingAlerts,
  insertAlerts,
  listAlertsOf,
  listWaitingAlerts,
  lockAlertOf,
} from '@jangteo/postgres/goods/restock-alert.store'
import {
  deleteRounds,
  listRestockOptions,
  listRestockOptionsOfGoods,
  type RestockOptionRow,
} from '@jangteo/postgres/goods/restock-option.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import type { z } from 'zod'
import { callingMember } from '../../call/member-caller.ts'
import { onceByKey } from '../../call/once.ts'
import { refused } from '../../call/refused.ts'
import { openId } from '../../wire/open-id.ts'
import { WireIds } from '../../wire/wire-ids.ts'
import { toYn } from '../../wire/yn.ts'
import { advanceAlert } from './advance-alert.ts'
import { saleStatusOf } from './restock-option.ts'

const loadOptions = Effect.fnUntraced(function* (goodsId: number) {
  const rows = yield* listRestockOptionsOfGoods(goodsId, new Date(yield* Clock.currentTimeMillis))
  const isShown = rows.length > 0 && rows.every(({ listing }) => listing === 'LISTED')
  return isShown ? rows : yield* refused('GOODS_NOT_FOUND')
})

/** The options of a product, each with its sale and the member's alert that waits. */
const toAnswer = Effect.fnUntraced(function* (memberId: number, rows: readonly RestockOptionRow[]) {
  const wireIds = yield* WireIds
  const nowMs = yield* Clock.currentTimeMillis
  const waiting = yield* listWaitingAlerts(
    memberId,
    rows.map(({ option_id: id }) => id),
  )
  const alertOf = new Map(waiting.map(({ id, option_id: optionId }) => [optionId, id]))
  const sealed = (id: number | undefined) =>
    id === undefined ? null : wireIds.seal('restockAlert', id)
  return {
    options: rows.map((row) => ({
      optionId: row.option_id,
      optionName: optionName(row.option_values),
      statusEnum: saleStatusOf(row, nowMs),
      restockAlertReqIdEncrypt: sealed(alertOf.get(row.option_id)),
    })),
  }
})

/** Shows the options of a product with the caller's alerts that wait. Refusal: GOODS_NOT_FOUND. Source: market-rules §5.2. */
export const checkRestockAlerts = Effect.fnUntraced(function* (input: { readonly id: number }) {
  const memberId = yield* callingMember
  return yield* toAnswer(memberId, yield* loadOptions(input.id))
})

/** Writes alerts of options that are sold out: a round that was planned for them is over. */
const writeAlerts = Effect.fnUntraced(function* (memberId: number, optionIds: readonly number[]) {
  const at = new Date(yield* Clock.currentTimeMillis)
  yield* deleteRounds(optionIds)
  yield* insertAlerts(
    optionIds.map((optionId) => ({
      member_id: memberId,
      option_id: optionId,
      state: RESTOCK_ALERT_TABLE.initial,
      requested_at: at,
      state_changed_at: at,
    })),
  )
})

/**
 * Sets alerts for options of a product, for all of them or for none. A member's requests take turns on a lock of their
 * own, so that two at once neither exceed the limit nor set one twice. Refusals: GOODS_NOT_FOUND,
 * RESTOCK_OPTION_NOT_FOUND, those of `decideRestockRequest`. Source: market-rules §5.2.
 */
export const requestRestockAlerts = Effect.fnUntraced(
  function* (input: z.output<typeof restockRequest>) {
    const memberId = yield* callingMember
    const optionIds = [...new Set(input.optionIdList)]
    yield* lockNames([`restock-alerts:${memberId}`])
    const rows = yield* loadOptions(input.id)
    const wanted = rows.filter(({ option_id: id }) => optionIds.includes(id))
    if (wanted.length < optionIds.length) return yield* refused('RESTOCK_OPTION_NOT_FOUND')
    const nowMs = yield* Clock.currentTimeMillis
    const waiting = yield* listWaitingAlerts(memberId, optionIds)
    const decided = decideRestockRequest({
      options: wanted.map((row) => ({
        status: saleStatusOf(row, nowMs),
        isWaiting: waiting.some(({ option_id: id }) => id === row.option_id),
      })),
      waitingCount: yield* countWaitingAlerts(memberId),
      deniedFeatures: wanted[0]?.denied_features ?? [],
    })
    if (!decided.ok) return yield* refused(decided.reason)
    yield* writeAlerts(memberId, optionIds)
    return yield* toAnswer(memberId, rows)
  },
  onceByKey('restock.request', restockAlerts),
)

/** Lists the caller's alerts that are not removed, the newest first. */
export const listRestockAlerts = Effect.fnUntraced(function* (input: {
  readonly page: number
  readonly size: number
}) {
  const { page: number, size } = input
  const memberId = yield* callingMember
  const wireIds = yield* WireIds
  const nowMs = yield* Clock.currentTimeMillis
  const reads = [
    listAlertsOf(memberId, { offset: number * size, limit: size }),
    countAlertsOf(memberId),
  ] as const
  const [alerts, totalElements] = yield* together(Effect.all(reads, AT_ONCE))
  const optionIds = alerts.map(({ option_id: id }) => id)
  const rows = yield* listRestockOptions(optionIds, new Date(nowMs))
  const optionOf = new Map(rows.map((row) => [row.option_id, row]))
  const content = alerts.flatMap((alert) => {
    const row = optionOf.get(alert.option_id)
    if (row === undefined) return []
    return {
      restockAlertReqIdEncrypt: wireIds.seal('restockAlert', alert.id),
      stateEnum: alert.state,
      requestedAt: alert.requested_at.toISOString(),
      changedAt: alert.state_changed_at.toISOString(),
      goodsId: row.goods_id,
      goodsName: row.goods_name,
      picture: row.picture,
      storeName: row.store_name,
      storeUrl: row.store_url,
      optionId: row.option_id,
      optionName: optionName(row.option_values),
      statusEnum: saleStatusOf(row, nowMs),
      listedYn: toYn(row.listing === 'LISTED'),
    }
  })
  return { ...toPage(content, { number, size, totalElements }), content }
})

/**
 * Removes an alert of the caller's. It is locked: of a removal and a notification at once the second finds what the first
 * left, and of two removals the second finds none. Refusal: RESTOCK_ALERT_NOT_FOUND, also for another's.
 */
export const removeRestockAlert = Effect.fnUntraced(function* (input: { readonly id: string }) {
  const none = refused('RESTOCK_ALERT_NOT_FOUND')
  const id = yield* openId('restockAlert', input.id, none)
  const alert = yield* lockAlertOf(yield* callingMember, id)
  if (alert === undefined) return yield* none
  const atMs = yield* Clock.currentTimeMillis
  const removed = yield* advanceAlert(alert, { event: 'buyer.remove', atMs })
  return removed.ok ? { done: true as const } : yield* none
}, transaction)
