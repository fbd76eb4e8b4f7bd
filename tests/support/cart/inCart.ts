import type { cart, cartLine } from '@jangteo/contract/cart/cart.schemas'
import type { z } from 'zod'
import type { Answer, Buyer, RefusalBody } from '../buyer.ts'
import type { TestMarket } from '../market.ts'
import { optionsOf } from '../stock.ts'

export type CartAnswer = z.output<typeof cart>
export type CartLineAnswer = z.output<typeof cartLine>
export type Added = { readonly cartIdList: readonly number[]; readonly cartCount: number }

/** Chosen options and add-ons of the goods by index, from 0 in the order they are shown. */
export type Picked = {
  readonly goodsId: number
  readonly option?: number
  readonly quantity?: number
  readonly addons?: Readonly<Record<number, number>>
}

/** Maps a choice to the wire. */
export async function toGoodsList(market: TestMarket, picks: readonly Picked[]) {
  return Promise.all(
    picks.map(async ({ goodsId, option = 0, quantity = 1, addons = {} }) => {
      const options = await optionsOf(market, goodsId)
      const addItems = await optionsOf(market, goodsId, 'ADDON')
      const addItemList = Object.entries(addons).map(([index, count]) => ({
        optionId: addItems[Number(index)]?.id,
        quantity: count,
      }))
      return { goodsId, optionId: options[option]?.id, quantity, addItemList }
    }),
  )
}

/** Adds the picked options to the cart, or to an order in preparation. */
export async function tryToAdd(
  market: TestMarket,
  buyer: Buyer,
  picks: { readonly picks: readonly Picked[]; readonly buyNowYn?: 'Y' | 'N' },
): Promise<Answer<Added | RefusalBody>> {
  const goodsList = await toGoodsList(market, picks.picks)
  const { buyNowYn = 'N' } = picks
  return buyer.call('POST', '/shops/carts', { body: { goodsList, buyNowYn } })
}

/** The same where it must succeed. */
export async function addToCart(
  market: TestMarket,
  buyer: Buyer,
  ...picks: readonly Picked[]
): Promise<Added> {
  const goodsList = await toGoodsList(market, picks)
  return buyer.ask('POST', '/shops/carts', { body: { goodsList } })
}

export function showCart(buyer: Buyer): Promise<CartAnswer> {
  return buyer.ask('GET', '/shops/carts')
}

type Grouped = { readonly groups: readonly { readonly lines: readonly CartLineAnswer[] }[] }

export function linesOf({ groups }: Grouped): CartLineAnswer[] {
  return groups.flatMap((group) => group.lines)
}

/** The lines of a cart as sentences: `name / option × quantity`, an add-on after a `+`. */
export function toSentences(shown: Grouped): string[] {
  const lines = linesOf(shown)
  return lines.map(({ goodsName, mainCartId, option, quantity }) => {
    const values = option.optionValues.join(' / ')
    return mainCartId === null
      ? `${goodsName} ${values} × ${quantity}`.replace('  ', ' ')
      : `${goodsName} + ${values} × ${quantity}`
  })
}

export async function cartOf(buyer: Buyer): Promise<string[]> {
  return toSentences(await showCart(buyer))
}
