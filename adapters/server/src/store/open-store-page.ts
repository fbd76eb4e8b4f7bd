import { listStoreAnnouncements } from '@jangteo/postgres/store/store.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { storeCalled, toStoreHead } from './store-answer.ts'
import { storeCategories } from './store-categories.ts'

/** Opens a store's page. Refusal: STORE_NOT_FOUND. */
export const openStorePage = Effect.fnUntraced(function* (input: { readonly id: string }) {
  const store = yield* storeCalled(input.id)
  const at = new Date(yield* Clock.currentTimeMillis)
  const [announcements, categoryList] = yield* Effect.all(
    [listStoreAnnouncements(store.id, at), storeCategories(store.id, at)],
    { concurrency: 'unbounded' },
  )
  return { ...toStoreHead(store), announcements, categoryList }
})
