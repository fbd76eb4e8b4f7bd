import {
  type RecommendedKeyword,
  recommendKeywords,
} from '@jangteo/core/search/recommendation.rules'
import { listRanks } from '@jangteo/postgres/search/keyword-rank.store'
import { listPromotedKeywords } from '@jangteo/postgres/search/promoted-keyword.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { cached } from '../call/cached.ts'

const load = Effect.gen(function* () {
  const at = new Date(yield* Clock.currentTimeMillis)
  const [promoted, rising] = yield* Effect.all(
    [listPromotedKeywords('RECOMMENDED', at), listRanks('RISING')],
    { concurrency: 'unbounded' },
  )
  return recommendKeywords(
    promoted.map(({ keyword, link_url: linkUrl, is_ad: isAd }) => ({ keyword, linkUrl, isAd })),
    rising.map(({ keyword }) => keyword),
  )
})

/** The operator's keywords, then those that rise. */
export const recommendedKeywords = cached('recommended keywords', load)

/** Maps a recommended keyword to the wire. */
export function toRecommended({ keyword, linkUrl, isAd }: RecommendedKeyword) {
  return { keyword, linkUrl, adYn: isAd ? ('Y' as const) : ('N' as const) }
}

/** Recommends keywords to search for. */
export const listRecommendedKeywords = Effect.fnUntraced(function* () {
  return { content: (yield* recommendedKeywords).map(toRecommended) }
})
