import { findRecentKeywords } from '@jangteo/postgres/search/recent-keyword.store'
import { listPromotedKeywords } from '@jangteo/postgres/search/promoted-keyword.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { cached } from '../call/cached.ts'
import { Caller, memberIdOf } from '../call/caller.ts'
import { listPopularKeywords } from './list-popular-keywords.ts'
import { recommendedKeywords, toRecommended } from './list-recommended-keywords.ts'

const placeholder = cached(
  'search placeholder',
  Effect.gen(function* () {
    const [first] = yield* listPromotedKeywords('FIELD', new Date(yield* Clock.currentTimeMillis))
    return first === undefined
      ? null
      : {
          searchTextMain: first.keyword,
          searchTextSub: first.sub_text,
          linkUrl: first.link_url,
          adYn: first.is_ad ? ('Y' as const) : ('N' as const),
        }
  }),
)

const recentKeywords = Effect.gen(function* () {
  const memberId = memberIdOf(yield* Caller)
  return memberId === null ? [] : yield* findRecentKeywords(memberId)
})

/** The page before a search. Guests' recent keywords are stored by their browser. */
export const openSearchPage = Effect.fnUntraced(function* () {
  const [recentList, { content, computedAt }, recommended, field] = yield* Effect.all(
    [recentKeywords, listPopularKeywords(), recommendedKeywords, placeholder],
    { concurrency: 'unbounded' },
  )
  return {
    recentList: [...recentList],
    popularList: content,
    computedAt,
    recommendList: recommended.map(toRecommended),
    placeholder: field,
  }
})
