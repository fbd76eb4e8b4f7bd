import { winnersMaxOf } from '@jangteo/core/display/event.rules'
import { toPage } from '@jangteo/core/navigation/paging.rules'
import {
  countEntries,
  findDraw,
  listPublishedEntries,
  listWinners,
} from '@jangteo/postgres/display/draw.store'
import { listPrizes } from '@jangteo/postgres/display/event.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused } from '../../call/refused.ts'
import { toDrawEntry } from './draw-events.ts'
import { eventOpened } from './event-answer.ts'

type ShowEventDrawInput = { readonly id: string; readonly page: number; readonly size: number }

/**
 * Publishes a draw with a page of its entries, so that everybody computes it again. Refusals: EVENT_NOT_FOUND,
 * EVENT_NOT_DRAWN.
 */
export const showEventDraw = Effect.fnUntraced(function* (input: ShowEventDrawInput) {
  const { page: number, size } = input
  const { id } = yield* eventOpened(input.id, yield* Clock.currentTimeMillis)
  const draw = yield* findDraw(id)
  if (draw === undefined || draw.seed === null || draw.list_hash === null || draw.drawn_at === null)
    return yield* refused('EVENT_NOT_DRAWN')
  const [rows, totalElements, prizes, winners] = yield* Effect.all(
    [
      listPublishedEntries(id, { offset: number * size, limit: size }),
      countEntries(id),
      listPrizes(id),
      listWinners(id),
    ],
    { concurrency: 'unbounded' },
  )
  const { content, ...page } = toPage(rows, { number, size, totalElements })
  return {
    ...page,
    content: content.map(toDrawEntry),
    commitment: draw.commitment,
    seed: draw.seed,
    listHash: draw.list_hash,
    entryCount: draw.entry_count ?? totalElements,
    winnersMax: winnersMaxOf(prizes),
    drawnAt: draw.drawn_at.toISOString(),
    winnerList: winners.map(({ rank, id: entryNo }) => ({ rank: rank ?? 0, entryNo })),
  }
})
