import { toPage } from '@jangteo/core/navigation/paging.rules'
import { listHelpfulOfStore } from '@jangteo/postgres/review/helpful-review.store'
import { countVisibleReviews, listVisibleReviews } from '@jangteo/postgres/review/review-desk.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Caller, memberIdOf } from '../call/caller.ts'
import { loadRanked, rankIds } from '../review/best-reviews.ts'
import { loadCards } from '../review/review-answer.ts'
import { storeIdOf } from './store-answer.ts'

const readerOf = Effect.map(Caller, memberIdOf)

type ListInput = { readonly id: string; readonly page: number; readonly size: number }

/** Lists the visible reviews of a store's products, the newest first. Refusal: STORE_NOT_FOUND. */
export const listStoreReviews = Effect.fnUntraced(function* ({
  id,
  page: number,
  size,
}: ListInput) {
  const storeId = yield* storeIdOf(id)
  const readerId = yield* readerOf
  const totalElements = yield* countVisibleReviews(storeId)
  const part = { offset: number * size, limit: size, readerId }
  const content = yield* loadCards(yield* listVisibleReviews({ storeId }, part), readerId)
  return { ...toPage(content, { number, size, totalElements }), content }
})

type BestInput = { readonly id: string; readonly size: number }

/** Lists the reviews of a store's products that readers found most helpful. Refusal: STORE_NOT_FOUND. */
export const listBestStoreReviews = Effect.fnUntraced(function* ({ id, size }: BestInput) {
  const storeId = yield* storeIdOf(id)
  const readerId = yield* readerOf
  const candidates = yield* listHelpfulOfStore(storeId)
  const nowMs = yield* Clock.currentTimeMillis
  return { content: yield* loadRanked(rankIds(candidates, { nowMs, countMax: size }), readerId) }
})
