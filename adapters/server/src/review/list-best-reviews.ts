import { listHelpfulOfGoods } from '@jangteo/postgres/review/helpful-review.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Caller, memberIdOf } from '../call/caller.ts'
import { loadRanked, rankIds } from './best-reviews.ts'

type BestInput = { readonly goodsId: number; readonly size: number }

/** Lists the best reviews of a product, as `rankBestReviews` ranks the most liked ones. Source: market-rules §4.1. */
export const listBestReviews = Effect.fnUntraced(function* (input: BestInput) {
  const candidates = yield* listHelpfulOfGoods(input.goodsId)
  const nowMs = yield* Clock.currentTimeMillis
  const ids = rankIds(candidates, { nowMs, countMax: input.size })
  return { content: yield* loadRanked(ids, memberIdOf(yield* Caller)) }
})
