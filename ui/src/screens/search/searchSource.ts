import { NO_FILTER } from '@jangteo/core/goods/goodsFilter.rules'
import { normaliseKeyword } from '@jangteo/core/search/keyword.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { readQuery } from '@jangteo/core/navigation/query.rules'
import type { Query, ReadQuery } from '@jangteo/core/navigation/query.rules'
import type { Calls } from '@jangteo/http/call/calls'
import { listingQuery } from '../goods/list/goodsListing.ts'
import type { GoodsSource } from '../goods/list/goodsSource.ts'
import type { SearchResultData } from './searchData.ts'

/** A search as its URL says it: the keyword, the one within its results, and if the buyer insists on the keyword. */
export type SearchView = {
  readonly keyword: string
  /** The keyword with its capitals, by which the other keyboard is recognized. */
  readonly typed: string
  readonly within: string
  readonly noSuggest: boolean
}

function textOf(value: ReadQuery[string] | undefined): string {
  return typeof value === 'string' ? value : (value ?? []).join(',')
}

/** Reads a search from its URL; an empty keyword is none. */
export function readSearchView(search: string): SearchView {
  const query = readQuery(search)
  const typed = textOf(query['keyword']).trim()
  return {
    keyword: normaliseKeyword(typed),
    typed,
    within: normaliseKeyword(textOf(query['searchTextSub'])),
    noSuggest: query['noSuggest'] === 'true',
  }
}

/** The URL of a search, in the order and through the filters that `query` names. */
export function searchUrl({ typed, within, noSuggest }: SearchView, query: Query = {}): string {
  const searchTextSub = within === '' ? null : within
  return routes.searchResult(typed, { noSuggest, searchTextSub, ...query })
}

const isPlain = (input: object) => Object.values(input).every((value) => value === undefined)

/**
 * The results of a search, of the keyword that was searched for. Its first page came with the page, as long as nothing
 * narrows or orders it.
 */
export function searchSource(
  { search }: Calls,
  view: SearchView,
  { keyword, page: first }: Pick<SearchResultData, 'keyword' | 'page'>,
): GoodsSource {
  const { within } = view
  const place = { keyword, ...(within === '' ? {} : { searchTextSub: within }) }
  return {
    hasSearchFilters: true,
    hasStores: true,
    urlOf: (query) => searchUrl(view, query),
    queryKey: search.result.key({ input: place }),
    loadPage: async (input, { signal }) => {
      const { page, size, goodsSortTypeEnum, ...filter } = input
      const isFirst = page === 0 && goodsSortTypeEnum === 'RANKING' && isPlain(filter)
      return isFirst && within === ''
        ? first
        : search.result.call({ ...place, ...input, size }, { signal })
    },
    loadFacets: (input, { signal }) => search.resultFacets.call({ ...place, ...input }, { signal }),
  }
}

/** The URL of a search in one of its categories, `null` in all of them. */
export function searchCategoryUrl(source: GoodsSource, categoryId: number | null): string {
  return source.urlOf(listingQuery({ sort: 'RANKING', filter: { ...NO_FILTER, categoryId } }))
}
