import { countStoreLikers } from '@jangteo/postgres/favorite/favorite-store.store'
import { listStoreNotices } from '@jangteo/postgres/store/store-notice.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { cached } from '../call/cached.ts'
import { WireIds } from '../wire/wire-ids.ts'
import { toYn } from '../wire/yn.ts'
import { storeCalled, toStoreBrief } from './store-answer.ts'
import { storeCategories } from './store-categories.ts'
import { toNoticeLine } from './store-notices.ts'

const load = Effect.fnUntraced(function* (url: string) {
  const store = yield* storeCalled(url)
  const at = new Date(yield* Clock.currentTimeMillis)
  const [[notice], categoryList, favoriteCount] = yield* Effect.all(
    [
      listStoreNotices(store.id, { offset: 0, limit: 1 }),
      storeCategories(store.id, at),
      countStoreLikers(store.id),
    ],
    { concurrency: 'unbounded' },
  )
  const wireIds = yield* WireIds
  return {
    ...toStoreBrief(store),
    ratingAverage: store.rating_average,
    reviewCount: store.review_count,
    favoriteCount,
    phoneHours: store.phone_hours,
    pausedYn: toYn(store.state === 'PAUSED'),
    noticeTop: notice === undefined ? null : toNoticeLine(notice, wireIds),
    categoryList,
  }
})

/** Shows a store beside its own pages, half a minute old at most. Refusal: STORE_NOT_FOUND. Source: market-rules §6. */
export const showStoreSide = ({ id }: { readonly id: string }) =>
  cached(`store side ${id}`, load(id))
