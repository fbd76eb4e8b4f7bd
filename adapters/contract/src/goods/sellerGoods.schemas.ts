import { GOODS_SALE_STATUSES } from '@jangteo/core/goods/goods.codes'
import {
  GOODS_ADD_ON_COUNT_MAX,
  GOODS_DESCRIPTION_LENGTH_MAX,
  GOODS_OPTION_COUNT_MAX,
  GOODS_OPTION_NAME_COUNT_MAX,
  GOODS_PICTURE_COUNT_MAX,
  GOODS_PRICE_MAX_WON,
  GOODS_TAG_COUNT_MAX,
} from '@jangteo/core/goods/goodsContent.codes'
import { GOODS_LISTINGS, GOODS_REVIEW_REASONS } from '@jangteo/core/goods/goodsListing.codes'
import { GOODS_NOTICE_KINDS } from '@jangteo/core/goods/noticeKind.codes'
import { z } from 'zod'
import { contentViolation } from '../refusal/goods.refusals.ts'
import { moment, pageQuery, plainId, ynFlag } from '../wire/wire.schemas.ts'

/** Longest text of one line that is read at all; the rules say the limit of each. */
const LINE_LENGTH_MAX = 500

const line = z.string().max(LINE_LENGTH_MAX)
const price = z.int().min(0).max(GOODS_PRICE_MAX_WON)

/**
 * An option or an add-on; `optionId` is `null` for a new one. Stock of an existing one is set by its own call, and may be
 * more than a seller sets: pieces come back.
 */
export const sellerOption = z.object({
  optionId: plainId.nullable(),
  optionValues: z.array(line).max(GOODS_OPTION_NAME_COUNT_MAX),
  extraPrice: z.int().min(-GOODS_PRICE_MAX_WON).max(GOODS_PRICE_MAX_WON),
  stock: z.int().min(0),
  saleStatusEnum: z.enum(GOODS_SALE_STATUSES),
})

/** Texts of a product: the part that a review looks at. */
export const goodsTexts = z.object({
  goodsName: line,
  categoryId: plainId.nullable(),
  brandId: plainId.nullable(),
  modelName: line.nullable(),
  tagList: z.array(line).max(GOODS_TAG_COUNT_MAX),
  summary: line,
  description: z.string().max(GOODS_DESCRIPTION_LENGTH_MAX * 2),
  /** Names of pictures, the first one in lists. */
  pictureList: z.array(line).max(GOODS_PICTURE_COUNT_MAX),
  noticeTypeEnum: z.enum(GOODS_NOTICE_KINDS).nullable(),
  noticeRows: z.array(z.object({ label: line, value: z.string().max(1_000) })).max(30),
  adultYn: ynFlag,
})

const bound = z.int().min(0).max(100_000)

/** Terms on which a product is sold, which never wait for a review. */
export const goodsTerms = z.object({
  /** Its number at its seller; `null` without one. */
  sellerCode: line.nullable(),
  customMadeYn: ynFlag,
  listPrice: price,
  salePrice: price,
  shippingPolicyId: plainId,
  shipWithinDays: z.int().min(0).max(1_000),
  saleStartsAt: moment.nullable(),
  saleEndsAt: moment.nullable(),
  limits: z.object({
    quantityMin: bound,
    orderQuantityMax: bound.nullable(),
    accountQuantityMax: bound.nullable(),
    guestQuantityMax: bound.nullable(),
  }),
  optionNames: z.array(line).max(GOODS_OPTION_NAME_COUNT_MAX),
  optionList: z.array(sellerOption).max(GOODS_OPTION_COUNT_MAX),
  addItemList: z.array(sellerOption).max(GOODS_ADD_ON_COUNT_MAX),
})

/** A product as its seller writes it. Source: market-rules §9.3. */
export const goodsContent = goodsTexts.extend(goodsTerms.shape)

/** Steps of a product's listing that the caller may take now, as the chart has them. */
const stepList = z.array(z.string())

/** A product in the list of its store. */
export const sellerGoodsRow = z.object({
  goodsId: plainId,
  goodsName: z.string(),
  /** Empty without a picture. */
  picture: z.string(),
  sellerCode: z.string().nullable(),
  listingEnum: z.enum(GOODS_LISTINGS),
  saleStatusEnum: z.enum(GOODS_SALE_STATUSES),
  /** New texts wait for a review. */
  revisionYn: ynFlag,
  listPrice: price,
  salePrice: price,
  stock: z.int(),
  optionCount: z.int(),
  soldCount: z.int(),
  createdAt: moment,
  stepList,
})

/** A product with everything that its seller may see of it. */
export const sellerGoodsDetail = z.object({
  goodsId: plainId,
  version: z.int().min(1),
  listingEnum: z.enum(GOODS_LISTINGS),
  saleStatusEnum: z.enum(GOODS_SALE_STATUSES),
  /** True once buyers could order it: its options stay then. */
  publishedYn: ynFlag,
  /** Reason that the operator gave last; `null` without one. */
  operatorNote: z.string().nullable(),
  content: goodsContent,
  /** New texts that wait for a review; `null` without any. */
  revision: z.object({ texts: goodsTexts, createdAt: moment }).nullable(),
  /** Parts that are missing before buyers may see it. */
  missingList: z.array(contentViolation),
  /** Reasons for which it, or new texts of it, are reviewed first; empty when they are shown at once. */
  reviewReasonList: z.array(z.enum(GOODS_REVIEW_REASONS)),
  stepList,
})

/** Filters of the list of a store's products. */
export const sellerGoodsQuery = z.object({
  ...pageQuery,
  /** All but deleted ones when left out. */
  listingEnum: z.enum(GOODS_LISTINGS).optional(),
  /** Part of the name, or the whole number at the seller. */
  keyword: z.string().max(100).optional(),
  /** Only those with an option of five pieces or fewer. */
  lowStockYn: ynFlag.default('N'),
})

/** Number of a store's products in a listing state. */
export const listingCount = z.object({ listingEnum: z.enum(GOODS_LISTINGS), count: z.int() })

export const listingAnswer = z.object({
  goodsId: plainId,
  version: z.int().min(1),
  listingEnum: z.enum(GOODS_LISTINGS),
  /** New texts wait for a review. */
  revisionYn: ynFlag,
})
