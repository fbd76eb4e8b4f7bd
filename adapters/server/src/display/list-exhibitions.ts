import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import { toPage } from '@jangteo/core/navigation/paging.rules'
import {
  countExhibitions,
  listExhibitions as listRows,
} from '@jangteo/postgres/display/exhibition.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { toExhibitionCard } from './exhibition-answer.ts'

/** A page of the exhibitions that are not hidden: those that run, those to come, those that are over. */
export const listExhibitions = Effect.fnUntraced(function* (input: {
  readonly page: number
  readonly size: number
}) {
  const { page: number, size } = input
  const nowMs = yield* Clock.currentTimeMillis
  const moment = { at: new Date(nowMs), day: kstDayOf(nowMs) }
  const [rows, totalElements] = yield* Effect.all(
    [listRows(moment, { offset: number * size, limit: size }), countExhibitions()],
    { concurrency: 'unbounded' },
  )
  const { content, ...page } = toPage(rows, { number, size, totalElements })
  return { ...page, content: content.map((row) => toExhibitionCard(row, nowMs)) }
})
