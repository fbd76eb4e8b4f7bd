import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { loadBoard } from '../display/load-board.ts'
import { EVERYBODY } from '../display/ranking-boards.ts'
import { toGoodsCard } from '../goods/goods-card.ts'

const GOODS_COUNT = 20

/** Recommends what sold best in the last day, to everybody alike. */
export const recommendSearchGoods = Effect.fnUntraced(function* () {
  const nowMs = yield* Clock.currentTimeMillis
  const { entries } = yield* loadBoard({ period: 'DAY', categoryId: null, ...EVERYBODY })
  return { goodsList: entries.slice(0, GOODS_COUNT).map(({ row }) => toGoodsCard(row, nowMs)) }
})
