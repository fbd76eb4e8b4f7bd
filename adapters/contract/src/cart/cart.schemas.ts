import { GOODS_OPTION_KINDS } from '@jangteo/core/goods/goods.codes'
import { QUANTITY_MAX } from '@jangteo/core/money/limits.rules'
import { z } from 'zod'
import { goodsOption, purchaseLimits } from '../goods/goods.schemas.ts'
import { buyReason, buyViolation } from '../refusal/refusal.schemas.ts'
import { promiseList } from '../shipping/promise.schemas.ts'
import { shippingPolicy } from '../shipping/shippingPolicy.schemas.ts'
import { currencyCode, plainId, won, wonTotal } from '../wire/wire.schemas.ts'

const quantity = z.int().min(1).max(QUANTITY_MAX)

/** An option and add-ons sold with it. */
export const chosenOption = z.object({
  optionId: plainId,
  quantity,
  addItemList: z
    .array(z.object({ optionId: plainId, quantity }))
    .max(20)
    .default([]),
})

/** Product to add to a cart: an option, and the add-ons sold with it. */
export const cartGoods = z.object({ goodsId: plainId, ...chosenOption.shape })

/** Main lines that an addition created or changed, and the number of lines in the cart. */
export const addedToCart = z.object({ cartIdList: z.array(plainId), cartCount: z.int() })

/** One line of the cart: a main option, or an add-on (`mainCartId` names its main line). Prices are per unit. */
export const cartLine = z.object({
  cartId: plainId,
  mainCartId: plainId.nullable(),
  goodsId: plainId,
  goodsName: z.string(),
  picture: z.string(),
  option: goodsOption,
  optionNames: z.array(z.string()),
  listPrice: won,
  salePrice: won,
  quantity,
  limits: purchaseLimits,
  /** For every zone that the goods are promised to. */
  promiseList,
})

/** Lines that ship together, under one policy. */
export const cartGroup = z.object({
  groupKey: z.string(),
  storeName: z.string(),
  storeUrl: z.string(),
  shippingPolicy,
  lines: z.array(cartLine),
})

export const cart = z.object({
  groups: z.array(cartGroup),
  violations: z.array(buyViolation),
  currencyCode,
})

/**
 * Totals in won. `discountAmount` is the immediate discount, `couponAmount` what coupons take off; `shippingAmount`
 * includes no area extra, that is `areaAmount`.
 */
export const priceTotals = z.object({
  listAmount: wonTotal,
  discountAmount: wonTotal,
  goodsAmount: wonTotal,
  couponAmount: wonTotal,
  shippingAmount: won,
  areaAmount: won,
  payableAmount: wonTotal,
  currencyCode,
})

/** Price of a choice on the mainland before it is in the cart, and every reason why it can't be bought. */
export const miniCartPrice = z.object({
  lines: z.array(
    z.object({
      optionId: plainId,
      goodsOptionKindEnum: z.enum(GOODS_OPTION_KINDS),
      optionName: z.string(),
      quantity,
      salePrice: won,
      amount: wonTotal,
    }),
  ),
  totals: priceTotals,
  /** Amount missing for free shipping, in won; `null` when nothing makes it free, or when it is. */
  freeShippingGap: won.nullable(),
  violations: z.array(buyReason.extend({ optionId: plainId })),
})
