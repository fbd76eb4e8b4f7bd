import { characterCount } from '../member/member.rules.ts'
import { ORDER_QUANTITY_LIMIT_MAX } from '../money/limits.rules.ts'
import type { Won } from '../money/money.rules.ts'
import { SHIP_WITHIN_DAYS_MAX } from '../shipping/shipDays.rules.ts'
import type { GoodsSaleStatus } from './goods.codes.ts'
import {
  GOODS_ADD_ON_COUNT_MAX,
  GOODS_CODE_LENGTH_MAX,
  GOODS_DESCRIPTION_LENGTH_MAX,
  GOODS_MODEL_LENGTH_MAX,
  GOODS_NAME_LENGTH_MAX,
  GOODS_NOTICE_VALUE_LENGTH_MAX,
  GOODS_OPTION_COUNT_MAX,
  GOODS_OPTION_LENGTH_MAX,
  GOODS_PICTURE_COUNT_MAX,
  GOODS_PRICE_MAX_WON,
  GOODS_PRICE_MIN_WON,
  GOODS_STOCK_MAX,
  GOODS_SUMMARY_LENGTH_MAX,
  GOODS_TAG_COUNT_MAX,
  GOODS_TAG_LENGTH_MAX,
} from './goodsContent.codes.ts'
import type { GoodsContentField, GoodsContentViolation } from './goodsContent.codes.ts'
import { type GoodsNoticeKind, noticeLabels } from './noticeKind.codes.ts'
import type { PurchaseLimits } from './purchaseLimit.rules.ts'

/** A row of the product notice. */
export type GoodsNoticeRow = { readonly label: string; readonly value: string }

/** An option or an add-on as its seller writes it: `optionId` is `null` for a new one, an add-on has one value. */
export type GoodsOptionContent = {
  readonly optionId: number | null
  readonly values: readonly string[]
  readonly extraPrice: Won
  readonly stock: number
  readonly saleStatus: GoodsSaleStatus
}

/** Texts of a product, which a review looks at; `null` for what was not chosen. */
export type GoodsTexts = {
  readonly name: string
  readonly categoryId: number | null
  readonly brandId: number | null
  readonly modelName: string | null
  readonly tags: readonly string[]
  readonly summary: string
  readonly description: string
  /** Names of pictures, the first one in lists. */
  readonly pictures: readonly string[]
  readonly noticeKind: GoodsNoticeKind | null
  readonly noticeRows: readonly GoodsNoticeRow[]
  readonly isAdultOnly: boolean
}

/** Terms on which a product is sold, which never wait for a review; times in epoch milliseconds. */
export type GoodsTerms = {
  /** Its number at its seller, unique in a store. */
  readonly sellerCode: string | null
  readonly isCustomMade: boolean
  readonly listPrice: Won
  readonly salePrice: Won
  readonly shippingPolicyId: number
  readonly shipWithinDays: number
  readonly saleStartsAtMs: number | null
  readonly saleEndsAtMs: number | null
  readonly limits: PurchaseLimits
  readonly optionNames: readonly string[]
  readonly options: readonly GoodsOptionContent[]
  readonly addOns: readonly GoodsOptionContent[]
}

/** A product as its seller writes it. Source: market-rules §9.3. */
export type GoodsContent = GoodsTexts & GoodsTerms

/** A violation and the part of the form that it is shown at. */
export type PlacedGoodsViolation = {
  readonly field: GoodsContentField
  readonly code: GoodsContentViolation
}

type Check = readonly [GoodsContentField, GoodsContentViolation, boolean]

function isWithin(text: string | null, lengthMax: number): boolean {
  return characterCount(text ?? '') <= lengthMax
}

function isPrice(price: Won): boolean {
  return price >= GOODS_PRICE_MIN_WON && price <= GOODS_PRICE_MAX_WON
}

function areDistinct(texts: readonly string[]): boolean {
  return new Set(texts).size === texts.length
}

/** Stock of an option that is there is not written, and returned pieces may have taken it above what a seller sets. */
function isStock({ optionId, stock }: GoodsOptionContent): boolean {
  return optionId !== null || (Number.isInteger(stock) && stock >= 0 && stock <= GOODS_STOCK_MAX)
}

function isFilled(text: string): boolean {
  return text.trim() !== '' && isWithin(text, GOODS_OPTION_LENGTH_MAX)
}

function keyOf({ values }: GoodsOptionContent): string {
  return values.map((value) => JSON.stringify(value)).join()
}

function checksOfTexts(texts: GoodsTexts): Check[] {
  const areTags =
    texts.tags.length <= GOODS_TAG_COUNT_MAX &&
    texts.tags.every((tag) => tag !== '' && isWithin(tag, GOODS_TAG_LENGTH_MAX))
  return [
    ['name', 'NAME_REQUIRED', texts.name !== ''],
    ['name', 'NAME_TOO_LONG', isWithin(texts.name, GOODS_NAME_LENGTH_MAX)],
    ['model', 'MODEL_TOO_LONG', isWithin(texts.modelName, GOODS_MODEL_LENGTH_MAX)],
    ['tags', 'TAGS_INVALID', areTags],
    ['summary', 'SUMMARY_TOO_LONG', isWithin(texts.summary, GOODS_SUMMARY_LENGTH_MAX)],
    [
      'description',
      'DESCRIPTION_TOO_LONG',
      isWithin(texts.description, GOODS_DESCRIPTION_LENGTH_MAX),
    ],
    ['pictures', 'PICTURE_COUNT', texts.pictures.length <= GOODS_PICTURE_COUNT_MAX],
    [
      'notice',
      'NOTICE_TOO_LONG',
      texts.noticeRows.every(({ value }) => isWithin(value, GOODS_NOTICE_VALUE_LENGTH_MAX)),
    ],
  ]
}

