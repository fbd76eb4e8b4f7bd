import type { sellerGoodsDetail } from '@jangteo/contract/goods/sellerGoods.schemas'
import { allowedSteps } from '@jangteo/core/chart/table.rules'
import { GOODS_LISTING_TABLE } from '@jangteo/core/goods/goodsListing.table.gen'
import type { GoodsContent } from '@jangteo/core/goods/goodsContent.rules'
import type { Db } from '@jangteo/postgres/database/db'
import { findRevision, type GoodsRevision } from '@jangteo/postgres/goods/goods-revision.store'
import { findListing, hasOpenItem, type ListingRow } from '@jangteo/postgres/goods/listing.store'
import * as Effect from 'effect/Effect'
import type { z } from 'zod'
import { refused } from '../../call/refused.ts'
import { callingSeller } from '../../call/staff-caller.ts'
import { toContentAnswer, toTextsAnswer, toViolationAnswers } from './content-answer.ts'
import {
  findReviewReasons,
  judgedFacts,
  type JudgedListing,
  judgeListing,
} from './listing-content.ts'

/** Steps of the chart that begin with an actor's name, under the facts of now. */
const stepsOf = Effect.fnUntraced(function* (row: ListingRow, judged: JudgedListing) {
  return allowedSteps(GOODS_LISTING_TABLE, row.listing, {
    ...judgedFacts(judged),
    hasRevision: row.has_revision,
    hasNoOpenItem: !(yield* hasOpenItem(row.id)),
  }).map(({ event }) => event)
})

/** A product with its answer. */
type ListingDetail = {
  readonly content: GoodsContent
  readonly revision: GoodsRevision | null
  readonly answer: z.output<typeof sellerGoodsDetail>
}

/** Answers a product with everything that its seller and the operator see, and the steps of both. */
export const answerListing = Effect.fnUntraced(function* (
  row: ListingRow,
): Effect.fn.Return<ListingDetail, never, Db> {
  const judged = yield* judgeListing(row)
  const { content, missing, reasons } = judged
  const revision = yield* findRevision(row.id)
  const seenFor = revision === null ? reasons : yield* findReviewReasons(row, revision.texts)
  return {
    content,
    revision,
    answer: {
      goodsId: row.id,
      version: row.version,
      listingEnum: row.listing,
      saleStatusEnum: row.seller_status,
      publishedYn: row.first_listed_at === null ? 'N' : 'Y',
      operatorNote: row.operator_note,
      content: toContentAnswer(content),
      revision:
        revision === null
          ? null
          : {
              texts: toTextsAnswer(revision.texts),
              createdAt: revision.createdAt.toISOString(),
            },
      missingList: toViolationAnswers(missing),
      reviewReasonList: [...seenFor],
      stepList: yield* stepsOf(row, judged),
    },
  }
})

/** Shows a product of the caller's store as its form needs it. Refusal: GOODS_NOT_FOUND. */
export const showSellerGoods = Effect.fnUntraced(function* ({ id }: { readonly id: number }) {
  const { storeId } = yield* callingSeller
  const row = yield* findListing({ goodsId: id, storeId })
  if (row === undefined || row.listing === 'DELETED') return yield* refused('GOODS_NOT_FOUND')
  const { answer } = yield* answerListing(row)
  return { ...answer, stepList: answer.stepList.filter((event) => event.startsWith('seller.')) }
})
