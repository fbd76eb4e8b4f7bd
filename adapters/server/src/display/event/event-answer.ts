import { eventFilterOf } from '@jangteo/core/display/event.rules'
import type { Db } from '@jangteo/postgres/database/db'
import {
  type EventDetailRow,
  type EventRow,
  findEvent,
} from '@jangteo/postgres/display/event.store'
import * as Effect from 'effect/Effect'
import { refused, type Refused } from '../../call/refused.ts'
import { openId } from '../../wire/open-id.ts'
import type { WireIdCodec, WireIds } from '../../wire/wire-ids.ts'

/** Period of an event's row. */
export function periodOf({ starts_at: start, ends_at: end }: EventRow) {
  return { startsAtMs: start.getTime(), endsAtMs: end.getTime() }
}

/** Maps a category of events. */
export function toEventCategory(category: { readonly id: number; readonly name: string }) {
  return { eventCategoryId: category.id, categoryName: category.name }
}

/** Maps an event that has begun for lists. */
export function toEventCard(wireIds: WireIdCodec, row: EventRow, nowMs: number) {
  return {
    eventIdEncrypt: wireIds.seal('event', row.id),
    title: row.title,
    picture: row.picture,
    category: toEventCategory({ id: row.event_category_id, name: row.category_name }),
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    statusFilterEnum: eventFilterOf(periodOf(row), nowMs) ?? 'IN_PROGRESS',
  }
}

/** Finds an event that is not hidden and has begun. Refusal: EVENT_NOT_FOUND. */
export const eventOpened = Effect.fnUntraced(function* (
  sealedId: string,
  nowMs: number,
): Effect.fn.Return<EventDetailRow, Refused<'EVENT_NOT_FOUND'>, Db | WireIds> {
  const id = yield* openId('event', sealedId, refused('EVENT_NOT_FOUND'))
  const row = yield* findEvent(id)
  if (row === undefined || eventFilterOf(periodOf(row), nowMs) === null) {
    return yield* refused('EVENT_NOT_FOUND')
  }
  return row
})
