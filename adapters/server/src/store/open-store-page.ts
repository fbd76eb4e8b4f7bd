import { countStoreLikers } from '@jangteo/postgres/favorite/favorite-store.store'
import { listStoreAnnouncements } from '@jangteo/postgres/store/store.store'
import { listStoreNotices } from '@jangteo/postgres/store/store-notice.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { storeCalled, toStoreHead } from './store-answer.ts'
import { WireIds } from '../wire/wire-ids.ts'
import { storeCategories } from './store-categories.ts'
import { toNoticeLine } from './store-notices.ts'

/** Opens a store's page. Refusal: STORE_NOT_FOUND. */
export const openStorePage = Effect.fnUntraced(function* (input: { readonly id: string }) {
  const store = yield* storeCalled(input.id)
  const at = new Date(yield* Clock.currentTimeMillis)
  const [announcements, categoryList, [notice], favoriteCount] = yield* Effect.all(
    [
      listStoreAnnouncements(store.id, at),
      storeCategories(store.id, at),
      listStoreNotices(store.id, { offset: 0, limit: 1 }),
      countStoreLikers(store.id),
    ],
    { concurrency: 'unbounded' },
  )
  const wireIds = yield* WireIds
  const noticeTop = notice === undefined ? null : toNoticeLine(notice, wireIds)
  return { ...toStoreHead(store), announcements, categoryList, noticeTop, favoriteCount }
})
