import { toPage } from '@jangteo/core/navigation/paging.rules'
import { rankBestReviews } from '@jangteo/core/review/reviewScore.rules'
import { characterCount } from '@jangteo/core/member/member.rules'
import {
  countVisibleReviews,
  listLikedStoreReviews,
  listVisibleReviews,
} from '@jangteo/postgres/review/review-desk.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Caller, memberIdOf } from '../call/caller.ts'
import { loadCards } from '../review/review-answer.ts'
import { storeIdOf } from './store-answer.ts'

/** Reviews that the best ones are chosen from, by likes. */
const CANDIDATE_COUNT = 200

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
  const rows = yield* listLikedStoreReviews(storeId, { limit: CANDIDATE_COUNT, readerId })
  const nowMs = yield* Clock.currentTimeMillis
  const weighed = rows.map((row) => ({
    row,
    likeCount: row.like_count,
    imageCount: row.image_count,
    videoCount: row.video_count,
    textLength: characterCount(row.body),
    writtenAtMs: row.written_at.getTime(),
  }))
  const best = rankBestReviews(weighed, { nowMs, countMax: size })
  return {
    content: yield* loadCards(
      best.map(({ row }) => row),
      readerId,
    ),
  }
})
