import { describe, expect, test } from 'vitest'
import { planCartAddition } from '@jangteo/core/cart/cartAddition.rules'
import { planCartChange } from '@jangteo/core/cart/cartChange.rules'
import { mergeCarts } from '@jangteo/core/cart/cartMerge.rules'
import { allow, refuse } from '@jangteo/core/decision/decision.rules'
import { aLine, anAddon, goodsToAdd } from '../../support/cart/aCart.ts'

const MAIN = aLine(100, 10, 2)
const ADDON = anAddon(200, MAIN, [19, 1])
const OTHER = aLine(101, 11, 4)
const CART = [MAIN, ADDON, OTHER]
const NOTHING = { set: [], moved: [], created: [], dropped: [] }

describe('장바구니 담기', () => {
  test('없던 상품은 추가상품과 함께 새로 담긴다', () => {
    const goods = goodsToAdd(20, 3, [{ optionId: 29, quantity: 1 }])
    expect(planCartAddition(CART, [goods])).toEqual(
      allow({ ...NOTHING, created: [{ ...goods, mainCartId: null }] }),
    )
  })

  test('이미 담긴 옵션은 수량이 늘고, 추가상품도 그 밑에 모인다', () => {
    const goods = goodsToAdd(10, 3, [
      { optionId: 19, quantity: 2 },
      { optionId: 18, quantity: 1 },
    ])
    expect(planCartAddition(CART, [goods])).toEqual(
      allow({
        ...NOTHING,
        set: [
          { cartId: 100, optionId: 10, quantity: 5 },
          { cartId: 200, optionId: 19, quantity: 3 },
        ],
        created: [{ mainCartId: 100, goodsId: 1, optionId: 18, quantity: 1, addItems: [] }],
      }),
    )
  })

  test('같은 옵션을 한꺼번에 두 번 담으면 한 줄이 된다', () => {
    const twice = [
      goodsToAdd(20, 1, [{ optionId: 29, quantity: 1 }]),
      goodsToAdd(20, 2, [
        { optionId: 29, quantity: 1 },
        { optionId: 29, quantity: 1 },
      ]),
    ]
    expect(planCartAddition([], twice)).toEqual(
      allow({
        ...NOTHING,
        created: [{ ...goodsToAdd(20, 3, [{ optionId: 29, quantity: 3 }]), mainCartId: null }],
      }),
    )
  })

  test('수량은 9,999개에서 멈춘다', () => {
    expect(planCartAddition(CART, [goodsToAdd(10, 9_999)])).toEqual(
      allow({ ...NOTHING, set: [{ cartId: 100, optionId: 10, quantity: 9_999 }] }),
    )
  })

  test('100줄까지 담긴다', () => {
    const lines = Array.from({ length: 99 }, (_, index) => aLine(index, 1_000 + index))
    const single = goodsToAdd(20, 1)
    const withAddon = goodsToAdd(20, 1, [{ optionId: 29, quantity: 1 }])
    const answers = [single, withAddon].map((goods) => planCartAddition(lines, [goods]).ok)
    expect(answers).toEqual([true, false])
    expect(planCartAddition(lines, [withAddon])).toEqual(refuse('CART_FULL'))
  })
})

