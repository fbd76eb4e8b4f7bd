import type { Answers } from '@jangteo/http/call/calls'

/** Data of the product page. */
export type GoodsDetailData = Answers['goods']['detail']

/** Options of a product. */
export type GoodsOptionsData = Answers['goods']['options']

/** The same as the sheet opens with it, which knows the buyer. */
export type MiniCartData = Answers['cart']['miniCart']

/** Price of a choice as the server computes it. */
export type MiniCartPriceData = Answers['cart']['miniCartPrice']
