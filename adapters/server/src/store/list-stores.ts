import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import { toPage } from '@jangteo/core/navigation/paging.rules'
import { countStores, listStores as listRows } from '@jangteo/postgres/store/store.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { toStoreCards } from './store-cards.ts'

/** A page of the stores, by name. */
export const listStores = Effect.fnUntraced(function* (input: {
  readonly page: number
  readonly size: number
}) {
  const { page: number, size } = input
  const nowMs = yield* Clock.currentTimeMillis
  const moment = { at: new Date(nowMs), day: kstDayOf(nowMs) }
  const [rows, totalElements] = yield* Effect.all(
    [listRows(moment, { offset: number * size, limit: size }), countStores()],
    { concurrency: 'unbounded' },
  )
  const { content, ...page } = toPage(rows, { number, size, totalElements })
  return { ...page, content: [...(yield* toStoreCards(content, nowMs))] }
})
