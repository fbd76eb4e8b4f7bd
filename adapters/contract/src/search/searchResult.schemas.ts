import { CATEGORY_DEPTHS } from '@jangteo/core/category/category.codes'
import { RATING_MINS } from '@jangteo/core/goods/goodsFilter.rules'
import { RESULT_DEPTH_MAX } from '@jangteo/core/search/searchPlan.rules'
import { SUGGEST_REASONS } from '@jangteo/core/search/search.codes'
import { z } from 'zod'
import { goodsCard } from '../goods/goods.schemas.ts'
import { goodsFacets, goodsFilterQuery } from '../goods/goodsFilter.schemas.ts'
import { storeCard } from '../store/store.schemas.ts'
import { pageOf, plainId, plainIdText, queryList, ynFlag } from '../wire/wire.schemas.ts'

/** Texts are cut to the length of a keyword; what is far beyond it is no keyword. */
const keywordText = z.string().max(1_000)

/** The keyword and filters of a search. Source: market-rules §2.2. */
export const searchQuery = {
  keyword: keywordText.default(''),
  /** A keyword within the results. */
  searchTextSub: keywordText.optional(),
  /** A category of any level. */
  categoryStoreId: plainIdText.optional(),
  brandIdList: queryList(plainIdText).optional(),
  ratingMin: z.coerce.number().pipe(z.literal(RATING_MINS)).optional(),
  ...goodsFilterQuery,
}

const PAGE_SIZE = 20

/** Page of results: no deeper than 2,000 products. */
export const resultPageQuery = {
  page: z.coerce.number().pipe(z.int().min(0).max(RESULT_DEPTH_MAX)).default(0),
  size: z.coerce.number().pipe(z.int().min(1).max(100)).default(PAGE_SIZE),
}

/** `totalElements` is exact up to 10,000; above, `cappedYn` is `Y`. Pages end at 2,000 products. */
export const resultPage = pageOf(goodsCard).extend({ cappedYn: ynFlag })

const categoryCount = z.object({
  categoryId: plainId,
  categoryName: z.string(),
  depth: z.literal(CATEGORY_DEPTHS),
  goodsCount: z.int(),
})

/**
 * Counts of results for each choice of a filter, of more than 10,000 results of the most popular ones (`cappedYn`).
 * Categories are the roots and, below a chosen one, what lies on and beside the way to it.
 */
export const searchFacets = goodsFacets.extend({
  brandList: z.array(z.object({ brandId: plainId, brandName: z.string(), goodsCount: z.int() })),
  categoryList: z.array(categoryCount),
  ratingList: z.array(z.object({ ratingMin: z.literal(RATING_MINS), goodsCount: z.int() })),
  cappedYn: ynFlag,
})

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
