import {
  type GoodsContent,
  type GoodsTexts,
  missingContent,
  type PlacedGoodsViolation,
} from '@jangteo/core/goods/goodsContent.rules'
import type { GoodsReviewReason } from '@jangteo/core/goods/goodsListing.codes'
import { REVIEWED_GOODS_COUNT, reviewReasonsOf } from '@jangteo/core/goods/goodsReview.rules'
import type { Db } from '@jangteo/postgres/database/db'
import { listOptions } from '@jangteo/postgres/goods/goods.store'
import { countListedOfStore, type ListingRow } from '@jangteo/postgres/goods/listing.store'
import { findCategoryPath } from '@jangteo/postgres/goods/seller-goods.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { contentOfRows } from './content-answer.ts'

/** Loads the content of a product's row. */
export const loadContent = Effect.fnUntraced(function* (
  row: ListingRow,
): Effect.fn.Return<GoodsContent, never, Db> {
  const nowMs = yield* Clock.currentTimeMillis
  return contentOfRows(row, yield* listOptions(row.id), nowMs)
})

/** Reasons for which a product with these texts is reviewed first; empty when it is shown at once. */
export const findReviewReasons = Effect.fnUntraced(function* (
  row: Pick<ListingRow, 'first_listed_at' | 'id' | 'store_id' | 'was_reviewed'>,
  texts: GoodsTexts,
): Effect.fn.Return<readonly GoodsReviewReason[], never, Db> {
  const { categoryId } = texts
  const path = categoryId === null ? undefined : yield* findCategoryPath(categoryId)
  return reviewReasonsOf({
    texts,
    listedCount: yield* countListedOfStore(row.store_id, {
      withoutId: row.id,
      countMax: REVIEWED_GOODS_COUNT,
    }),
    isMarkedCategory: path?.is_reviewed ?? false,
    isPublished: row.first_listed_at !== null,
    isReviewed: row.was_reviewed,
  })
})

/** A listing with what it is judged by. */
export type JudgedListing = {
  readonly content: GoodsContent
  readonly missing: readonly PlacedGoodsViolation[]
  readonly reasons: readonly GoodsReviewReason[]
}

/** Facts of a listing that follow from its judgement. */
export function judgedFacts({ missing, reasons }: Pick<JudgedListing, 'missing' | 'reasons'>) {
  const isComplete = missing.length === 0
  return { isComplete, mayListUnseen: isComplete && reasons.length === 0 }
}

/** Loads what a listing is judged by before buyers see it. */
export const judgeListing = Effect.fnUntraced(function* (
  row: ListingRow,
): Effect.fn.Return<JudgedListing, never, Db> {
  const content = yield* loadContent(row)
  const reasons = yield* findReviewReasons(row, content)
  return { content, missing: missingContent(content), reasons }
})
