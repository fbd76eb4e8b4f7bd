import type { RankingPeriod } from '@jangteo/core/display/display.codes'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { categoryTree } from '../category/category-tree.ts'
import { loadBoard, toRankedCard } from './load-board.ts'
import { EVERYBODY } from './ranking-boards.ts'

const SHOWN_COUNT = 10

/** The first ten products of every category of the first level; a category without a board is left out. */
export const listRootRankings = Effect.fnUntraced(function* (input: {
  readonly rankingPeriodEnum: RankingPeriod
}) {
  const { roots } = yield* categoryTree
  const boards = yield* Effect.forEach(
    roots,
    (root) => loadBoard({ period: input.rankingPeriodEnum, categoryId: root.id, ...EVERYBODY }),
    { concurrency: 'unbounded' },
  )
  const nowMs = yield* Clock.currentTimeMillis
  const rankingList = roots.map((root, place) => {
    const entries = boards[place]?.entries.slice(0, SHOWN_COUNT) ?? []
    return {
      categoryId: root.id,
      categoryName: root.name,
      goodsList: entries.map((entry) => toRankedCard(entry, nowMs)),
    }
  })
  return {
    computedAt: boards[0]?.computedAt?.toISOString() ?? null,
    rankingList: rankingList.filter(({ goodsList }) => goodsList.length > 0),
  }
})
