import type { Calls } from '@jangteo/http/call/calls'

/** What the product page knows of a product. */
export type GoodsDetailData = Awaited<ReturnType<Calls['goods']['detail']['call']>>

/** What may be picked of a product. */
export type GoodsOptionsData = Awaited<ReturnType<Calls['goods']['options']['call']>>

/** The same as the sheet opens with it, which knows the buyer. */
export type MiniCartData = Awaited<ReturnType<Calls['cart']['miniCart']['call']>>

/** What the server says that a choice costs. */
export type MiniCartPriceData = Awaited<ReturnType<Calls['cart']['miniCartPrice']['call']>>
