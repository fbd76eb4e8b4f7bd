import type { EventFilter } from '@jangteo/core/display/display.codes'
import { eventsListedSinceMs } from '@jangteo/core/display/event.rules'
import { toPage } from '@jangteo/core/navigation/paging.rules'
import {
  countEvents,
  type EventsPlace,
  listEventCategories,
  listEvents as listRows,
} from '@jangteo/postgres/display/event.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { cached } from '../../call/cached.ts'
import { WireIds } from '../../wire/wire-ids.ts'
import { toEventCard, toEventCategory } from './event-answer.ts'

type ListEventsInput = {
  readonly page: number
  readonly size: number
  readonly statusFilterEnum: EventFilter
  readonly eventCategoryIdList?: readonly number[] | undefined
}

const READS = { concurrency: 'unbounded' } as const

const readPage = Effect.fnUntraced(function* (input: ListEventsInput) {
  const { page: number, size, statusFilterEnum: filter, eventCategoryIdList = [] } = input
  const nowMs = yield* Clock.currentTimeMillis
  const place: EventsPlace = {
    filter,
    at: new Date(nowMs),
    finishedSince: new Date(eventsListedSinceMs(nowMs)),
    categoryIds: eventCategoryIdList,
  }
  const [rows, totalElements, categories] = yield* Effect.all(
    [
      listRows(place, { offset: number * size, limit: size }),
      countEvents(place),
      listEventCategories(),
    ],
    READS,
  )
  return { rows, totalElements, categories, nowMs }
})

/** Lists events that run, ending first, or that finished within a year; the same for everybody, up to half a minute old. */
export const listEvents = Effect.fnUntraced(function* (input: ListEventsInput) {
  const wireIds = yield* WireIds
  const { page: number, size } = input
  const read = yield* cached(`events ${JSON.stringify(input)}`, readPage(input))
  const { content, ...page } = toPage(read.rows, {
    number,
    size,
    totalElements: read.totalElements,
  })
  return {
    ...page,
    content: content.map((row) => toEventCard(wireIds, row, read.nowMs)),
    categoryList: read.categories.map(toEventCategory),
  }
})
