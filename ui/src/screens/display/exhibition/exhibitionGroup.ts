import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { readId, readQuery } from '@jangteo/core/navigation/query.rules'
import type { Calls } from '@jangteo/http/call/calls'
import type { GoodsSource } from '../../goods/list/goodsSource.ts'

/** Names in the query of an exhibition's URL, besides those of its list. */
export const EXHIBITION_QUERY = ['groupId'] as const

/** Reads which group of an exhibition its URL shows; `null` is all of them. */
export function readGroupId(search: string): number | null {
  return readId(readQuery(search)['groupId'])
}

/** The goods of an exhibition, or those of one of its groups. */
export function exhibitionSource(
  { exhibition }: Calls,
  exhibitionId: number,
  groupId: number | null,
): GoodsSource {
  const place = { id: exhibitionId, ...(groupId === null ? {} : { groupId }) }
  return {
    hasSearchFilters: true,
    urlOf: (query) => routes.exhibitionDetail(exhibitionId, { groupId, ...query }),
    queryKey: exhibition.goods.key({ input: place }),
    loadPage: (input, { signal }) => exhibition.goods.call({ ...place, ...input }, { signal }),
    loadFacets: (input, { signal }) =>
      exhibition.goodsFacets.call({ ...place, ...input }, { signal }),
  }
}
