import { GOODS_LISTINGS, type GoodsListing } from '@jangteo/core/goods/goodsListing.codes'
import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'
import { readPage } from '../../staff/readPage.ts'

/** A product in the list of its store. */
export type SellerGoodsRow = StaffAnswers['sellerGoods']['list']['content'][number]

/** A product as its form needs it. */
export type SellerGoodsDetail = StaffAnswers['sellerGoods']['detail']

/** A product as it is sent. */
export type GoodsContentWire = SellerGoodsDetail['content']

/** A file with how far it is. */
export type GoodsFileRow = StaffAnswers['sellerGoodsImport']['list']['content'][number]

/** Filters of the list, as the URL has them. */
export type GoodsFilters = {
  readonly listing: GoodsListing | null
  readonly keyword: string
  readonly isLowStock: boolean
  readonly page: number
}

/** Reads the filters of a URL; what it does not know is left out. */
export function readFilters(query: URLSearchParams): GoodsFilters {
  return {
    listing: GOODS_LISTINGS.find((listing) => listing === query.get('listing')) ?? null,
    keyword: query.get('keyword') ?? '',
    isLowStock: query.get('lowStock') === 'Y',
    page: readPage(query),
  }
}

/** The query of a link to the list with these filters. */
export function toQuery({ listing, keyword, isLowStock, page }: GoodsFilters) {
  return {
    listing: listing ?? undefined,
    keyword: keyword === '' ? undefined : keyword,
    lowStock: isLowStock ? ('Y' as const) : undefined,
    page: page === 0 ? undefined : page,
  }
}
