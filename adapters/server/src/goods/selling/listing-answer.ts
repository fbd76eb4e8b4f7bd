import type { listingAnswer } from '@jangteo/contract/goods/sellerGoods.schemas'
import type { GoodsSaleStatus } from '@jangteo/core/goods/goods.codes'
import type { GoodsListing } from '@jangteo/core/goods/goodsListing.codes'
import type { ListingRow } from '@jangteo/postgres/goods/listing.store'
import type { z } from 'zod'

/** A product's listing as it is after a write. */
export function toListingAnswer(row: {
  readonly id: number
  readonly version: number
  readonly listing: GoodsListing
  readonly has_revision: boolean
}): z.output<typeof listingAnswer> {
  return {
    goodsId: row.id,
    version: row.version,
    listingEnum: row.listing,
    revisionYn: row.has_revision ? 'Y' : 'N',
  }
}

type StatusColumns = Pick<
  ListingRow,
  'sale_status' | 'sale_status_when_listed' | 'resting_sale_status'
>

/** Sale status that a seller chose, also while the product is not listed or its store rests. */
export function chosenStatus(row: StatusColumns): GoodsSaleStatus {
  return row.sale_status_when_listed ?? row.resting_sale_status ?? row.sale_status
}
