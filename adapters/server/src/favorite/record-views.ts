import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import { RECENT_GOODS_COUNT_MAX } from '@jangteo/core/favorite/recent.rules'
import { transaction } from '@jangteo/postgres/database/db'
import { saveRecentGoods, trimRecentGoods } from '@jangteo/postgres/favorite/recent-goods.store'
import { insertViews } from '@jangteo/postgres/tracking/view.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Caller } from '../call/caller.ts'
import { visitorOf } from '../tracking/visitor.ts'
import { admitViewer } from './admit-viewer.ts'
import { recentOwnerOf } from './recent-owner.ts'

/**
 * Counts views of products and lists them to their viewer. A view is a row of visitor, product and Korean day, so that
 * any number of simultaneous calls count it once; the rows of both tables are written in the order of the products.
 * Refusal: TOO_MANY_REQUESTS for new devices of one address, because a device id costs nothing to make up.
 */
export const recordViews = Effect.fnUntraced(function* (input: {
  readonly goodsIdList: readonly number[]
}) {
  const caller = yield* Caller
  const owner = recentOwnerOf(caller)
  yield* admitViewer(owner)
  const nowMs = yield* Clock.currentTimeMillis
  const visitor = yield* visitorOf(caller, nowMs)
  const at = new Date(nowMs)
  const goodsIds = [...new Set(input.goodsIdList)]
  yield* transaction(
    Effect.all(
      [
        insertViews({ goodsIds, visitor, day: kstDayOf(nowMs), at }),
        saveRecentGoods(owner, { goodsIds, at }),
        trimRecentGoods(owner, RECENT_GOODS_COUNT_MAX),
      ],
      { discard: true },
    ),
  )
  return { done: true as const }
})
