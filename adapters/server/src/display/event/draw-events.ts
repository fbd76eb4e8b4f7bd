import { drawWinners } from '@jangteo/core/display/draw.rules'
import { prizeIndexOf, winnersMaxOf } from '@jangteo/core/display/event.rules'
import { transaction, type Db } from '@jangteo/postgres/database/db'
import {
  finishDraw,
  listDrawEntries,
  listDueDraws,
  listEventsWithoutDraw,
  lockDraw,
  writeWinner,
} from '@jangteo/postgres/display/draw.store'
import { listPrizes } from '@jangteo/postgres/display/event.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Seals } from '../../wire/seals.ts'
import { makeDrawKeys, openDrawKeys } from './draw-keys.ts'

/** The task's name. */
export const DRAW_EVENTS = 'draw-events'

/** Events of one run; the next one takes the others. */
const BATCH_SIZE = 100

/** Maps a stored entry to the draw's. */
export function toDrawEntry(row: {
  readonly id: number
  readonly entry_hash: string
  readonly person: string
}) {
  return { entryNo: row.id, entryHash: row.entry_hash, person: row.person }
}

/**
 * Draws the winners of one event once: the draw's row is locked, which waits for the entries that are being written, and
 * of two at once the second finds it drawn. Source: decision 108.
 */
const drawEvent = Effect.fnUntraced(function* (
  eventId: number,
  at: Date,
): Effect.fn.Return<void, never, Db | Seals> {
  const draw = yield* lockDraw(eventId)
  if (draw === undefined || draw.sealed_keys === null) return
  const { seed } = openDrawKeys(yield* Seals, draw.sealed_keys)
  const entries = (yield* listDrawEntries(eventId)).map(toDrawEntry)
  const prizes = yield* listPrizes(eventId)
  const { listHash, winners } = drawWinners({
    drawId: draw.commitment,
    seed,
    beacon: '',
    entries,
    winnersMax: winnersMaxOf(prizes),
  })
  for (const { entryNo, rank } of winners) {
    const prize = prizes[prizeIndexOf(prizes, rank) ?? prizes.length]
    if (prize !== undefined) yield* writeWinner({ entryNo, rank, prizeId: prize.id })
  }
  yield* finishDraw({ eventId, seed, listHash, entryCount: entries.length, at })
}, transaction)

/**
 * Commits to the seeds of events that have none yet, and draws those whose announcement is due; one that fails keeps no
 * other from being drawn. May run any number of times at once. Source: market-rules §1.5, §8.2.
 */
export const drawEvents: Effect.Effect<void, never, Db | Seals> = Effect.gen(function* () {
  const at = new Date(yield* Clock.currentTimeMillis)
  for (const { id } of yield* listEventsWithoutDraw(BATCH_SIZE)) yield* makeDrawKeys(id)
  const due = yield* listDueDraws(at, BATCH_SIZE)
  const exits = yield* Effect.forEach(due, ({ id }) => Effect.exit(drawEvent(id, at)))
  for (const exit of exits) yield* exit
})
