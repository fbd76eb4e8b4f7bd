import { eventFilterOf } from '@jangteo/core/display/event.rules'
import { toPage } from '@jangteo/core/navigation/paging.rules'
import { listEventCategories } from '@jangteo/postgres/display/event.store'
import {
  type CountedEvent,
  countAllEvents,
  findAnyEvent,
  listAllEvents,
} from '@jangteo/postgres/display/event-edit.store'
import { AT_ONCE, together } from '@jangteo/postgres/database/db'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused } from '../../call/refused.ts'
import { openId } from '../../wire/open-id.ts'
import { type WireIdCodec, WireIds } from '../../wire/wire-ids.ts'
import { couponsNamed } from '../showing-targets.ts'
import { storedEvent } from './edit-event.ts'

function toEventRow(row: CountedEvent, wireIds: WireIdCodec, nowMs: number) {
  const period = { startsAtMs: row.starts_at.getTime(), endsAtMs: row.ends_at.getTime() }
  return {
    eventIdEncrypt: wireIds.seal('event', row.id),
    title: row.title,
    eventTypeEnum: row.type,
    category: { eventCategoryId: row.event_category_id, categoryName: row.category_name },
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    statusFilterEnum: eventFilterOf(period, nowMs),
    hiddenYn: row.is_hidden ? ('Y' as const) : ('N' as const),
    entryCount: row.entry_count,
    drawnYn: row.is_drawn ? ('Y' as const) : ('N' as const),
  }
}

/** A page of all events, hidden ones and those to come too, the newest first. */
export const listAnyEvents = Effect.fnUntraced(function* (input: {
  readonly page: number
  readonly size: number
}) {
  const { page: number, size } = input
  const nowMs = yield* Clock.currentTimeMillis
  const wireIds = yield* WireIds
  const [rows, totalElements, categories] = yield* together(
    Effect.all(
      [
        listAllEvents({ offset: number * size, limit: size }),
        countAllEvents(),
        listEventCategories(),
      ],
      AT_ONCE,
    ),
  )
  const content = rows.map((row) => toEventRow(row, wireIds, nowMs))
  return {
    ...toPage(content, { number, size, totalElements }),
    content,
    categoryList: categories.map(({ id, name }) => ({ eventCategoryId: id, categoryName: name })),
  }
})

/** An event to be changed, with the names of its coupons. Refusal: EVENT_NOT_FOUND. */
export const showEventToWrite = Effect.fnUntraced(function* (input: { readonly id: string }) {
  const id = yield* openId('event', input.id, refused('EVENT_NOT_FOUND'))
  const row = yield* findAnyEvent(id)
  if (row === undefined) return yield* refused('EVENT_NOT_FOUND')
  const { entry, ...event } = yield* storedEvent(row)
  const nowMs = yield* Clock.currentTimeMillis
  return {
    eventIdEncrypt: input.id,
    eventTypeEnum: event.type,
    title: event.title,
    body: event.body,
    picture: event.picture,
    eventCategoryId: row.event_category_id,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    hiddenYn: row.is_hidden ? ('Y' as const) : ('N' as const),
    couponIdList: [...event.couponIds],
    couponList: yield* couponsNamed(event.couponIds),
    entry:
      entry === null
        ? null
        : {
            perEnum: entry.perEnum,
            announceAt: new Date(entry.announceAtMs).toISOString(),
            prizeList: entry.prizes.map(({ name, quantity, value }) => ({
              prizeName: name,
              quantity,
              prizeValue: value,
            })),
          },
    begunYn: nowMs >= event.startsAtMs ? ('Y' as const) : ('N' as const),
  }
})
