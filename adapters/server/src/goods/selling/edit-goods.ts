import type { Receivers } from '../../entity/entity-queue.ts'
import type { Db } from '@jangteo/postgres/database/db'
import type { goodsContent } from '@jangteo/contract/goods/sellerGoods.schemas'
import type { GoodsContent } from '@jangteo/core/goods/goodsContent.rules'
import {
  areSameOptions,
  decideOptionsEdit,
  decideSeenVersion,
  lostContent,
  optionsOf,
  planGoodsEdit,
} from '@jangteo/core/goods/goodsEdit.rules'
import { transaction } from '@jangteo/postgres/database/db'
import {
  findRevision,
  saveRevision,
  deleteRevision,
} from '@jangteo/postgres/goods/goods-revision.store'
import { type ListingRow, lockListing } from '@jangteo/postgres/goods/listing.store'
import {
  deleteOptions,
  updateGoods,
  writeOptions,
} from '@jangteo/postgres/goods/seller-goods.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import type { z } from 'zod'
import { type Refused, refused } from '../../call/refused.ts'
import { callingSeller } from '../../call/staff-caller.ts'
import { recordAudit } from '../../tracking/record-audit.ts'
import { acceptContent } from './accept-content.ts'
import { advanceListing } from './advance-listing.ts'
import { toGoodsContent, toViolationAnswers } from './content-answer.ts'
import { auditOfEdit } from './goods-audit.ts'
import { toListingAnswer } from './listing-answer.ts'
import { findReviewReasons, loadContent } from './listing-content.ts'

type EditInput = z.output<typeof goodsContent> & { readonly id: number; readonly version: number }

type EditRefusal =
  | 'BRAND_NOT_FOUND'
  | 'CATEGORY_NOT_FOUND'
  | 'FILE_NOT_FOUND'
  | 'GOODS_CODE_TAKEN'
  | 'GOODS_CONTENT_INVALID'
  | 'GOODS_DELETED'
  | 'GOODS_IN_REVIEW'
  | 'GOODS_OPTION_REMOVED'
  | 'GOODS_OPTION_RENAMED'
  | 'GOODS_STEP_REFUSED'
  | 'POLICY_NOT_FOUND'

/** Options of a product that was listed stay; before, they are written again as a whole where one of them changed. */
const rewriteOptions = Effect.fnUntraced(function* (
  row: ListingRow,
  before: GoodsContent,
  after: GoodsContent,
) {
  if (areSameOptions(before, after)) return
  const isPublished = row.first_listed_at !== null
  const decision = decideOptionsEdit(isPublished, optionsOf(before), optionsOf(after))
  if (!decision.ok) return yield* refused(decision.reason)
  const own = new Set(optionsOf(before).map(({ optionId }) => optionId))
  const toWritten = (options: GoodsContent['options']) =>
    options.map((option) => ({
      ...option,
      optionId: isPublished && own.has(option.optionId) ? option.optionId : null,
    }))
  if (!isPublished) yield* deleteOptions(row.id)
  yield* writeOptions({ goodsId: row.id, kind: 'OPTION', options: toWritten(after.options) })
  yield* writeOptions({ goodsId: row.id, kind: 'ADDON', options: toWritten(after.addOns) })
})

/** Loads what an edit is compared with: the shown content, and every picture that it or its revision has. */
const loadBefore = Effect.fnUntraced(function* (row: ListingRow) {
  const shown = yield* loadContent(row)
  const revision = row.has_revision ? yield* findRevision(row.id) : null
  const pictures = [...shown.pictures, ...(revision?.texts.pictures ?? [])]
  return { shown, pictures }
})

/** Writes an edit of a locked product. Refusals: those of the chart, of `acceptContent` and of `rewriteOptions`. */
export const writeEdit = Effect.fnUntraced(function* (
  row: ListingRow,
  content: GoodsContent,
): Effect.fn.Return<ListingRow, Refused<EditRefusal>, Db | Receivers> {
  const atMs = yield* Clock.currentTimeMillis
  const step = yield* advanceListing(row, { event: 'seller.edit', atMs })
  if (!step.ok) {
    const { reason } = step
    if (reason === 'GOODS_IN_REVIEW' || reason === 'GOODS_DELETED') return yield* refused(reason)
    return yield* refused('GOODS_STEP_REFUSED')
  }
  const { shown, pictures } = yield* loadBefore(row)
  const lost = lostContent(row.listing, shown, content)
  if (lost.length > 0) {
    return yield* refused('GOODS_CONTENT_INVALID', { violationList: toViolationAnswers(lost) })
  }
  const { id, store_id: storeId } = row
  const path = yield* acceptContent({ storeId, goodsId: id, content, ownPictures: pictures })
  const reasons = yield* findReviewReasons(row, content)
  const plan = planGoodsEdit({
    listing: row.listing,
    before: shown,
    after: content,
    needsReview: reasons.length > 0,
  })
  yield* rewriteOptions(row, shown, content)
  yield* updateGoods({
    goodsId: id,
    texts: plan.isPending ? null : { texts: plan.texts, path },
    terms: content,
    at: new Date(atMs),
  })
  if (plan.isPending) yield* saveRevision(id, plan.texts, new Date(atMs))
  else if (row.has_revision) yield* deleteRevision(id)
  return { ...row, version: row.version + 1, has_revision: plan.isPending }
})

/**
 * Changes a product of the caller's store. Its lock and its version decide between two edits at once: the second finds
 * another version than it began with. Refusals: GOODS_NOT_FOUND, GOODS_CHANGED and those of `writeEdit`. Source:
 * market-rules §9.3, decision 129.
 */
export const editGoods = (input: EditInput) => transaction(edit(input))

const edit = Effect.fnUntraced(function* (input: EditInput) {
  const { storeId } = yield* callingSeller
  const row = yield* lockListing({ goodsId: input.id, storeId })
  if (row === undefined) return yield* refused('GOODS_NOT_FOUND')
  const seen = decideSeenVersion(row.version, input.version)
  if (!seen.ok) return yield* refused(seen.reason)
  const content = toGoodsContent(input)
  const written = yield* writeEdit(row, content)
  yield* recordAudit(auditOfEdit(row, content, written))
  return toListingAnswer(written)
})
