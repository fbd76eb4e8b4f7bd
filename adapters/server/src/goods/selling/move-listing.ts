import { missingContent } from '@jangteo/core/goods/goodsContent.rules'
import type { GoodsListingEventType } from '@jangteo/core/goods/goodsListing.table.gen'
import { transaction } from '@jangteo/postgres/database/db'
import { findListing, lockListing } from '@jangteo/postgres/goods/listing.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused } from '../../call/refused.ts'
import { callingSeller } from '../../call/staff-caller.ts'
import { recordAudit } from '../../tracking/record-audit.ts'
import { advanceListing } from './advance-listing.ts'
import { toViolationAnswers } from './content-answer.ts'
import { toListingAnswer } from './listing-answer.ts'
import { loadContent } from './listing-content.ts'

/** A step of a seller's with the name of its call. */
type SellerStep = {
  readonly call: string
  readonly event: Extract<GoodsListingEventType, `seller.${string}`>
}

/**
 * Makes the use case of a seller's step. The lock of the product decides between two steps at once: the second is judged
 * in the state that the first left. Refusals: GOODS_NOT_FOUND, those of the chart.
 */
const step = ({ call, event }: SellerStep) =>
  Effect.fnUntraced(function* ({ id }: { readonly id: number }) {
    const { storeId } = yield* callingSeller
    const row = yield* lockListing({ goodsId: id, storeId })
    if (row === undefined) return yield* refused('GOODS_NOT_FOUND')
    const atMs = yield* Clock.currentTimeMillis
    const decision = yield* advanceListing(row, { event, atMs })
    if (!decision.ok) {
      if (decision.reason !== 'GOODS_INCOMPLETE') return yield* refused(decision.reason)
      const missing = missingContent(yield* loadContent(row))
      return yield* refused('GOODS_INCOMPLETE', { violationList: toViolationAnswers(missing) })
    }
    yield* recordAudit({
      call,
      target: `goods:${id}`,
      before: { listing: row.listing },
      after: { listing: decision.value.target },
      reason: null,
    })
    return toListingAnswer((yield* findListing({ goodsId: id, storeId })) ?? row)
  }, transaction)

/** Lists a complete product, or asks for its review. */
export const submitGoods = step({ call: 'sellerGoods.submit', event: 'seller.submit' })

/** Takes back the request for a review, of a product or of its new texts. */
export const withdrawGoods = step({ call: 'sellerGoods.withdraw', event: 'seller.withdraw' })

/** Deletes a product without an open order. */
export const removeGoods = step({ call: 'sellerGoods.remove', event: 'seller.delete' })
