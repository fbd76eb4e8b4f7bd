import type { Calls } from '@jangteo/http/call/calls'

/** Knowledge that the product page has of a product. */
export type GoodsDetailData = Awaited<ReturnType<Calls['goods']['detail']['call']>>

/** Choice that may be picked of a product. */
export type GoodsOptionsData = Awaited<ReturnType<Calls['goods']['options']['call']>>

/** The same as the sheet opens with it, which knows the buyer. */
export type MiniCartData = Awaited<ReturnType<Calls['cart']['miniCart']['call']>>

/** Information that the server says that a choice costs. */
export type MiniCartPriceData = Awaited<ReturnType<Calls['cart']['miniCartPrice']['call']>>
