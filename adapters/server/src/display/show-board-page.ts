import { toPage } from '@jangteo/core/navigation/paging.rules'
import type { BoardKey } from '@jangteo/postgres/display/ranking.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { loadBoard, toRankedCard } from './load-board.ts'

/** A page of a board, counted after products that left the lists are taken out of it. */
export const showBoardPage = Effect.fnUntraced(function* (
  key: BoardKey,
  { number, size }: { readonly number: number; readonly size: number },
) {
  const board = yield* loadBoard(key)
  const nowMs = yield* Clock.currentTimeMillis
  const shown = board.entries.slice(number * size, (number + 1) * size)
  const content = shown.map((entry) => toRankedCard(entry, nowMs))
  return {
    ...toPage(content, { number, size, totalElements: board.entries.length }),
    content,
    computedAt: board.computedAt?.toISOString() ?? null,
    segmentFallbackYn: board.isFallback ? ('Y' as const) : ('N' as const),
  }
})
