import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { readId, readQuery } from '@jangteo/core/navigation/query.rules'
import type { Calls } from '@jangteo/http/call/calls'
import { listingQuery, readGoodsListing } from '../goods/list/goodsListing.ts'
import type { GoodsListing } from '../goods/list/goodsListing.ts'
import type { GoodsSource } from '../goods/list/goodsSource.ts'

/** The parts of a store's page, in the order of their tabs. */
export const STORE_TABS = ['HOME', 'GOODS', 'REVIEW'] as const
export type StoreTab = (typeof STORE_TABS)[number]

/** Which part of a store's page is shown; `categoryId` narrows its goods, `null` leaves them all. */
export type StoreView = { readonly tab: StoreTab; readonly categoryId: number | null }

/** Names in the query of a store's URL, besides those of its list. */
export const STORE_QUERY = ['tab', 'categoryId'] as const

/** Reads a store's URL; what it does not say, or says wrong, is as at first. */
export function readStoreView(search: string): StoreView {
  const query = readQuery(search)
  const tab = STORE_TABS.find((known) => known === query['tab']) ?? 'HOME'
  return { tab, categoryId: tab === 'GOODS' ? readId(query['categoryId']) : null }
}

/** The goods of a store, or those of a category in it. */
export function storeSource(
  { store }: Calls,
  storeUrl: string,
  categoryId: number | null,
): GoodsSource {
  const place = { id: storeUrl, ...(categoryId === null ? {} : { categoryId }) }
  return {
    urlOf: (query) => routes.store(storeUrl, { tab: 'GOODS', categoryId, ...query }),
    queryKey: store.goods.key({ input: place }),
    loadPage: (input, { signal }) => store.goods.call({ ...place, ...input }, { signal }),
    loadFacets: (input, { signal }) => store.goodsFacets.call({ ...place, ...input }, { signal }),
  }
}

/** The URL of a store's goods in another category, in the order that they are in; `null` is all of them. */
export function storeGoodsUrl(
  storeUrl: string,
  categoryId: number | null,
  sort: GoodsListing['sort'],
): string {
  const { filter } = readGoodsListing('')
  return routes.store(storeUrl, { tab: 'GOODS', categoryId, ...listingQuery({ sort, filter }) })
}
