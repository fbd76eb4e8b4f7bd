import type { Query } from '@jangteo/core/navigation/query.rules'
import type { Answers, Calls } from '@jangteo/http/call/calls'
import type { QueryKey } from '@tanstack/react-query'
import type { filterQuery, GoodsListing } from './goodsListing.ts'

type ListGoods = Calls['category']['goods']['call']
export type GoodsFacets = Answers['category']['goodsFacets']

type FilterInput = ReturnType<typeof filterQuery>
type PageInput = FilterInput & {
  readonly goodsSortTypeEnum: GoodsListing['sort']
  readonly page: number
  readonly size: number
}
type Asking = { readonly signal: AbortSignal }

/** Place where the goods of a list come from: a category, a store, an exhibition. */
export type GoodsSource = {
  /** The list's URL with what is asked of it. */
  readonly urlOf: (query: Query) => string
  /** Key of the source's answers in the query cache. */
  readonly queryKey: QueryKey
  readonly loadPage: (input: PageInput, asking: Asking) => ReturnType<ListGoods>
  readonly loadFacets: (input: FilterInput, asking: Asking) => Promise<GoodsFacets>
}
