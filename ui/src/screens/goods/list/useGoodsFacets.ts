import type { GoodsFilter } from '@jangteo/core/goods/goodsFilter.rules'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { filterQuery } from './goodsListing.ts'
import type { GoodsFacets, GoodsSource } from './goodsSource.ts'

/**
 * Number of goods that each choice of the filters would leave of a list; those of the filter before it stand until they are known.
 */
export function useGoodsFacets(
  source: GoodsSource,
  filter: GoodsFilter,
  isAsked = true,
): GoodsFacets | undefined {
  const { data } = useQuery({
    queryKey: [...source.queryKey, 'facets', filter],
    queryFn: ({ signal }) => source.loadFacets(filterQuery(filter), { signal }),
    placeholderData: keepPreviousData,
    enabled: isAsked,
  })
  return data
}
