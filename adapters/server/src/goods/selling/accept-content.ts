import {
  checkGoodsContent,
  type GoodsContent,
  type GoodsTexts,
} from '@jangteo/core/goods/goodsContent.rules'
import { uploadedPictureKey } from '@jangteo/core/goods/picture.rules'
import type { Db } from '@jangteo/postgres/database/db'
import {
  type CategoryPathRow,
  findCategoryPath,
  findGoodsByCode,
} from '@jangteo/postgres/goods/seller-goods.store'
import { holdBrand } from '@jangteo/postgres/search/brand-edit.store'
import { holdPolicy } from '@jangteo/postgres/shipping/seller-policy.store'
import { attachStorePictures } from '@jangteo/postgres/upload/store-file.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { type Refused, refused } from '../../call/refused.ts'
import { toViolationAnswers } from './content-answer.ts'

/** Finds the categories above a product's own; `null` without one. Refusal: CATEGORY_NOT_FOUND. */
export const pathOf = Effect.fnUntraced(function* ({
  categoryId,
}: Pick<GoodsTexts, 'categoryId'>): Effect.fn.Return<
  CategoryPathRow | null,
  Refused<'CATEGORY_NOT_FOUND'>,
  Db
> {
  if (categoryId === null) return null
  const path = yield* findCategoryPath(categoryId)
  return path ?? (yield* refused('CATEGORY_NOT_FOUND'))
})

/** Content of a store's product, with the pictures that it has already; `goodsId` is `null` for a new one. */
type Judged = {
  readonly storeId: number
  readonly goodsId: number | null
  readonly content: GoodsContent
  readonly ownPictures: readonly string[]
}

/**
 * Takes pictures that are new: each must be one that the store uploaded. Refusal: FILE_NOT_FOUND.
 */
const takePictures = Effect.fnUntraced(function* ({ storeId, content, ownPictures }: Judged) {
  const own = new Set(ownPictures)
  const added = [...new Set(content.pictures)].filter((name) => !own.has(name))
  const keys = added.map(uploadedPictureKey).filter((key) => key !== null)
  if (keys.length < added.length) return yield* refused('FILE_NOT_FOUND')
  if (keys.length === 0) return undefined
  const at = new Date(yield* Clock.currentTimeMillis)
  const taken = yield* attachStorePictures(storeId, keys, at)
  return taken < keys.length ? yield* refused('FILE_NOT_FOUND') : undefined
})

/**
 * Judges what a product is to be, before anything of it is written: the rules, its category, its brand, its shipping policy,
 * its number, its pictures. Brand and policy cannot be deleted until the transaction ends. Refusals: GOODS_CONTENT_INVALID,
 * CATEGORY_NOT_FOUND, BRAND_NOT_FOUND, POLICY_NOT_FOUND, GOODS_CODE_TAKEN, FILE_NOT_FOUND.
 */
export const acceptContent = Effect.fnUntraced(function* (
  judged: Judged,
): Effect.fn.Return<
  CategoryPathRow | null,
  Refused<
    | 'BRAND_NOT_FOUND'
    | 'CATEGORY_NOT_FOUND'
    | 'FILE_NOT_FOUND'
    | 'GOODS_CODE_TAKEN'
    | 'GOODS_CONTENT_INVALID'
    | 'POLICY_NOT_FOUND'
  >,
  Db
> {
  const { storeId, goodsId, content } = judged
  const violations = checkGoodsContent(content)
  if (violations.length > 0) {
    return yield* refused('GOODS_CONTENT_INVALID', {
      violationList: toViolationAnswers(violations),
    })
  }
  const path = yield* pathOf(content)
  if (!(yield* holdBrand(content.brandId))) return yield* refused('BRAND_NOT_FOUND')
  if (!(yield* holdPolicy(storeId, content.shippingPolicyId))) {
    return yield* refused('POLICY_NOT_FOUND')
  }
  const { sellerCode } = content
  const codedId = sellerCode === null ? null : yield* findGoodsByCode(storeId, sellerCode)
  if (codedId !== null && codedId !== goodsId) return yield* refused('GOODS_CODE_TAKEN')
  yield* takePictures(judged)
  return path
})
