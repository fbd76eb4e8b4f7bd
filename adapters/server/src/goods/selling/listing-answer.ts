import type { listingAnswer } from '@jangteo/contract/goods/sellerGoods.schemas'
import type { GoodsListing } from '@jangteo/core/goods/goodsListing.codes'
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
