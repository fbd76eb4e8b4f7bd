import { type goodsContent, listingAnswer } from '@jangteo/contract/goods/sellerGoods.schemas'
import type { GoodsContent } from '@jangteo/core/goods/goodsContent.rules'
import type { Db } from '@jangteo/postgres/database/db'
import {
  type CategoryPathRow,
  insertDraft,
  writeOptions,
} from '@jangteo/postgres/goods/seller-goods.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import type { z } from 'zod'
import { onceByKey } from '../../call/once.ts'
import { refused, type Refused } from '../../call/refused.ts'
import { callingSeller } from '../../call/staff-caller.ts'
import { recordAudit } from '../../tracking/record-audit.ts'
import { acceptContent } from './accept-content.ts'
import { toGoodsContent } from './content-answer.ts'
import { auditOfDraft } from './goods-audit.ts'
import { toListingAnswer } from './listing-answer.ts'

/**
 * Writes the rows of a draft. Two with one number at once meet in the index of numbers, and the second is refused.
 * Refusal: GOODS_CODE_TAKEN.
 */
export const writeDraft = Effect.fnUntraced(function* (
  storeId: number,
  content: GoodsContent,
  path: CategoryPathRow | null,
): Effect.fn.Return<number, Refused<'GOODS_CODE_TAKEN'>, Db> {
  const at = new Date(yield* Clock.currentTimeMillis)
  const goodsId = yield* insertDraft({ storeId, content, path, at })
  if (goodsId === null) return yield* refused('GOODS_CODE_TAKEN')
  yield* writeOptions({ goodsId, kind: 'OPTION', options: content.options })
  yield* writeOptions({ goodsId, kind: 'ADDON', options: content.addOns })
  return goodsId
})

/**
 * Saves a draft of the caller's store, complete or not. Once for an `Idempotency-Key`. Refusals: those of
 * `acceptContent`, IDEMPOTENCY_KEY_REUSED.
 */
export const createGoods = Effect.fnUntraced(
  function* (input: z.output<typeof goodsContent>) {
    const { storeId } = yield* callingSeller
    const given = toGoodsContent(input)
    const content = {
      ...given,
      options: given.options.map(asNew),
      addOns: given.addOns.map(asNew),
    }
    const path = yield* acceptContent({ storeId, goodsId: null, content, ownPictures: [] })
    const id = yield* writeDraft(storeId, content, path)
    yield* recordAudit(auditOfDraft(id, content))
    return toListingAnswer({ id, version: 1, listing: 'DRAFT', has_revision: false })
  },
  onceByKey('sellerGoods.create', listingAnswer),
)

function asNew<Option extends { readonly optionId: number | null }>(option: Option) {
  return { ...option, optionId: null }
}
