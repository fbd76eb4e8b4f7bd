import type { Calls } from '@jangteo/http/call/calls'

/** Data of the product page. */
export type GoodsDetailData = Awaited<ReturnType<Calls['goods']['detail']['call']>>

/** Options of a product. */
export type GoodsOptionsData = Awaited<ReturnType<Calls['goods']['options']['call']>>

/** The same as the sheet opens with it, which knows the buyer. */
export type MiniCartData = Awaited<ReturnType<Calls['cart']['miniCart']['call']>>

/** Price of a choice as the server computes it. */
export type MiniCartPriceData = Awaited<ReturnType<Calls['cart']['miniCartPrice']['call']>>
