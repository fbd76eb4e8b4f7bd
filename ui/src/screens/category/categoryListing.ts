import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import type { Calls } from '@jangteo/http/call/calls'
import { listingQuery } from '../goods/list/goodsListing.ts'
import type { GoodsListing } from '../goods/list/goodsListing.ts'
import type { GoodsSource } from '../goods/list/goodsSource.ts'

/** The URL of a category's list. */
export function categoryListingUrl(categoryId: number, listing: GoodsListing): string {
  return routes.categoryDetail(categoryId, listingQuery(listing))
}

/** The goods of a category. */
export function categorySource({ category }: Calls, categoryId: number): GoodsSource {
  return {
    hasStores: true,
    urlOf: (query) => routes.categoryDetail(categoryId, query),
    queryKey: category.goods.key({ input: { categoryId } }),
    loadPage: (input, { signal }) => category.goods.call({ categoryId, ...input }, { signal }),
    loadFacets: (input, { signal }) =>
      category.goodsFacets.call({ categoryId, ...input }, { signal }),
  }
}
