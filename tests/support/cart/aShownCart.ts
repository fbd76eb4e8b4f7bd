import { toPolicyAnswer } from '@jangteo/server/shipping/policy-answer'
import type { CartData, CartLineData } from '@jangteo/ui/screens/cart/cartData'
import { aShippingPolicy } from '../shipping/aShippingPolicy.ts'

/** A line as the cart shows it: its cart id, its goods and option by the same number, one piece of 10,000 won. */
export function aShownLine(cartId: number, change: Partial<CartLineData> = {}): CartLineData {
  return {
    cartId,
    mainCartId: null,
    goodsId: cartId,
    goodsName: `상품 ${cartId}`,
    picture: 'cup',
    option: {
      optionId: cartId,
      optionValues: [],
      extraPrice: 0,
      stock: 9,
      saleStatusEnum: 'SALE',
    },
    optionNames: [],
    listPrice: 12_000,
    salePrice: 10_000,
    quantity: 1,
    limits: {
      quantityMin: 1,
      orderQuantityMax: 4,
      accountQuantityMax: null,
      guestQuantityMax: 2,
    },
    promiseList: [],
    ...change,
  }
}

/** A cart of one store that ships for 3,000 won, from 30,000 won on for nothing. */
export function aShownCart(
  lines: readonly CartLineData[],
  violations: CartData['violations'] = [],
): CartData {
  const shippingPolicy = toPolicyAnswer(aShippingPolicy().freeFrom(30_000, 3_000))
  return {
    groups: [
      { groupKey: 'cups', storeName: '찻집', storeUrl: 'cup', shippingPolicy, lines: [...lines] },
    ],
    violations,
    currencyCode: 'KRW',
  }
}
