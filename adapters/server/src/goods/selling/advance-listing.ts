import { neededFacts } from '@jangteo/core/chart/table.rules'
import {
  GOODS_LISTING_TABLE,
  type GoodsListingEventType,
  type GoodsListingFact,
} from '@jangteo/core/goods/goodsListing.table.gen'
import type { Db } from '@jangteo/postgres/database/db'
import { deleteRevision, findRevision } from '@jangteo/postgres/goods/goods-revision.store'
import {
  hasOpenItem,
  insertListingHistory,
  type ListingRow,
  stopDealsOfGoods,
  updateListing,
} from '@jangteo/postgres/goods/listing.store'
import { findCategoryPath, updateTexts } from '@jangteo/postgres/goods/seller-goods.store'
import * as Effect from 'effect/Effect'
import { createEntity, recordIfSet } from '../../entity/create-entity.ts'
import { judgedFacts, judgeListing } from './listing-content.ts'
import { notifyOfListing } from './notify-of-listing.ts'

/** Event of a listing; `reason` is the operator's, for its seller. */
export type ListingInput = {
  readonly event: GoodsListingEventType
  readonly atMs: number
  readonly reason?: string
}

type Facts = Readonly<Record<GoodsListingFact, boolean>>

const NOT_JUDGED = { isComplete: false, mayListUnseen: false }

/** Facts of a listing; what its step does not depend on is not looked up. */
const listingFacts = Effect.fnUntraced(function* (
  row: ListingRow,
  { event }: ListingInput,
): Effect.fn.Return<Facts, never, Db> {
  const needed = neededFacts(GOODS_LISTING_TABLE, row.listing, [event])
  const isJudged = needed.has('isComplete') || needed.has('mayListUnseen')
  return {
    ...(isJudged ? judgedFacts(yield* judgeListing(row)) : NOT_JUDGED),
    hasRevision: row.has_revision,
    hasNoOpenItem: needed.has('hasNoOpenItem') && !(yield* hasOpenItem(row.id)),
  }
})

const applyRevision = Effect.fnUntraced(function* ({ id }: ListingRow) {
  const revision = yield* findRevision(id)
  if (revision === null) return
  const { texts } = revision
  const path = texts.categoryId === null ? undefined : yield* findCategoryPath(texts.categoryId)
  yield* updateTexts(id, texts, path ?? null)
  yield* deleteRevision(id)
})

/** Note that a step leaves: the operator's replaces the one before, a new request removes it. */
function noteOf({ event, reason }: ListingInput) {
  if (reason !== undefined) return { note: reason }
  return event === 'seller.edit' || event === 'seller.delete' ? {} : { note: null }
}

const isReview = (event: GoodsListingEventType) =>
  event === 'system.approve' || event === 'system.reject' || event === 'system.release'

/**
 * Moves a listing on, the only place in the server that does. Safe only with the product and its options locked
 * (`lockListing`): an order that waits for them reads the product again after.
 */
export const advanceListing = createEntity({
  name: 'listing',
  table: GOODS_LISTING_TABLE,
  stateOf: (row: ListingRow) => row.listing,
  factsOf: (row, input: ListingInput) => listingFacts(row, input),
  write: (row, { from, step: { target: to, meta }, at }, input) =>
    recordIfSet(
      `goods ${row.id}`,
      updateListing({
        goodsId: row.id,
        from,
        to,
        at,
        isReviewed: isReview(input.event),
        ...noteOf(input),
      }),
      insertListingHistory({
        goods_id: row.id,
        actor: meta.actor,
        event: input.event,
        from_status: from,
        to_status: to,
        reason: input.reason ?? null,
        at,
      }),
    ),
  effects: {
    applyRevision,
    dropRevision: ({ id }) => deleteRevision(id),
    endDeals: ({ id }, { atMs }) => stopDealsOfGoods(id, new Date(atMs)),
  },
  announce: (row, { from }, { event, reason = '', atMs }) =>
    notifyOfListing(row, { from, event, reason, atMs }),
})
