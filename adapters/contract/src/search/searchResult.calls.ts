import { z } from 'zod'
import { call } from '../call/call.ts'
import { goodsCard } from '../goods/goods.schemas.ts'
import { goodsSortQuery } from '../goods/goodsFilter.schemas.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import {
  resultPage,
  resultPageQuery,
  searchFacets,
  searchQuery,
  searchResult,
} from './searchResult.schemas.ts'

const SEARCH_REFUSALS = refusals(
  'CATEGORY_NOT_FOUND',
  'PRICE_RANGE_REVERSED',
  'SEARCH_KEYWORD_REQUIRED',
)

/**
 * The first screen of a search: its first page, and the categories and stores that the keyword leads to. A keyword that
 * finds next to nothing is replaced by one that finds more, unless `noSuggest` is true.
 */
const page = call({ who: 'anybody' })
  .route({
    method: 'GET',
    path: '/displays/pages/search-result',
    summary: '검색 결과 화면',
    tags: ['search'],
  })
  .input(
    z.object({
      ...searchQuery,
      ...goodsSortQuery,
      noSuggest: z.enum(['true', 'false']).default('false'),
    }),
  )
  .errors(SEARCH_REFUSALS)
  .output(searchResult)

/** Products that have every word of the keyword, page by page. Source: market-rules §2.1. */
const result = call({ who: 'anybody' })
  .route({
    method: 'GET',
    path: '/displays/searches/result',
    summary: '검색 결과',
    tags: ['search'],
  })
  .input(z.object({ ...searchQuery, ...goodsSortQuery, ...resultPageQuery }))
  .errors(SEARCH_REFUSALS)
  .output(resultPage)

/** Counts of the results for each choice of the filters, with the other filters applied. */
const resultFacets = call({ who: 'anybody' })
  .route({
    method: 'GET',
    path: '/displays/searches/result/facets',
    summary: '검색 결과 필터',
    tags: ['search'],
  })
  .input(z.object(searchQuery))
  .errors(SEARCH_REFUSALS)
  .output(searchFacets)

/** The first products of a keyword, for the list below the field of the search. */
const goods = call({ who: 'anybody' })
  .route({
    method: 'GET',
    path: '/displays/searches/goods',
    summary: '검색어의 상품',
    tags: ['search'],
  })
  .input(
    z.object({
      keyword: searchQuery.keyword,
      size: z.coerce.number().pipe(z.int().min(1).max(10)).default(10),
    }),
  )
  .errors(refusals('SEARCH_KEYWORD_REQUIRED'))
  .output(z.object({ goodsList: z.array(goodsCard) }))

export const searchResultCalls = { page, result, resultFacets, goods }
