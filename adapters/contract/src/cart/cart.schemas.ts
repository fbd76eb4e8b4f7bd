import { BUY_AVAILABILITY_CODES } from '@jangteo/core/cart/cart.codes'
import { z } from 'zod'
import { goodsOption, purchaseLimits, shippingPolicy } from '../goods/goods.schemas.ts'
import { currencyCode, plainId, won } from '../wire/wire.schemas.ts'

const quantity = z.int().min(1).max(9_999)

/** What goes into the cart: an option of a goods, and add-ons sold with it. */
export const cartGoods = z.object({
  goodsId: plainId,
  optionId: plainId,
  quantity,
  addItemList: z
    .array(z.object({ optionId: plainId, quantity }))
    .max(20)
    .default([]),
})

/** Why a cart line can't be bought now, and the figures that its text names. */
export const buyViolation = z.object({
  cartId: plainId,
  code: z.enum(BUY_AVAILABILITY_CODES),
  params: z.record(z.string(), z.number()),
  message: z.string(),
})

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

/** Totals in won. `shippingAmount` includes no area extra; that is `areaAmount`. */
export const priceTotals = z.object({
  listAmount: won,
  discountAmount: won,
  goodsAmount: won,
  shippingAmount: won,
  areaAmount: won,
  payableAmount: won,
  currencyCode,
})
