import { retentionLimits } from '@jangteo/core/calendar/retention.rules'
import { dropSerialSeeds } from '@jangteo/postgres/coupon/serial-batch.store'
import { type Db, transaction } from '@jangteo/postgres/database/db'
import { dropEventEntries } from '@jangteo/postgres/display/event-entry.store'
import { dropRestockAlerts } from '@jangteo/postgres/goods/restock-alert.store'
import { addJob } from '@jangteo/postgres/job/job.store'
import {
  dropApplications,
  dropDeviceCartLines,
  dropEmailCodeCounts,
  dropEmailCodes,
  dropMails,
  dropLoginRecords,
  dropNotices,
  dropNotifications,
  dropRecentGoods,
  dropRecentPages,
  dropRejoinBlocks,
  dropSearches,
  dropRemovedCartLines,
  dropSessions,
  dropShipFiles,
  dropVerifications,
  dropViews,
  type Portion,
} from '@jangteo/postgres/job/retention.store'
import { deleteClosedPersons } from '@jangteo/postgres/order/closed-person.store'
import {
  eraseClaims,
  eraseOrders,
  erasePayments,
  eraseReceipts,
  freeClaimFiles,
  lockPastTrades,
  lockUnpaidOrders,
} from '@jangteo/postgres/order/erasure.store'
import { dropSaleEntries } from '@jangteo/postgres/promotion/sale-entry.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { forgetVisitors } from '../tracking/visitor.ts'

/** The task's name. */
export const SWEEP_RETENTION = 'sweep-retention'

/** Number of rows one transaction takes: few enough that nobody who wants one of them waits long. */
const PORTION_COUNT = 500

type LockOrders = (portion: Portion) => Effect.Effect<number[], never, Db>

/** Removes the buyers from one portion of orders, the closed store included; items and amounts stay. */
const eraseBuyers = Effect.fnUntraced(function* (
  lockOrders: LockOrders,
  portion: Portion,
  at: Date,
) {
  const orderIds = yield* lockOrders(portion)
  if (orderIds.length === 0) return 0
  yield* eraseOrders(orderIds)
  yield* eraseReceipts(orderIds)
  yield* erasePayments(orderIds, at)
  yield* eraseClaims(orderIds)
  yield* freeClaimFiles(orderIds)
  yield* deleteClosedPersons(orderIds)
  return orderIds.length
}, transaction)

/**
 * Removes rows whose retention period is over, one portion of each kind; after a full portion the job adds itself
 * again. Locked rows are skipped until the next run. Source: decision 055.
 */
export const sweepRetention: Effect.Effect<void, never, Db> = Effect.gen(function* () {
  const nowMs = yield* Clock.currentTimeMillis
  const now = new Date(nowMs)
  const limits = retentionLimits(nowMs)
  const from = (beforeMs: number) => ({ before: new Date(beforeMs), countMax: PORTION_COUNT })
  const counts = [
    yield* dropDeviceCartLines(from(limits.deviceCartsBeforeMs)),
    yield* dropRemovedCartLines(from(limits.removedCartLinesBeforeMs)),
    yield* dropSessions(from(limits.sessionsBeforeMs)),
    yield* dropLoginRecords(from(limits.loginsBeforeMs)),
    yield* dropNotices(from(limits.noticesBeforeMs)),
    yield* dropNotifications(from(limits.notificationsBeforeMs)),
    yield* dropEventEntries(from(limits.eventEntriesBeforeMs)),
    yield* dropSaleEntries(from(limits.saleEntriesBeforeMs)),
    yield* dropSerialSeeds(from(limits.serialSeedsBeforeMs)),
    yield* dropViews(from(limits.viewsBeforeMs)),
    yield* dropSearches(from(limits.viewsBeforeMs)),
    yield* dropRecentGoods(from(limits.recentGoodsBeforeMs)),
    yield* dropRecentPages(from(limits.recentGoodsBeforeMs)),
    yield* dropRestockAlerts(from(limits.restockAlertsBeforeMs)),
    yield* dropApplications(from(limits.applicationsBeforeMs)),
    yield* dropShipFiles(from(limits.shipFilesBeforeMs)),
    yield* dropRejoinBlocks(from(nowMs)),
    yield* dropEmailCodes(from(limits.emailCodesBeforeMs)),
    yield* dropEmailCodeCounts(from(limits.emailCodesBeforeMs)),
    yield* dropMails(from(limits.emailCodesBeforeMs)),
    yield* dropVerifications(from(limits.verificationsBeforeMs)),
    yield* eraseBuyers(lockUnpaidOrders, from(limits.unpaidOrdersBeforeMs), now),
    yield* eraseBuyers(lockPastTrades, from(limits.tradesBeforeMs), now),
  ]
  yield* forgetVisitors(nowMs)
  if (!counts.includes(PORTION_COUNT)) return
  yield* addJob({ task: SWEEP_RETENTION, payload: {}, dueAt: now, key: SWEEP_RETENTION })
})
