import { popularChangeOf } from '@jangteo/core/search/popular.rules'
import type { Db } from '@jangteo/postgres/database/db'
import {
  type BoardCardRow,
  type BoardKey,
  type BoardRow,
  findBoard,
  isEverybody,
  listBoardCards,
} from '@jangteo/postgres/display/ranking.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { cached, type FigureCache } from '../../call/cached.ts'
import { toGoodsCard } from '../../goods/goods-card.ts'
import { EVERYBODY } from './ranking-boards.ts'

type Ranked = {
  readonly rank: number
  readonly previousRank: number | null
  readonly row: BoardCardRow
}

/** A board as it is shown: without products that left the lists since, under the ranks that it was computed with. */
export type ShownBoard = {
  /** `null` before the first run. */
  readonly computedAt: Date | null
  /** True when the board of all buyers stands for one that does not exist. */
  readonly isFallback: boolean
  readonly entries: readonly Ranked[]
}

const readBoard = Effect.fnUntraced(function* (
  key: BoardKey,
): Effect.fn.Return<ShownBoard, never, Db> {
  const own = yield* findBoard(key)
  const isFallback = !isEverybody(key) && (own?.goods_ids ?? null) === null
  const board = isFallback ? yield* findBoard({ ...key, ...EVERYBODY }) : own
  return {
    computedAt: board?.computed_at ?? null,
    isFallback,
    entries: board === undefined ? [] : yield* readEntries(board),
  }
})

const readEntries = Effect.fnUntraced(function* ({
  goods_ids: goodsIds,
  previous_ranks: previousRanks,
}: BoardRow): Effect.fn.Return<Ranked[], never, Db> {
  if (goodsIds === null) return []
  const at = new Date(yield* Clock.currentTimeMillis)
  const cards = yield* listBoardCards(goodsIds, at)
  const rowOf = new Map(cards.map((row) => [row.id, row]))
  return goodsIds.flatMap((id, place) => {
    const row = rowOf.get(id)
    const previousRank = previousRanks?.[place] ?? null
    return row === undefined ? [] : [{ rank: place + 1, previousRank, row }]
  })
})

/** Loads a board with its products, up to half a minute old. Source: market-rules §1.3. */
export const loadBoard = (key: BoardKey): Effect.Effect<ShownBoard, never, Db | FigureCache> =>
  cached(
    `ranking ${JSON.stringify([key.period, key.categoryId, key.age, key.gender])}`,
    readBoard(key),
  )

/** Maps a product of a board to the wire. */
export function toRankedCard({ rank, previousRank, row }: Ranked, nowMs: number) {
  return {
    ...toGoodsCard(row, nowMs),
    rank,
    previousRank,
    changeEnum: popularChangeOf(rank, previousRank),
  }
}
