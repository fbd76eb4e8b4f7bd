import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import { retentionLimits } from '@jangteo/core/calendar/retention.rules'
import type { RecentPageKind } from '@jangteo/core/favorite/recent.codes'
import { AT_ONCE, together } from '@jangteo/postgres/database/db'
import { listEventsByIds } from '@jangteo/postgres/display/event.store'
import { listExhibitionsByIds } from '@jangteo/postgres/display/exhibition.store'
import { listRecentPages } from '@jangteo/postgres/favorite/recent-page.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Caller } from '../call/caller.ts'
import { recentOwnerOf } from '../favorite/recent-owner.ts'
import { WireIds } from '../wire/wire-ids.ts'
import { toEventCard } from './event/event-answer.ts'
import { toExhibitionCard } from './exhibition-answer.ts'

/** The exhibitions and the events that the caller opened within 90 Korean days, the newest first; hidden ones are left out. */
export const listRecentPagesOf = Effect.fnUntraced(function* () {
  const owner = recentOwnerOf(yield* Caller)
  const wireIds = yield* WireIds
  const nowMs = yield* Clock.currentTimeMillis
  const since = new Date(retentionLimits(nowMs).recentGoodsBeforeMs)
  const seen = yield* listRecentPages(owner, since)
  const idsOf = (kind: RecentPageKind) =>
    seen.filter((row) => row.kind === kind).map((row) => row.page_id)
  const [exhibitionIds, eventIds] = [idsOf('EXHIBITION'), idsOf('EVENT')]
  const [exhibitions, events] = yield* together(
    Effect.all(
      [
        exhibitionIds.length === 0
          ? Effect.succeed([])
          : listExhibitionsByIds(exhibitionIds, kstDayOf(nowMs)),
        eventIds.length === 0 ? Effect.succeed([]) : listEventsByIds(eventIds),
      ],
      AT_ONCE,
    ),
  )
  return {
    exhibitionList: exhibitionIds.flatMap((id) =>
      exhibitions.filter((row) => row.id === id).map((row) => toExhibitionCard(row, nowMs)),
    ),
    eventList: eventIds.flatMap((id) =>
      events.filter((row) => row.id === id).map((row) => toEventCard(wireIds, row, nowMs)),
    ),
  }
})
