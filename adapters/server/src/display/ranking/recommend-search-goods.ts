import { BLOCK_GOODS_COUNT_MIN } from '@jangteo/core/display/homeBlock.codes'
import { PAIR_COUNT_MAX } from '@jangteo/core/goods/neighbour.rules'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { neighboursOfSeen } from '../../favorite/neighbours-of-seen.ts'
import { toGoodsCard } from '../../goods/goods-card.ts'
import { loadBoard } from './load-board.ts'
import { EVERYBODY } from './ranking-boards.ts'

/**
 * Recommends products that go with those that the caller viewed last; what sold best in the last day, where they viewed
 * nothing or too few go with it. Source: market-rules §2.4.
 */
export const recommendSearchGoods = Effect.fnUntraced(function* () {
  const nowMs = yield* Clock.currentTimeMillis
  const own = yield* neighboursOfSeen({ at: new Date(nowMs), limit: PAIR_COUNT_MAX })
  if (own.length >= BLOCK_GOODS_COUNT_MIN) {
    return { seenYn: 'Y' as const, goodsList: own.map((row) => toGoodsCard(row, nowMs)) }
  }
  const { entries } = yield* loadBoard({ period: 'DAY', categoryId: null, ...EVERYBODY })
  const best = entries.slice(0, PAIR_COUNT_MAX)
  return { seenYn: 'N' as const, goodsList: best.map(({ row }) => toGoodsCard(row, nowMs)) }
})