describe('장바구니 바꾸기', () => {
  test('수량을 바꾸면 그 수량이 되고, 보내지 않은 추가상품은 빠진다', () => {
    expect(planCartChange(CART, 100, goodsToAdd(10, 5))).toEqual(
      allow({ ...NOTHING, set: [{ cartId: 100, optionId: 10, quantity: 5 }], dropped: [200] }),
    )
  })

  test('추가상품은 보낸 대로 된다', () => {
    const goods = goodsToAdd(10, 2, [
      { optionId: 19, quantity: 7 },
      { optionId: 18, quantity: 1 },
    ])
    expect(planCartChange(CART, 100, goods)).toEqual(
      allow({
        ...NOTHING,
        set: [
          { cartId: 100, optionId: 10, quantity: 2 },
          { cartId: 200, optionId: 19, quantity: 7 },
        ],
        created: [{ mainCartId: 100, goodsId: 1, optionId: 18, quantity: 1, addItems: [] }],
      }),
    )
  })

  test('보낸 추가상품만 남고 나머지는 빠진다', () => {
    const wrapped = anAddon(201, MAIN, [18, 1])
    const goods = goodsToAdd(10, 2, [{ optionId: 18, quantity: 3 }])
    expect(planCartChange([MAIN, ADDON, wrapped], 100, goods)).toEqual(
      allow({
        ...NOTHING,
        set: [
          { cartId: 100, optionId: 10, quantity: 2 },
          { cartId: 201, optionId: 18, quantity: 3 },
        ],
        dropped: [200],
      }),
    )
  })

  test('추가상품 줄은 저만 바뀐다', () => {
    const goods = {
      goodsId: 1,
      optionId: 19,
      quantity: 4,
      addItems: [{ optionId: 18, quantity: 1 }],
    }
    expect(planCartChange(CART, 200, goods)).toEqual(
      allow({ ...NOTHING, set: [{ cartId: 200, optionId: 19, quantity: 4 }] }),
    )
  })

  test('다른 줄에 있는 옵션으로 바꾸면 그 줄과 합쳐진다', () => {
    const goods = goodsToAdd(11, 2, [{ optionId: 19, quantity: 1 }])
    expect(planCartChange(CART, 100, goods)).toEqual(
      allow({
        ...NOTHING,
        set: [{ cartId: 101, optionId: 11, quantity: 6 }],
        created: [{ mainCartId: 101, goodsId: 1, optionId: 19, quantity: 1, addItems: [] }],
        dropped: [100],
      }),
    )
  })

  test('없는 줄이나 다른 상품으로는 바꿀 수 없다', () => {
    const answers = [
      planCartChange(CART, 999, goodsToAdd(10, 1)),
      planCartChange(CART, 100, goodsToAdd(20, 1)),
    ]
    expect(answers).toEqual([refuse('CART_LINE_NOT_FOUND'), refuse('CART_LINE_NOT_FOUND')])
  })

  test('추가상품을 더해 100줄을 넘길 수 없다', () => {
    const lines = Array.from({ length: 99 }, (_, index) => aLine(index, 1_000 + index))
    const goods = goodsToAdd(10, 2, [{ optionId: 19, quantity: 1 }])
    expect(planCartChange([MAIN, ...lines.slice(1)], 100, goods).ok).toEqual(true)
    expect(planCartChange([MAIN, ...lines], 100, goods)).toEqual(refuse('CART_FULL'))
  })
})

describe('로그인할 때 장바구니 합치기', () => {
  test('같은 옵션은 더하고 다른 줄은 회원의 것이 된다', () => {
    const guest = [aLine(500, 10, 3), aLine(501, 20, 1)]
    expect(mergeCarts(CART, guest)).toEqual({
      ...NOTHING,
      set: [{ cartId: 100, optionId: 10, quantity: 5 }],
      moved: [{ cartId: 501, mainCartId: null }],
      dropped: [500],
    })
  })

  test('추가상품은 합쳐진 본상품을 따라간다', () => {
    const guestMain = aLine(500, 10, 3)
    const guest = [guestMain, anAddon(600, guestMain, [19, 2]), anAddon(601, guestMain, [18, 1])]
    expect(mergeCarts(CART, guest)).toEqual({
      ...NOTHING,
      set: [
        { cartId: 100, optionId: 10, quantity: 5 },
        { cartId: 200, optionId: 19, quantity: 3 },
      ],
      moved: [{ cartId: 601, mainCartId: 100 }],
      dropped: [500, 600],
    })
  })

  test('합친 수량은 9,999개에서 멈춘다', () => {
    expect(mergeCarts([MAIN], [aLine(500, 10, 9_999)])).toEqual({
      ...NOTHING,
      set: [{ cartId: 100, optionId: 10, quantity: 9_999 }],
      dropped: [500],
    })
  })

  test('합칠 것이 없으면 바뀌는 것도 없다', () => {
    expect(mergeCarts(CART, [])).toEqual(NOTHING)
  })
})
