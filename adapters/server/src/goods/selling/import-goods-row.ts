import type { GoodsContent } from '@jangteo/core/goods/goodsContent.rules'
import type { GoodsImportRefusal } from '@jangteo/core/goods/goodsImport.codes'
import { contentOfRow, mergeRow, readGoodsRow } from '@jangteo/core/goods/goodsImport.rules'
import type { Db } from '@jangteo/postgres/database/db'
import { lockListing } from '@jangteo/postgres/goods/listing.store'
import { findGoodsByCode } from '@jangteo/postgres/goods/seller-goods.store'
import * as Effect from 'effect/Effect'
import type { Receivers } from '../../entity/entity-queue.ts'
import { recordAuditOf } from '../../tracking/record-audit.ts'
import { acceptContent } from './accept-content.ts'
import { writeDraft } from './create-goods.ts'
import { writeEdit } from './edit-goods.ts'
import { auditOfDraft, auditOfEdit } from './goods-audit.ts'
import { loadContent } from './listing-content.ts'
import { type ImportedRow, refuseRow, RowRefused, type RowResult } from './row-result.ts'

/** Refusals of a row by those of single products; every other one is about what the row says. */
const ROW_CODES: Readonly<Record<string, GoodsImportRefusal>> = {
  CATEGORY_NOT_FOUND: 'CATEGORY_UNKNOWN',
  POLICY_NOT_FOUND: 'POLICY_UNKNOWN',
  GOODS_IN_REVIEW: 'GOODS_LOCKED',
  GOODS_DELETED: 'GOODS_LOCKED',
  GOODS_STEP_REFUSED: 'GOODS_LOCKED',
}

const asRowRefusal = <Value, Needs>(
  write: Effect.Effect<Value, { readonly code: string }, Needs>,
): Effect.Effect<Value, RowRefused, Needs> =>
  Effect.mapError(
    write,
    ({ code }) => new RowRefused({ code: ROW_CODES[code] ?? 'CONTENT_INVALID' }),
  )

/** Saves the draft of a row whose number no product of the store has. */
const createRow = Effect.fnUntraced(function* (storeId: number, content: GoodsContent) {
  const path = yield* acceptContent({ storeId, goodsId: null, content, ownPictures: [] })
  return yield* writeDraft(storeId, content, path)
})

/**
 * Saves the product of a row: a draft for a new number, else an edit of the product that has it, as the form makes it;
 * what is the same already is left alone, so the same file twice changes nothing. Stock of existing options has its own
 * file. Source: decision 130.
 */
export const importGoodsRow = Effect.fnUntraced(function* ({
  storeId,
  sentBy,
  cells,
}: ImportedRow): Effect.fn.Return<RowResult, RowRefused, Db | Receivers> {
  const read = readGoodsRow(cells)
  if (!read.ok) return yield* refuseRow(read.reason)
  const knownId = yield* findGoodsByCode(storeId, read.value.sellerCode)
  if (knownId === null) {
    const content = contentOfRow(read.value)
    const goodsId = yield* asRowRefusal(createRow(storeId, content))
    yield* recordAuditOf(sentBy, auditOfDraft(goodsId, content))
    return { result: 'CREATED', code: null, goodsId }
  }
  const row = yield* lockListing({ goodsId: knownId, storeId })
  if (row === undefined) return yield* refuseRow('GOODS_LOCKED')
  const before = yield* loadContent(row)
  const after = mergeRow(before, read.value)
  if (JSON.stringify(before) === JSON.stringify(after)) {
    return { result: 'UNCHANGED', code: null, goodsId: row.id }
  }
  const written = yield* asRowRefusal(writeEdit(row, after))
  yield* recordAuditOf(sentBy, auditOfEdit(row, after, written))
  return { result: 'UPDATED', code: null, goodsId: row.id }
})
