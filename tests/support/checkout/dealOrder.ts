import type { Buyer } from '../buyer.ts'
import { addToCart } from '../cart/inCart.ts'
import { goodsAt } from '../claim/claimShop.ts'
import type { TestMarket } from '../market.ts'

/** A product of its own at a price, with three options of twenty pieces each. */
export async function aProductAt(market: TestMarket, price: number): Promise<number> {
  const [goodsId] = await goodsAt(market, [price])
  if (goodsId === undefined) throw new Error('a store has a product')
  return goodsId
}

type Wanted = { readonly goodsId: number; readonly option?: number; readonly quantity?: number }

/** Puts an option of a product in a cart, and returns the line; the options are numbered from 0. */
export async function inCartOf(market: TestMarket, buyer: Buyer, wanted: Wanted) {
  const { cartIdList } = await addToCart(market, buyer, wanted)
  return cartIdList
}

/** Sends an order, whatever the answer. */
export const order = (buyer: Buyer, body: object) =>
  buyer.call<{ code: string; data: { differences: readonly object[] } }>('POST', '/shops/orders', {
    body,
  })