function checksOfOptions({ optionNames, options, salePrice }: GoodsTerms): Check[] {
  const areValues = options.every(
    ({ values }) => values.length === optionNames.length && values.every(isFilled),
  )
  const arePrices = options.every(
    ({ extraPrice }) => salePrice + extraPrice >= 0 && extraPrice <= GOODS_PRICE_MAX_WON,
  )
  return [
    ['options', 'OPTION_NAMES', optionNames.every(isFilled) && areDistinct(optionNames)],
    ['options', 'OPTION_REQUIRED', options.length > 0],
    ['options', 'OPTION_COUNT', options.length <= GOODS_OPTION_COUNT_MAX],
    ['options', 'OPTION_VALUES', areValues],
    ['options', 'OPTION_DUPLICATE', areDistinct(options.map(keyOf))],
    ['options', 'OPTION_PRICE', arePrices],
    ['options', 'OPTION_BASE_REQUIRED', options.some(({ extraPrice }) => extraPrice === 0)],
    ['options', 'STOCK_RANGE', options.every(isStock)],
  ]
}

function checksOfAddOns({ addOns }: GoodsTerms): Check[] {
  const areValues = addOns.every(
    ({ values, extraPrice }) =>
      values.length === 1 &&
      values.every(isFilled) &&
      extraPrice > 0 &&
      extraPrice <= GOODS_PRICE_MAX_WON,
  )
  return [
    ['addOns', 'ADD_ON_COUNT', addOns.length <= GOODS_ADD_ON_COUNT_MAX],
    ['addOns', 'ADD_ON_VALUES', areValues],
    ['addOns', 'ADD_ON_DUPLICATE', areDistinct(addOns.map(keyOf))],
    ['addOns', 'STOCK_RANGE', addOns.every(isStock)],
  ]
}

function checksOfLimits({ limits }: GoodsTerms): Check[] {
  const { quantityMin, orderQuantityMax, accountQuantityMax, guestQuantityMax } = limits
  const isOrdered = [orderQuantityMax, accountQuantityMax].every(
    (max) => max === null || max >= quantityMin,
  )
  const isRange = [quantityMin, orderQuantityMax, accountQuantityMax, guestQuantityMax].every(
    (max) => max === null || (max >= 0 && max <= ORDER_QUANTITY_LIMIT_MAX),
  )
  return [
    ['limits', 'LIMITS_RANGE', isRange && quantityMin >= 1],
    ['limits', 'LIMITS_ORDER', isOrdered],
  ]
}

function checksOfTerms(terms: GoodsTerms): Check[] {
  const { listPrice, salePrice, saleStartsAtMs, saleEndsAtMs, shipWithinDays } = terms
  const isForward =
    saleStartsAtMs === null || saleEndsAtMs === null || saleStartsAtMs < saleEndsAtMs
  return [
    ['sellerCode', 'CODE_TOO_LONG', isWithin(terms.sellerCode, GOODS_CODE_LENGTH_MAX)],
    ['price', 'PRICE_RANGE', isPrice(listPrice) && isPrice(salePrice)],
    ['price', 'PRICE_ORDER', salePrice <= listPrice],
    ['period', 'PERIOD_ORDER', isForward],
    ['shipping', 'SHIP_DAYS', shipWithinDays >= 1 && shipWithinDays <= SHIP_WITHIN_DAYS_MAX],
    ...checksOfOptions(terms),
    ...checksOfAddOns(terms),
    ...checksOfLimits(terms),
  ]
}

function violated(checks: readonly Check[]): PlacedGoodsViolation[] {
  return checks.flatMap(([field, code, isFine]) => (isFine ? [] : [{ field, code }]))
}

/**
 * Names everything that keeps a product from being saved; empty for what may be saved, complete or not. Source:
 * market-rules §9.3.
 */
export function checkGoodsContent(content: GoodsContent): readonly PlacedGoodsViolation[] {
  return violated([...checksOfTexts(content), ...checksOfTerms(content)])
}

/** True when every row that the kind of the notice asks for has a value. */
function hasWholeNotice({ noticeKind, noticeRows }: GoodsTexts): boolean {
  if (noticeKind === null) return false
  const values = new Map(noticeRows.map(({ label, value }) => [label, value.trim()]))
  return noticeLabels(noticeKind).every((label) => (values.get(label) ?? '') !== '')
}

/**
 * Names what a product still needs before buyers may see it; empty when it is complete. Source: market-rules §9.3,
 * domain-rules §5.1.
 */
export function missingContent(texts: GoodsTexts): readonly PlacedGoodsViolation[] {
  return violated([
    ['category', 'CATEGORY_REQUIRED', texts.categoryId !== null],
    ['pictures', 'PICTURE_REQUIRED', texts.pictures.length > 0],
    ['description', 'DESCRIPTION_REQUIRED', texts.description.trim() !== ''],
    ['notice', 'NOTICE_REQUIRED', hasWholeNotice(texts)],
  ])
}
