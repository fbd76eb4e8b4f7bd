import { listNewestItems } from '@jangteo/postgres/order/order-item.store'
import * as Effect from 'effect/Effect'
import { toDeskItem } from './desk-item.ts'

const SHOWN_COUNT = 50

/** The newest order items of the whole market with what may be done to each. */
export const listDeskItems = Effect.fnUntraced(function* () {
  const rows = yield* listNewestItems({ limit: SHOWN_COUNT })
  return { content: yield* Effect.forEach(rows, toDeskItem) }
})
