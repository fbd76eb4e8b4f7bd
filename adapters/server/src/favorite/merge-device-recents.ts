import type { RecentPageKind } from '@jangteo/core/favorite/recent.codes'
import { mergeRecent, mergeRecentPages, type RecentPage } from '@jangteo/core/favorite/recent.rules'
import type { Db } from '@jangteo/postgres/database/db'
import {
  deleteRecentGoods,
  insertMergedRecentGoods,
  listSeen,
} from '@jangteo/postgres/favorite/recent-goods.store'
import {
  deleteRecentPages,
  insertMergedRecentPages,
  listRecentPages,
} from '@jangteo/postgres/favorite/recent-page.store'
import * as Effect from 'effect/Effect'

const EVER = new Date(0)

type RecentPageRow = {
  readonly kind: RecentPageKind
  readonly page_id: number
  readonly seen_at: Date
}

type SeenRow = { readonly goods_id: number; readonly seen_at: Date }

const toRecent = ({ goods_id: goodsId, seen_at: seenAt }: SeenRow) => ({
  goodsId,
  seenAtMs: seenAt.getTime(),
})

const toRecentPage = ({ kind, page_id: pageId, seen_at: seenAt }: RecentPageRow): RecentPage => ({
  kind,
  pageId,
  seenAtMs: seenAt.getTime(),
})

/** Merges the exhibitions and events that were opened on a device in the same way. */
const mergeDevicePages = Effect.fnUntraced(function* (
  deviceId: string,
  memberId: number,
): Effect.fn.Return<void, never, Db> {
  const [device, member] = [{ deviceId }, { memberId }]
  const seenHere = yield* listRecentPages(device, EVER)
  if (seenHere.length === 0) return
  const own = yield* listRecentPages(member, EVER)
  const merged = mergeRecentPages(own.map(toRecentPage), seenHere.map(toRecentPage))
  yield* deleteRecentPages(device)
  yield* deleteRecentPages(member)
  yield* insertMergedRecentPages(memberId, merged)
})

/**
 * Merges what was viewed on a device into the list of the member who logs in on it; the device has none afterwards.
 * Belongs into the transaction of the login, which holds the lock of the member. Source: market-rules §3.
 */
export const mergeDeviceRecents = Effect.fnUntraced(function* (
  deviceId: string,
  memberId: number,
): Effect.fn.Return<void, never, Db> {
  yield* mergeDevicePages(deviceId, memberId)
  const device = { deviceId }
  const member = { memberId }
  const seenHere = yield* listSeen(device)
  if (seenHere.length === 0) return
  const merged = mergeRecent((yield* listSeen(member)).map(toRecent), seenHere.map(toRecent))
  yield* deleteRecentGoods(device, null)
  yield* deleteRecentGoods(member, null)
  yield* insertMergedRecentGoods(
    memberId,
    merged.map(({ goodsId, seenAtMs }) => ({ goodsId, seenAt: new Date(seenAtMs) })),
  )
})
