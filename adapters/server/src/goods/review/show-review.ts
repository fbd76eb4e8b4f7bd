import { GOODS_LISTING_TABLE } from '@jangteo/core/goods/goodsListing.table.gen'
import { watchedWordsOf } from '@jangteo/core/goods/goodsReview.rules'
import { showExclusion } from '@jangteo/postgres/display/ranking-exclusion.store'
import { findReviewNames } from '@jangteo/postgres/goods/goods-review.store'
import { findListing, listListingHistory } from '@jangteo/postgres/goods/listing.store'
import * as Effect from 'effect/Effect'
import { refused } from '../../call/refused.ts'
import { answerListing } from '../selling/show-seller-goods.ts'

type HistoryRow = {
  readonly event: string
  readonly from_status: keyof typeof GOODS_LISTING_TABLE.steps
}

/** Korean name of a step that a listing took; its event where the chart has it no more. */
function actionOf({ event, from_status: from }: HistoryRow): string {
  const rows = Object.entries(GOODS_LISTING_TABLE.steps[from])
  return rows.find(([name]) => name === event)?.[1][0].meta.action ?? event
}

/**
 * Shows a product as a review needs it: its content and its new texts, what they are reviewed for, what happened before.
 * Refusal: GOODS_NOT_FOUND.
 */
export const showReview = Effect.fnUntraced(function* ({ id }: { readonly id: number }) {
  const row = yield* findListing({ goodsId: id, storeId: null })
  if (row === undefined) return yield* refused('GOODS_NOT_FOUND')
  const { answer, content, revision } = yield* answerListing(row)
  const names = yield* findReviewNames(id, revision?.texts.categoryId ?? null)
  const history = yield* listListingHistory(id)
  const exclusion = yield* showExclusion(id)
  return {
    ...answer,
    stepList: answer.stepList.filter((event) => event.startsWith('system.')),
    storeUrl: names.store_url,
    storeName: names.store_name,
    categoryName: names.category_name,
    revisionCategoryName: names.revision_category_name,
    rankingExclusion:
      exclusion === undefined
        ? null
        : { reason: exclusion.reason, at: exclusion.excluded_at.toISOString() },
    watchedWordList: [...watchedWordsOf(revision?.texts ?? content)],
    historyList: history.map((step) => ({
      action: actionOf(step),
      actorEnum: step.actor,
      listingEnum: step.to_status,
      reason: step.reason,
      at: step.at.toISOString(),
    })),
  }
})
