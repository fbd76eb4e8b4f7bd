import type { BuyFacts, BuyerFacts } from '@jangteo/core/cart/buyAvailability.rules'
import type { BuyGoodsFacts, BuyOptionFacts } from '@jangteo/core/cart/buyCheck.rules'
import type { CartGoods, CartLine } from '@jangteo/core/cart/cart.rules'

/** A main line: cart id, option, quantity. The goods is the option's tens, as in `anOption`. */
export function aLine(cartId: number, optionId: number, quantity = 1): CartLine {
  return { cartId, mainCartId: null, goodsId: Math.floor(optionId / 10), optionId, quantity }
}

/** An add-on line under a main line. */
export function anAddon(cartId: number, main: CartLine, rest: [option: number, quantity: number]) {
  const [optionId, quantity] = rest
  return { cartId, mainCartId: main.cartId, goodsId: main.goodsId, optionId, quantity } as const
}

/** Goods for a call that adds to the cart. */
export function goodsToAdd(
  optionId: number,
  quantity: number,
  addItems: CartGoods['addItems'] = [],
): CartGoods {
  return { goodsId: Math.floor(optionId / 10), optionId, quantity, addItems }
}

export function someGoods(change: Partial<BuyGoodsFacts> = {}): BuyGoodsFacts {
  return {
    displaySaleStatus: 'SALE',
    isAdultOnly: false,
    optionNames: ['색상'],
    quantityMin: 1,
    orderQuantityMax: null,
    accountQuantityMax: null,
    guestQuantityMax: null,
    ...change,
  }
}

export function anOption(goodsId: number, change: Partial<BuyOptionFacts> = {}): BuyOptionFacts {
  return {
    goodsId,
    kind: 'OPTION',
    optionValues: ['블랙'],
    stock: 10,
    saleStatus: 'SALE',
    ...change,
  }
}

/** Facts by id: goods 1 with options 10 and 11 and the add-on 19, goods 2 with option 20, for a certified member. */
export function facts(change: {
  readonly goods?: readonly [number, BuyGoodsFacts | null][]
  readonly options?: readonly [number, BuyOptionFacts | null][]
  readonly buyer?: Partial<BuyerFacts>
}): BuyFacts {
  const goods = new Map<number, BuyGoodsFacts>([
    [1, someGoods()],
    [2, someGoods()],
  ])
  const options = new Map<number, BuyOptionFacts>([
    [10, anOption(1)],
    [11, anOption(1, { optionValues: ['화이트'] })],
    [19, anOption(1, { kind: 'ADDON', optionValues: ['선물포장'] })],
    [20, anOption(2)],
  ])
  for (const [id, fact] of change.goods ?? []) replace(goods, id, fact)
  for (const [id, fact] of change.options ?? []) replace(options, id, fact)
  const buyer: BuyerFacts = {
    caller: 'MEMBER',
    isAdultCertified: true,
    boughtCounts: new Map(),
    ...change.buyer,
  }
  return { goods, options, buyer }
}

function replace<Fact>(known: Map<number, Fact>, id: number, fact: Fact | null): void {
  if (fact === null) known.delete(id)
  else known.set(id, fact)
}
