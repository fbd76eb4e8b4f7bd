import { retentionLimits } from '@jangteo/core/calendar/retention.rules'
import { toPage } from '@jangteo/core/navigation/paging.rules'
import { countRecentGoods, listRecentGoods } from '@jangteo/postgres/favorite/recent-goods.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Caller } from '../call/caller.ts'
import { toGoodsCard } from '../goods/goods-card.ts'
import { WireIds } from '../wire/wire-ids.ts'
import { recentOwnerOf } from './recent-owner.ts'

/** A page of what the caller viewed within 90 Korean days, the newest first. */
export const listRecents = Effect.fnUntraced(function* (input: {
  readonly page: number
  readonly size: number
}) {
  const { page: number, size } = input
  const owner = recentOwnerOf(yield* Caller)
  const wireIds = yield* WireIds
  const nowMs = yield* Clock.currentTimeMillis
  const since = new Date(retentionLimits(nowMs).recentGoodsBeforeMs)
  const [rows, totalElements] = yield* Effect.all(
    [
      listRecentGoods(owner, { at: new Date(nowMs), since, offset: number * size, limit: size }),
      countRecentGoods(owner, since),
    ],
    { concurrency: 'unbounded' },
  )
  const content = rows.map((row) => ({
    ...toGoodsCard(row, nowMs),
    recentGoodsIdEncrypt: wireIds.seal('recentGoods', row.recent_id),
    seenAt: row.seen_at.toISOString(),
  }))
  return { ...toPage(content, { number, size, totalElements }), content }
})
