import { HOME_BLOCKS } from '@jangteo/core/display/homeBlock.codes'
import type { MainCaller } from '@jangteo/core/display/mainGroup.rules'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import type { FigureCache } from '../call/cached.ts'
import type { Caller } from '../call/caller.ts'
import { neighboursOfSeen } from '../favorite/neighbours-of-seen.ts'
import { toBlockGoods } from '../goods/block-goods.ts'
import type { BlockContent, Filling } from './block-content.ts'
import { fillAges } from './ranking/fill-boards.ts'
import { orNothing } from './fill-block.ts'
import { fillViewed } from './fill-goods.ts'

type OwnFilling = Effect.Effect<BlockContent, never, Caller | Db | FigureCache>

/**
 * Neighbours of what the caller viewed last; what everybody views, where they viewed nothing or too few go with it.
 * Source: market-rules §1.1.
 */
const fillBeside = Effect.fnUntraced(function* (
  filling: Filling,
): Effect.fn.Return<BlockContent, never, Caller | Db> {
  const { group, nowMs } = filling
  const { goodsMax: countMax, blockType } = group
  const rows = yield* neighboursOfSeen({ at: new Date(nowMs), limit: countMax * 2 })
  const goodsList = toBlockGoods(rows, { countMax, nowMs })
  return goodsList.length < HOME_BLOCKS[blockType].shownMin
    ? yield* fillViewed(filling)
    : { goodsList }
})

/** The content of a personal group for the caller. */
export const fillOwnBlock = (filling: Filling, { age }: MainCaller): OwnFilling => {
  const { mainGroupId, blockType } = filling.group
  const filled: OwnFilling = blockType === 'AGE' ? fillAges(filling, age) : fillBeside(filling)
  return orNothing(mainGroupId, filled)
}
