import { KEYWORD_LENGTH_MAX, RECENT_KEYWORD_COUNT_MAX } from '@jangteo/core/search/keyword.rules'
import { POPULAR_CHANGES, SUGGEST_REASONS, WORD_KINDS } from '@jangteo/core/search/search.codes'
import { z } from 'zod'
import { call } from '../call/call.ts'
import { goodsCard } from '../goods/goods.schemas.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { feedbackCard } from '../review/review.schemas.ts'
import { storeCard } from '../store/store.schemas.ts'
import { moment, ynFlag } from '../wire/wire.schemas.ts'

/** Longest text that is read as a keyword; more than its first characters are never used. */
const KEYWORD_TEXT_MAX = 4 * KEYWORD_LENGTH_MAX

const keywordText = z.string().max(KEYWORD_TEXT_MAX)
const keywordQuery = z.object({ keyword: keywordText })
const keywordList = z.object({ keywordList: z.array(z.string()) })

const popular = z.object({
  rank: z.int(),
  keyword: z.string(),
  changeEnum: z.enum(POPULAR_CHANGES),
})

/** A keyword that the operator chose, `adYn` when somebody pays for it, or one that rises. */
const recommended = z.object({ keyword: z.string(), linkUrl: z.string().nullable(), adYn: ynFlag })

/** Popular keywords of the last day; `computedAt` is `null` until there were any. */
const popularBoard = z.object({
  content: z.array(popular),
  computedAt: moment.nullable(),
})

/** The page before a search: the caller's recent keywords, popular and recommended ones, and what the field shows while it is empty. */
const page = call({ who: 'anybody' })
  .route({ method: 'GET', path: '/displays/pages/search', summary: '검색 홈', tags: ['search'] })
  .output(
    z.object({
      /** Empty for guests, whose keywords are stored by their browser. */
      recentList: z.array(z.string()),
      popularList: z.array(popular),
      computedAt: moment.nullable(),
      recommendList: z.array(recommended),
      placeholder: z
        .object({
          searchTextMain: z.string(),
          searchTextSub: z.string().nullable(),
          linkUrl: z.string().nullable(),
          adYn: ynFlag,
        })
        .nullable(),
    }),
  )

/** Words that a half-typed keyword may become, with the parts that match; first letters and the other keyboard count too. */
const autoComplete = call({ who: 'anybody' })
  .route({
    method: 'GET',
    path: '/displays/searches/auto-complete',
    summary: '검색어 자동완성',
    tags: ['search'],
  })
  .input(keywordQuery)
  .errors(refusals('SEARCH_KEYWORD_REQUIRED'))
  .output(
    z.object({
      content: z.array(
        z.object({
          keyword: z.string(),
          /** Parts in characters, the first included, the last not. */
          matches: z.array(z.tuple([z.int(), z.int()])),
          kindEnum: z.enum(WORD_KINDS),
          /** The category's or brand's id, or the store's URL; `null` for a keyword. */
          targetId: z.string().nullable(),
        }),
      ),
    }),
  )

/** A keyword that finds more than one with three products or fewer; `null` for none. */
const suggest = call({ who: 'anybody' })
  .route({
    method: 'GET',
    path: '/displays/searches/suggest-keyword',
    summary: '제안 검색어',
    tags: ['search'],
  })
  .input(keywordQuery)
  .errors(refusals('SEARCH_KEYWORD_REQUIRED'))
  .output(
    z.object({
      suggestKeyword: z.string().nullable(),
      suggestReasonEnum: z.enum(SUGGEST_REASONS).nullable(),
    }),
  )

/** Keywords that the visitors of one search for besides, else words that contain it. */
const related = call({ who: 'anybody' })
  .route({
    method: 'GET',
    path: '/displays/searches/related-keyword',
    summary: '연관 검색어',
    tags: ['search'],
  })
  .input(keywordQuery)
  .errors(refusals('SEARCH_KEYWORD_REQUIRED'))
  .output(keywordList)

/** Keywords to try: the operator's, then those that rise. */
const recommend = call({ who: 'anybody' })
  .route({
    method: 'GET',
    path: '/displays/searches/recommend/search',
    summary: '추천 검색어',
    tags: ['search'],
  })
  .output(z.object({ content: z.array(recommended) }))

/**
 * Stores by the points that their products made in the week, with the change of their ranks since the day before; with a
 * keyword, of the products that fit it.
 */
const recommendStore = call({ who: 'anybody' })
  .route({
    method: 'GET',
    path: '/displays/searches/recommend/ranking-store',
    summary: '추천 스토어',
    tags: ['search'],
  })
  .input(z.object({ keyword: keywordText.optional() }))
  .output(
    z.object({
      content: z.array(storeCard.extend({ rank: z.int(), changeEnum: z.enum(POPULAR_CHANGES) })),
    }),
  )

/** Products that go with those that the caller viewed last (`seenYn`), else those that sold best in the last day. */
const recommendGoods = call({ who: 'anybody' })
  .route({
    method: 'GET',
    path: '/displays/searches/recommend/goods',
    summary: '추천 상품',
    tags: ['search'],
  })
  .output(z.object({ seenYn: ynFlag, goodsList: z.array(goodsCard) }))

/** Reviews that readers found most helpful; with a keyword, of the products that fit it. */
const recommendReview = call({ who: 'anybody' })
  .route({
    method: 'GET',
    path: '/displays/searches/recommend/review',
    summary: '추천 리뷰',
    tags: ['search'],
  })
  .input(z.object({ keyword: keywordText.optional() }))
  .output(z.object({ content: z.array(feedbackCard) }))

/** Popular keywords with the change of each rank since the hour before. */
const popularKeywords = call({ who: 'anybody' })
  .route({
    method: 'GET',
    path: '/displays/rankings/popular-keyword',
    summary: '인기 검색어',
    tags: ['search'],
  })
  .output(popularBoard)

/** Adds a keyword to the member's recent ones, or those that the device stored before the login; answers the list. */
const remember = call({ who: 'member' })
  .route({
    method: 'POST',
    path: '/displays/searches/recent',
    summary: '최근 검색어 저장',
    tags: ['search'],
  })
  .input(
    z.union([
      keywordQuery,
      z.object({ keywordList: z.array(keywordText).max(RECENT_KEYWORD_COUNT_MAX) }),
    ]),
  )
  .errors(refusals('SEARCH_KEYWORD_REQUIRED'))
  .output(keywordList)

/** Deletes one of the member's recent keywords, or all of them; answers the list. */
const forget = call({ who: 'member' })
  .route({
    method: 'DELETE',
    path: '/displays/searches/recent',
    summary: '최근 검색어 삭제',
    tags: ['search'],
  })
  .input(z.object({ keyword: keywordText.optional() }).optional())
  .output(keywordList)

export const keywordCalls = {
  page,
  autoComplete,
  suggest,
  related,
  recommend,
  recommendStore,
  recommendGoods,
  recommendReview,
  popular: popularKeywords,
  remember,
  forget,
}
