import {
  GOODS_DISPLAY_SALE_STATUSES,
  GOODS_SALE_STATUSES,
  GOODS_TYPES,
} from '@jangteo/core/goods/goods.codes'
import {
  ADDITIONAL_SHIPPING_KINDS,
  SHIPPING_POLICY_KINDS,
} from '@jangteo/core/shipping/shipping.codes'
import { z } from 'zod'
import { currencyCode, plainId, won, ynFlag } from '../wire/wire.schemas.ts'

/** A shipping policy as the buyer may know it; fees in won, `null` where the kind has no such figure. */
export const shippingPolicy = z.object({
  kind: z.enum(SHIPPING_POLICY_KINDS),
  baseFee: won,
  freeThreshold: won.nullable(),
  repeatQuantity: z.int().nullable(),
  secondQuantity: z.int().nullable(),
  secondExtra: won.nullable(),
  thirdQuantity: z.int().nullable(),
  thirdExtra: won.nullable(),
  areaKind: z.enum(ADDITIONAL_SHIPPING_KINDS),
  areaSecondExtra: won.nullable(),
  areaThirdExtra: won.nullable(),
  deliversToRemote: z.boolean(),
  bundles: z.boolean(),
})

/** A goods in a grid. `reviewCount` 0 means that it has no rating. */
export const goodsCard = z.object({
  goodsId: plainId,
  goodsName: z.string(),
  picture: z.string(),
  storeName: z.string(),
  storeUrl: z.string(),
  listPrice: won,
  salePrice: won,
  currencyCode,
  discountRate: z.int().nullable(),
  isFreeShipping: z.boolean(),
  ratingAverage: z.number(),
  reviewCount: z.int(),
  displaySaleStatusEnum: z.enum(GOODS_DISPLAY_SALE_STATUSES),
  adultYn: ynFlag,
})

/** What may be picked: an option of the goods, or an add-on sold with it. `stock` is capped at 9,999. */
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

export const goodsDetail = goodsCard.extend({
  goodsTypeEnum: z.enum(GOODS_TYPES),
  /** The gallery, the main picture first. */
  pictures: z.array(z.string()),
  summary: z.string(),
  description: z.string(),
  saleStartsAt: z.iso.datetime().nullable(),
  saleEndsAt: z.iso.datetime().nullable(),
  limits: purchaseLimits,
  shippingPolicy,
  noticeRows: z.array(z.object({ label: z.string(), value: z.string() })),
  seller: z.object({
    companyName: z.string(),
    representativeName: z.string(),
    businessNumber: z.string(),
    mailOrderNumber: z.string(),
    phone: z.string(),
    email: z.string(),
    businessAddress: z.string(),
    returnAddress: z.string(),
  }),
  returnFee: won,
  exchangeFee: won,
})
