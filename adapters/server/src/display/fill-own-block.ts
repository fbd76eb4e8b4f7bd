import type { MainCaller } from '@jangteo/core/display/mainGroup.rules'
import type { Db } from '@jangteo/postgres/database/db'
import { listSeen } from '@jangteo/postgres/favorite/recent-goods.store'
import { listGoodsBeside } from '@jangteo/postgres/goods/goods.store'
import * as Effect from 'effect/Effect'
import type { FigureCache } from '../call/cached.ts'
import { Caller } from '../call/caller.ts'
import { recentOwnerOf } from '../favorite/recent-owner.ts'
import { toBlockGoods } from '../goods/block-goods.ts'
import type { BlockContent, Filling } from './block-content.ts'
import { fillAges } from './ranking/fill-boards.ts'
import { orNothing } from './fill-block.ts'
import { fillViewed } from './fill-goods.ts'

/** Viewed products whose siblings are recommended. Source: market-rules §1.1. */
const SEEN_COUNT = 5

type OwnFilling = Effect.Effect<BlockContent, never, Caller | Db | FigureCache>

/** Products beside those that the caller viewed last; what everybody views for callers who viewed nothing. */
const fillBeside = Effect.fnUntraced(function* (
  filling: Filling,
): Effect.fn.Return<BlockContent, never, Caller | Db> {
  const { group, nowMs } = filling
  const seen = yield* listSeen(recentOwnerOf(yield* Caller))
  const goodsIds = seen.slice(0, SEEN_COUNT).map((row) => row.goods_id)
  if (goodsIds.length === 0) return yield* fillViewed(filling)
  const rows = yield* listGoodsBeside(goodsIds, new Date(nowMs), group.goodsMax * 2)
  return { goodsList: toBlockGoods(rows, { countMax: group.goodsMax, nowMs }) }
})

/** The content of a personal group for the caller. */
export const fillOwnBlock = (filling: Filling, { age }: MainCaller): OwnFilling => {
  const { mainGroupId, blockType } = filling.group
  const filled: OwnFilling = blockType === 'AGE' ? fillAges(filling, age) : fillBeside(filling)
  return orNothing(mainGroupId, filled)
}
