import { eventResultOf } from '@jangteo/core/display/event.rules'
import { toPage } from '@jangteo/core/navigation/paging.rules'
import { countEnteredEvents, listEnteredEvents } from '@jangteo/postgres/display/event-entry.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { callingMember } from '../../call/member-caller.ts'
import { WireIds } from '../../wire/wire-ids.ts'
import { toEventCard } from './event-answer.ts'

/** Lists the events that the member entered, the one entered last first. */
export const listMyEvents = Effect.fnUntraced(function* (input: {
  readonly page: number
  readonly size: number
}) {
  const { page: number, size } = input
  const wireIds = yield* WireIds
  const memberId = yield* callingMember
  const nowMs = yield* Clock.currentTimeMillis
  const [rows, totalElements] = yield* Effect.all(
    [
      listEnteredEvents(memberId, { offset: number * size, limit: size }),
      countEnteredEvents(memberId),
    ],
    { concurrency: 'unbounded' },
  )
  const { content, ...page } = toPage(rows, { number, size, totalElements })
  return {
    ...page,
    content: content.map((row) => ({
      ...toEventCard(wireIds, row, nowMs),
      announceAt: (row.announce_at ?? row.ends_at).toISOString(),
      drawnAt: row.drawn_at?.toISOString() ?? null,
      entryCount: row.entry_count,
      resultEnum:
        eventResultOf({
          entryCount: row.entry_count,
          isDrawn: row.drawn_at !== null,
          hasWon: row.prize_name !== null,
        }) ?? 'ENTERED',
      prizeName: row.prize_name,
    })),
  }
})
