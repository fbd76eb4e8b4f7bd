import { describe, expect, test } from 'vitest'
import type { CartLine } from '@jangteo/core/cart/cart.rules'
import { planCartRestoration } from '@jangteo/core/cart/cartRestoration.rules'
import { QUANTITY_MAX } from '@jangteo/core/money/limits.rules'

const POT: CartLine = { cartId: 1, mainCartId: null, goodsId: 9, optionId: 90, quantity: 2 }
const SAUCER: CartLine = { cartId: 2, mainCartId: 1, goodsId: 9, optionId: 91, quantity: 1 }
const NOTHING = { set: [], moved: [], created: [], dropped: [] }

describe('되돌린 줄은', () => {
  test('빠지기 전 그대로, 추가상품과 함께 돌아온다', () => {
    expect(planCartRestoration([], [POT, SAUCER])).toEqual({
      ...NOTHING,
      moved: [
        { cartId: 1, mainCartId: null },
        { cartId: 2, mainCartId: 1 },
      ],
    })
  })

  test('그사이 다시 담긴 옵션에 더해지고, 추가상품은 그 줄의 것이 된다', () => {
    const again = { ...POT, cartId: 7, quantity: QUANTITY_MAX - 1 }
    expect(planCartRestoration([again], [POT, SAUCER])).toEqual({
      ...NOTHING,
      set: [{ cartId: 7, optionId: 90, quantity: QUANTITY_MAX }],
      moved: [{ cartId: 2, mainCartId: 7 }],
      dropped: [1],
    })
  })

  test('추가상품도 다시 담겼으면 더해진다', () => {
    const again = { ...POT, cartId: 7 }
    const saucerAgain = { ...SAUCER, cartId: 8, mainCartId: 7, quantity: 3 }
    expect(planCartRestoration([again, saucerAgain], [POT, SAUCER])).toEqual({
      ...NOTHING,
      set: [
        { cartId: 7, optionId: 90, quantity: 4 },
        { cartId: 8, optionId: 91, quantity: 4 },
      ],
      dropped: [1, 2],
    })
  })

  test('본상품이 그대로 있으면 추가상품만 돌아온다', () => {
    expect(planCartRestoration([POT], [SAUCER])).toEqual({
      ...NOTHING,
      moved: [{ cartId: 2, mainCartId: 1 }],
    })
  })

  test('본상품 없는 추가상품은 돌아오지 않는다', () => {
    expect(planCartRestoration([], [SAUCER])).toEqual(NOTHING)
  })
})
