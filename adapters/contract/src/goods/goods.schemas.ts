import { DEAL_AFTER_ENDS, DEAL_STATES } from '@jangteo/core/display/deal.codes'
import {
  GOODS_DISPLAY_SALE_STATUSES,
  GOODS_NOTICE_DISPLAYS,
  GOODS_SALE_STATUSES,
  GOODS_TYPES,
} from '@jangteo/core/goods/goods.codes'
import { GOODS_MARKS } from '@jangteo/core/goods/mark/goodsMark.codes'
import { SPECIAL_SALE_STATES } from '@jangteo/core/promotion/specialSale.codes'
import { z } from 'zod'
import { promiseList } from '../shipping/promise.schemas.ts'
import { shippingPolicy } from '../shipping/shippingPolicy.schemas.ts'
import { currencyCode, moment, plainId, won, ynFlag } from '../wire/wire.schemas.ts'

/**
 * A deal of a product at the moment of the answer. `dealPrice` is `null` before the start, `soldPercent` without a bound.
 */
export const dealShown = z.object({
  dealId: plainId,
  dealPrice: won.nullable(),
  startsAt: moment,
  endsAt: moment,
  soldPercent: z.int().nullable(),
  stateEnum: z.enum(DEAL_STATES),
  afterEndEnum: z.enum(DEAL_AFTER_ENDS),
})

/**
 * A product in a grid. `reviewCount` 0 means that it has no rating; `promiseList` is for the mainland.
 */
export const goodsCard = z.object({
  goodsId: plainId,
  goodsName: z.string(),
  /** `null` without a brand. */
  brandName: z.string().nullable(),
  picture: z.string(),
  storeName: z.string(),
  storeUrl: z.string(),
  listPrice: won,
  salePrice: won,
  currencyCode,
  discountRate: z.int().nullable(),
  /** End of a sale that has one. */
  saleEndsAt: moment.nullable(),
  /** The deal that sets `salePrice`; `null` for none. */
  deal: dealShown.nullable(),
  isFreeShipping: z.boolean(),
  promiseList,
  ratingAverage: z.number(),
  reviewCount: z.int(),
  displaySaleStatusEnum: z.enum(GOODS_DISPLAY_SALE_STATUSES),
  /** `null` for none. */
  markEnum: z.enum(GOODS_MARKS).nullable(),
  adultYn: ynFlag,
})

/** An option of a product, or an add-on sold with it. `stock` is capped at 9,999. */
export const goodsOption = z.object({
  optionId: plainId,
  optionValues: z.array(z.string()),
  extraPrice: z.int(),
  stock: z.int(),
  saleStatusEnum: z.enum(GOODS_SALE_STATUSES),
})

/** Purchase quantities; `null` is no limit, and 0 for guests means members only. */
export const purchaseLimits = z.object({
  quantityMin: z.int(),
  orderQuantityMax: z.int().nullable(),
  accountQuantityMax: z.int().nullable(),
  guestQuantityMax: z.int().nullable(),
})

/** Reason why the caller cannot buy the product; `accountQuantityLeft` is `null` without a limit or a login. */
const buyerStatus = z.object({
  needsAdultCertification: z.boolean(),
  needsLogin: z.boolean(),
  accountQuantityLeft: z.int().nullable(),
})

export const goodsStatus = buyerStatus.extend({
  goodsId: plainId,
  displaySaleStatusEnum: z.enum(GOODS_DISPLAY_SALE_STATUSES),
  saleStartsAt: moment.nullable(),
  saleEndsAt: moment.nullable(),
  /** The server's clock, for countdowns. */
  at: moment,
  /** Pieces on sale over all options, capped at 9,999. */
  stock: z.int(),
})

export const goodsAnnouncement = z.object({
  title: z.string(),
  body: z.string(),
  goodsNoticeDisplayEnum: z.enum(GOODS_NOTICE_DISPLAYS),
})

export const returnGuide = z.object({
  /** One way, in won. */
  returnFee: won,
  /** Both ways, in won. */
  exchangeFee: won,
  currencyCode,
  returnAddress: z.string(),
  phone: z.string(),
  phoneHours: z.string(),
  notes: z.array(z.string()),
})

/** Seller's details that the law requires. Source: domain-rules §5.1. */
export const storeInfo = z.object({
  companyName: z.string(),
  representativeName: z.string(),
  businessNumber: z.string(),
  mailOrderNumber: z.string(),
  phone: z.string(),
  email: z.string(),
  businessAddress: z.string(),
  returnAddress: z.string(),
  storeName: z.string(),
  storeUrl: z.string(),
  introduction: z.string(),
  phoneHours: z.string(),
  goodsCount: z.int(),
})

/** A special sale as the page of one of its products shows it; `salePrice` is that of its winners. */
const goodsSpecialSale = z.object({
  stateEnum: z.enum(SPECIAL_SALE_STATES),
  salePrice: won,
  entryOpensAt: moment,
})

export const goodsDetail = goodsCard.extend({
  goodsTypeEnum: z.enum(GOODS_TYPES),
  /** The name of the store's picture; stores without one of their own take turns. */
  storeLogo: z.string(),
  /** The leaf that the goods lies in; `null` for none. */
  categoryId: plainId.nullable(),
  /** The gallery, the main picture first. */
  pictures: z.array(z.string()),
  summary: z.string(),
  description: z.string(),
  saleStartsAt: z.iso.datetime().nullable(),
  saleEndsAt: z.iso.datetime().nullable(),
  /** The deal that sets `salePrice`, or the next one that is announced. */
  deal: dealShown.nullable(),
  /** The special sale whose winners alone buy it until it is over; `null` for none. */
  specialSale: goodsSpecialSale.nullable(),
  limits: purchaseLimits,
  shippingPolicy,
  /** Business days after the payment in which it is shipped. */
  shipWithinDays: z.int(),
  /** Number of pieces that were sold so far. */
  soldCount: z.int(),
  /** Questions about it, secret ones as well. */
  questionCount: z.int(),
  modelName: z.string().nullable(),
  noticeRows: z.array(z.object({ label: z.string(), value: z.string() })),
})

/** Data of the option sheet, with the caller's refusal. */
export const miniCart = buyerStatus.extend({
  goodsId: plainId,
  goodsName: z.string(),
  picture: z.string(),
  listPrice: won,
  salePrice: won,
  currencyCode,
  displaySaleStatusEnum: z.enum(GOODS_DISPLAY_SALE_STATUSES),
  adultYn: ynFlag,
  limits: purchaseLimits,
  shippingPolicy,
  optionNames: z.array(z.string()),
  options: z.array(goodsOption),
  addItems: z.array(goodsOption),
})

/** A compared option, with what leads to its product. */
const vsOption = z.object({
  optionId: plainId,
  goodsId: plainId,
  goodsName: z.string(),
  /** Empty for a product without options. */
  optionName: z.string(),
  picture: z.string(),
  storeName: z.string(),
  storeUrl: z.string(),
  /** With the extra price of the option. */
  salePrice: won,
  currencyCode,
  displaySaleStatusEnum: z.enum(GOODS_DISPLAY_SALE_STATUSES),
  adultYn: ynFlag,
})

/** Options side by side: every `valueList` is as long as `optionList`. */
export const vsComparison = z.object({
  optionList: z.array(vsOption.nullable()),
  rowList: z.array(z.object({ label: z.string(), valueList: z.array(z.string().nullable()) })),
})
