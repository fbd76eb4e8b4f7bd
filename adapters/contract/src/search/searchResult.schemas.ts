import { RESULT_DEPTH_MAX } from '@jangteo/core/search/searchPlan.rules'
import { SUGGEST_REASONS } from '@jangteo/core/search/search.codes'
import { z } from 'zod'
import {
  categoryCount,
  goodsPage,
  wideFacets,
  wideFilterQuery,
} from '../goods/goodsFilter.schemas.ts'
import { storeCard } from '../store/store.schemas.ts'
import { ynFlag } from '../wire/wire.schemas.ts'

/** Texts are cut to the length of a keyword; what is far beyond it is no keyword. */
const keywordText = z.string().max(1_000)

/** The keyword and filters of a search. Source: market-rules §2.2. */
export const searchQuery = {
  keyword: keywordText.default(''),
  /** A keyword within the results. */
  searchTextSub: keywordText.optional(),
  ...wideFilterQuery,
}

const PAGE_SIZE = 20

/** Page of results: no deeper than 2,000 products. */
export const resultPageQuery = {
  page: z.coerce.number().pipe(z.int().min(0).max(RESULT_DEPTH_MAX)).default(0),
  size: z.coerce.number().pipe(z.int().min(1).max(100)).default(PAGE_SIZE),
}

/** `totalElements` is exact up to 10,000; above, `cappedYn` is `Y`. Pages end at 2,000 products. */
export const resultPage = goodsPage.extend({ cappedYn: ynFlag })

/** Counts of results for each choice of a filter, of more than 10,000 results of the most popular ones (`cappedYn`). */
export const searchFacets = wideFacets.extend({ cappedYn: ynFlag })

/** The first screen of a search. */
export const searchResult = z.object({
  /** As it was searched for. */
  keyword: z.string(),
  /** As it was typed, when another keyword was searched for; `null` otherwise. */
  originKeyword: z.string().nullable(),
  suggestReasonEnum: z.enum(SUGGEST_REASONS).nullable(),
  total: z.int(),
  cappedYn: ynFlag,
  /** The categories of the first level that have results, most of them first. */
  categoryList: z.array(categoryCount),
  /** Stores of that name. */
  storeList: z.array(storeCard),
  /** Keywords that its visitors search for besides, else longer ones. */
  relatedList: z.array(z.string()),
  page: resultPage,
})
