import type { Query } from '@jangteo/core/navigation/query.rules'
import type { Answers, Calls } from '@jangteo/http/call/calls'
import type { QueryKey } from '@tanstack/react-query'
import type { filterQuery, GoodsListing } from './goodsListing.ts'

type ListGoods = Calls['category']['goods']['call']
type SearchFacets = Answers['search']['resultFacets']
/** Counts for each choice of the filters; a list that has none of a kind leaves it out. */
export type GoodsFacets = Answers['category']['goodsFacets'] &
  Partial<Pick<SearchFacets, 'brandList' | 'categoryList' | 'ratingList' | 'cappedYn'>>

type FilterInput = ReturnType<typeof filterQuery>
type PageInput = FilterInput & {
  readonly goodsSortTypeEnum: GoodsListing['sort']
  readonly page: number
  readonly size: number
}
type Asking = { readonly signal: AbortSignal }
/** Page of a list; `cappedYn` is `Y` where there are more goods than are counted. */
type GoodsPage = Awaited<ReturnType<ListGoods>> & { readonly cappedYn?: 'Y' | 'N' }

/** Place where the goods of a list come from: a category, a store, an exhibition, a search. */
export type GoodsSource = {
  /** Its goods are filtered by brands, categories and ratings, too. */
  readonly hasSearchFilters?: boolean
  /** Its goods are of many stores, some of which stand among them. */
  readonly hasStores?: boolean
  /** The list's URL with what is asked of it. */
  readonly urlOf: (query: Query) => string
  /** Key of the source's answers in the query cache. */
  readonly queryKey: QueryKey
  readonly loadPage: (input: PageInput, asking: Asking) => Promise<GoodsPage>
  readonly loadFacets: (input: FilterInput, asking: Asking) => Promise<GoodsFacets>
}
