import { decideSeenVersion } from '@jangteo/core/goods/goodsEdit.rules'
import type { GoodsListingEventType } from '@jangteo/core/goods/goodsListing.table.gen'
import { transaction } from '@jangteo/postgres/database/db'
import { findListing, lockListing } from '@jangteo/postgres/goods/listing.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused } from '../../call/refused.ts'
import { recordAudit } from '../../tracking/record-audit.ts'
import { advanceListing } from '../selling/advance-listing.ts'
import { toListingAnswer } from '../selling/listing-answer.ts'

type ReviewInput = { readonly id: number; readonly version: number; readonly reason?: string }

/** A step of an operator's with the name of its call. */
type OperatorStep = {
  readonly call: string
  readonly event: Extract<GoodsListingEventType, `system.${string}`>
}

/**
 * Makes the use case of an operator's step. The product's lock and the version that the operator looked at decide: what
 * its seller changed meanwhile is not what is approved. Refusals: GOODS_NOT_FOUND, GOODS_CHANGED, those of the chart.
 */
const decide = ({ call, event }: OperatorStep) =>
  Effect.fnUntraced(function* ({ id, version, reason }: ReviewInput) {
    const row = yield* lockListing({ goodsId: id, storeId: null })
    if (row === undefined) return yield* refused('GOODS_NOT_FOUND')
    const seen = decideSeenVersion(row.version, version)
    if (!seen.ok) return yield* refused(seen.reason)
    const atMs = yield* Clock.currentTimeMillis
    const given = reason === undefined ? {} : { reason }
    const decision = yield* advanceListing(row, { event, atMs, ...given })
    if (!decision.ok) {
      const { reason: code } = decision
      if (code === 'GOODS_INCOMPLETE' || code === 'GOODS_HAS_OPEN_ORDER') {
        return yield* refused('GOODS_STEP_REFUSED')
      }
      return yield* refused(code)
    }
    yield* recordAudit({
      call,
      target: `goods:${id}`,
      before: { listing: row.listing, hasRevision: row.has_revision },
      after: { listing: decision.value.target },
      reason: reason ?? null,
    })
    return toListingAnswer((yield* findListing({ goodsId: id, storeId: null })) ?? row)
  }, transaction)

/** Approves a product, or new texts of a listed one. */
export const approveGoods = decide({ call: 'operatorGoods.approve', event: 'system.approve' })

/** Rejects a product, or new texts of a listed one. */
export const rejectGoods = decide({ call: 'operatorGoods.reject', event: 'system.reject' })

/** Takes a listed product out of the market. */
export const stopGoods = decide({ call: 'operatorGoods.stop', event: 'system.stop' })

/** Lists a stopped product again. */
export const releaseGoods = decide({ call: 'operatorGoods.release', event: 'system.release' })
