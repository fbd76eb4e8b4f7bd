import { GOODS_SALE_STATUS_LABELS, type GoodsSaleStatus } from './goods.codes.ts'
import { GOODS_LISTING_LABELS, type GoodsListing, LISTED } from './goodsListing.codes.ts'
import { GOODS_LISTING_TABLE, type GoodsListingEventType } from './goodsListing.table.gen.ts'

/** A product's listing as a table of staff shows it. */
export type GoodsListingView = {
  readonly label: string
  readonly tone: 'neutral' | 'brand' | 'positive' | 'inverse'
  /** A second mark, such as new texts that wait; `null` for none. */
  readonly note: string | null
}

const TONES: Readonly<Record<GoodsListing, GoodsListingView['tone']>> = {
  DRAFT: 'neutral',
  REVIEWING: 'brand',
  LISTED: 'positive',
  REJECTED: 'inverse',
  STOPPED: 'inverse',
  DELETED: 'neutral',
}

/** Returns the marks of a listing: while it is listed, its sale status says what buyers meet. */
export function goodsListingView(goods: {
  readonly listing: GoodsListing
  readonly saleStatus: GoodsSaleStatus
  readonly hasRevision: boolean
}): GoodsListingView {
  const { listing, saleStatus, hasRevision } = goods
  const isOnSale = saleStatus === 'SALE'
  return {
    label:
      listing === LISTED ? GOODS_SALE_STATUS_LABELS[saleStatus] : GOODS_LISTING_LABELS[listing],
    tone: listing === LISTED && !isOnSale ? 'neutral' : TONES[listing],
    note: hasRevision ? '변경 심사 중' : null,
  }
}

/** A step of a listing as a button shows it. */
export type ListingStepView = { readonly event: GoodsListingEventType; readonly label: string }

/**
 * Returns the buttons of the steps that the server allows, in the order of the chart. A draft's submission is called by
 * where it leads: with `isReviewed` to a review.
 */
export function listingSteps(
  listing: GoodsListing,
  stepList: readonly string[],
  isReviewed: boolean,
): readonly ListingStepView[] {
  const rows = Object.entries(GOODS_LISTING_TABLE.steps[listing])
  return rows.flatMap(([, steps]) => {
    const step = isReviewed ? steps.at(-1) : steps[0]
    if (step === undefined || !stepList.includes(step.event)) return []
    return [{ event: step.event, label: step.meta.action }]
  })
}
