import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import { isAdvertisingHour, pickStoreNews } from '@jangteo/core/store/storeNews.rules'
import { type Db, transaction } from '@jangteo/postgres/database/db'
import {
  insertStoreNews,
  listAlertedMembers,
  listRunningNews,
  listStoreHappenings,
  lockRunningNews,
  type RunningNewsRow,
  saveNewsProgress,
} from '@jangteo/postgres/store/store-news.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { notify } from '../notification/notify.ts'

/** The task's name. */
export const NOTIFY_STORE_NEWS = 'notify-store-news'

/** Members that one transaction notifies. */
const PORTION_COUNT = 200

type Portion = 'LAST' | 'MORE'

/** Picks the news of the day of each store in which something happened. */
const writeNews = Effect.fnUntraced(function* (nowMs: number): Effect.fn.Return<void, never, Db> {
  const happenings = yield* listStoreHappenings(nowMs)
  const ofStores = Map.groupBy(happenings, ({ store_id: storeId }) => storeId)
  for (const rows of ofStores.values()) {
    const news = pickStoreNews(rows.map(({ at, ...row }) => ({ ...row, atMs: at.getTime() })))
    if (news === null) continue
    const { atMs: _, ...row } = news
    yield* insertStoreNews({ ...row, now: new Date(nowMs), day: kstDayOf(nowMs) })
  }
})

const notifyPortion = Effect.fnUntraced(function* (
  row: RunningNewsRow,
  nowMs: number,
): Effect.fn.Return<Portion, never, Db> {
  const { store_id: storeId, kind: news, title, subject_id: subjectId } = row
  const members = yield* listAlertedMembers(storeId, row.last_favorite_id, PORTION_COUNT)
  const store = { storeName: row.name, storeUrl: row.url }
  const content = { kind: 'STORE_NEWS', ...store, news, title, subjectId } as const
  for (const { member_id: memberId } of members) {
    const key = `${storeId}:${row.day}:${memberId}`
    yield* notify({ to: { memberId }, content, key, atMs: nowMs })
  }
  const isLast = members.length < PORTION_COUNT
  yield* saveNewsProgress(storeId, {
    last_favorite_id: members.at(-1)?.id ?? row.last_favorite_id,
    ended_at: isLast ? new Date(nowMs) : null,
  })
  return isLast ? 'LAST' : 'MORE'
})

/**
 * Notifies one portion of the members of a store's news. Its row is locked, so that of two runs at once each notifies
 * others. The news of a store that sells no more, or of a notice that was deleted, ends where it is.
 */
const takePortion = Effect.fnUntraced(function* (
  storeId: number,
): Effect.fn.Return<Portion, never, Db> {
  const nowMs = yield* Clock.currentTimeMillis
  const row = yield* lockRunningNews(storeId)
  if (row === undefined || !isAdvertisingHour(nowMs)) return 'LAST'
  if (row.is_open && row.is_there) return yield* notifyPortion(row, nowMs)
  const { last_favorite_id } = row
  yield* saveNewsProgress(storeId, { last_favorite_id, ended_at: new Date(nowMs) })
  return 'LAST'
}, transaction)

/**
 * Notifies members of what happened in favourite stores whose alert they have on: a notice, a coupon or a deal, one of a
 * store and day, between 08:00 and 20:50; what happens later waits for the morning. Who turns the alert off is left out
 * from then on. Source: market-rules §0, §3, §6, decision 164.
 */
export const notifyStoreNews: Effect.Effect<void, never, Db> = Effect.gen(function* () {
  const nowMs = yield* Clock.currentTimeMillis
  if (!isAdvertisingHour(nowMs)) return
  yield* writeNews(nowMs)
  for (const storeId of yield* listRunningNews()) {
    yield* Effect.repeat(takePortion(storeId), { while: (portion) => portion === 'MORE' })
  }
})
