import { describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { cartSelectionChart } from '@jangteo/core/cart/cartSelection.chart'
import type { BuyableAnswer } from '@jangteo/core/cart/cartSelection.chart'
import { cartSelectionView } from '@jangteo/core/cart/cartSelection.view'
import type { SelectableLine } from '@jangteo/core/cart/cartSelection.view'
import { answeredActor } from '../../support/chart/answeredActor.ts'
import { coverChart } from '../../support/chart/chartCoverage.ts'
import { withoutVerbs } from '../../support/chart/withoutVerbs.ts'

type Lines = { readonly cartIds: readonly number[] }

/** Store `cup` sells 1 with its add-on 2, and 3; store `dish` sells 4, and 5, which is sold out, with its add-on 6. */
const MUG = { cartId: 1, goodsName: '머그컵', optionName: '파랑' }
const PLATE = { cartId: 4, goodsName: '접시', optionName: '' }
const WINE = { cartId: 5, goodsName: '막걸리', optionName: '' }
const LINES: readonly SelectableLine[] = [
  { cartId: 1, mainCartId: null, storeUrl: 'cup', isSelectable: true },
  { cartId: 2, mainCartId: 1, storeUrl: 'cup', isSelectable: true },
  { cartId: 3, mainCartId: null, storeUrl: 'cup', isSelectable: true },
  { cartId: 4, mainCartId: null, storeUrl: 'dish', isSelectable: true },
  { cartId: 5, mainCartId: null, storeUrl: 'dish', isSelectable: false },
  { cartId: 6, mainCartId: 5, storeUrl: 'dish', isSelectable: true },
]

const coverage = coverChart(cartSelectionChart)

function openCart() {
  const checkBuyable = answeredActor<BuyableAnswer, Lines>()
  const removeLines = answeredActor<unknown, Lines>()
  const restoreLines = answeredActor<unknown, Lines>()
  const ordered: (readonly number[])[] = []
  const offered: (readonly number[])[] = []
  const machine = cartSelectionChart.provide({
    actors: {
      checkBuyable: checkBuyable.logic,
      removeLines: removeLines.logic,
      restoreLines: restoreLines.logic,
    },
    actions: {
      goToOrder: ({ context }) => void ordered.push(context.cartIds),
      offerRestore: ({ context }) => void offered.push(context.removedIds),
    },
  })
  const actor = createActor(machine, { inspect: coverage.inspect }).start()
  return {
    actor,
    ordered,
    offered,
    checks: checkBuyable.questions,
    removals: removeLines.questions,
    restorals: restoreLines.questions,
    view: (lines = LINES) => cartSelectionView(actor.getSnapshot(), actor, lines),
    reaches: (state: ReturnType<typeof actor.getSnapshot>['value']) =>
      waitFor(actor, (snapshot) => snapshot.value === state),
  }
}

describe('고르기', () => {
  test('처음에는 구매할 수 있는 것이 모두 골라져 있다', () => {
    const { all, stores, lines, chosenIds } = openCart().view()
    const full = { isChecked: true, isIndeterminate: false, isDisabled: false }
    const none = { cartIds: [], isChecked: false, isIndeterminate: false, isDisabled: true }
    expect(
      withoutVerbs({ all, stores: Object.fromEntries(stores), lines: Object.fromEntries(lines) }),
    ).toEqual({
      all: { cartIds: [1, 2, 3, 4], ...full },
      stores: { cup: { cartIds: [1, 2, 3], ...full }, dish: { cartIds: [4], ...full } },
      lines: {
        1: { cartIds: [1, 2], ...full },
        3: { cartIds: [3], ...full },
        4: { cartIds: [4], ...full },
        5: none,
      },
    })
    expect(chosenIds).toEqual([1, 2, 3, 4])
  })

  test('본상품을 빼면 추가상품도 빠지고, 다시 넣으면 함께 들어온다', () => {
    const cart = openCart()
    cart.view().lines.get(1)?.check(false)
    cart.view().lines.get(1)?.check(false)
    expect(cart.view().chosenIds).toEqual([3, 4])
    cart.view().lines.get(1)?.check(true)
    expect(cart.view().chosenIds).toEqual([1, 2, 3, 4])
  })

  test('일부만 고른 스토어와 전체는 반만 고른 것으로 보인다', () => {
    const cart = openCart()
    cart.view().lines.get(3)?.check(false)
    const { all, stores } = cart.view()
    const looks = [all, stores.get('cup'), stores.get('dish')].map((check) => [
      check?.isChecked,
      check?.isIndeterminate,
    ])
    expect(looks).toEqual([
      [false, true],
      [false, true],
      [true, false],
    ])
  })

  test('나중에 담긴 것은 골라져 있고, 사라진 것은 잊는다', () => {
    const cart = openCart()
    cart.view().lines.get(4)?.check(false)
    const later: readonly SelectableLine[] = [
      { cartId: 3, mainCartId: null, storeUrl: 'cup', isSelectable: true },
      { cartId: 7, mainCartId: null, storeUrl: 'cup', isSelectable: true },
    ]
    expect(cart.view(later).chosenIds).toEqual([3, 7])
  })

  test('빈 장바구니는 아무것도 고를 수 없다', () => {
    const { all, chosenIds } = openCart().view([])
    expect([all.isDisabled, all.isChecked, chosenIds]).toEqual([true, false, []])
  })
})

const FAILED = '요청을 처리하지 못했어요. 잠시 후 다시 시도해 주세요.'

describe('삭제하기', () => {
  test('묻지 않고 바로 빼고, 되돌릴 수 있다고 알린다', async () => {
    const cart = openCart()
    cart.view().remove([1, 2])
    expect([cart.view().hiddenIds, cart.view().chosenIds, cart.view().isBusy]).toEqual([
      [1, 2],
      [3, 4],
      true,
    ])
    cart.removals[0]?.answer(null)
    await cart.reaches('choosing')
    expect(cart.removals.map(({ input }) => input)).toEqual([{ cartIds: [1, 2] }])
    expect([cart.offered, cart.view().hiddenIds]).toEqual([[[1, 2]], []])
  })

  test('고른 것을 한꺼번에 삭제한다', () => {
    const cart = openCart()
    cart.view().lines.get(1)?.check(false)
    cart.view().removeChosen()
    expect(cart.removals.map(({ input }) => input)).toEqual([{ cartIds: [3, 4] }])
  })

  test('답을 기다리는 동안 더 삭제하고 고를 수 있다', async () => {
    const cart = openCart()
    cart.view().remove([1, 2])
    cart.view().lines.get(4)?.check(false)
    cart.view().lines.get(4)?.check(true)
    cart.view().lines.get(4)?.check(false)
    cart.view().remove([3])
    cart.actor.send({ type: 'buyer.remove', cartIds: [] })
    expect([cart.view().hiddenIds, cart.view().chosenIds]).toEqual([[1, 2, 3], []])
    cart.removals[1]?.answer(null)
    await cart.reaches('choosing')
    expect(cart.removals.map(({ input }) => input)).toEqual([
      { cartIds: [1, 2] },
      { cartIds: [1, 2, 3] },
    ])
    cart.view().restore()
    expect(cart.restorals.map(({ input }) => input)).toEqual([{ cartIds: [1, 2, 3] }])
  })

  test('삭제하지 못하면 알려 주고, 되돌릴 것이 없다', async () => {
    const cart = openCart()
    cart.view().remove([1])
    cart.removals[0]?.fail()
    await cart.reaches('choosing')
    cart.view().restore()
    expect([cart.view().noticeText, cart.restorals.length]).toEqual([FAILED, 0])
  })
})

describe('되돌리기', () => {
  test('뺐던 것을 골라 두었던 그대로 되돌린다', async () => {
    const cart = openCart()
    cart.view().lines.get(3)?.check(false)
    cart.view().remove([3])
    cart.removals[0]?.answer(null)
    await cart.reaches('choosing')
    cart.view().restore()
    cart.view().restore()
    expect([cart.view().isBusy, cart.restorals.length]).toEqual([true, 1])
    cart.restorals[0]?.answer(null)
    await cart.reaches('choosing')
    cart.view().restore()
    expect([cart.view().chosenIds, cart.restorals.length]).toEqual([[1, 2, 4], 1])
  })

  test('삭제의 답이 오기 전에도 되돌린다', async () => {
    const cart = openCart()
    cart.view().remove([1, 2])
    cart.view().restore()
    expect([cart.view().hiddenIds, cart.restorals.map(({ input }) => input)]).toEqual([
      [],
      [{ cartIds: [1, 2] }],
    ])
    cart.restorals[0]?.answer(null)
    await cart.reaches('choosing')
  })

  test('되돌리지 못하면 알려 주고, 다시 되돌릴 수 있다', async () => {
    const cart = openCart()
    cart.view().remove([1])
    cart.removals[0]?.answer(null)
    await cart.reaches('choosing')
    cart.view().restore()
    cart.restorals[0]?.fail()
    await cart.reaches('choosing')
    expect([cart.view().noticeText, cart.offered]).toEqual([FAILED, [[1], [1]]])
    cart.view().restore()
    expect(cart.restorals.length).toEqual(2)
  })
})

describe('주문하기', () => {
  test('구매할 수 있는지 한 번 확인하고 고른 것만 주문서로 가져간다', async () => {
    const cart = openCart()
    cart.view().lines.get(3)?.check(false)
    cart.view().lines.get(4)?.check(false)
    cart.view().order()
    cart.actor.send({ type: 'buyer.order', cartIds: [1, 2, 3] })
    expect(cart.view().isBusy).toEqual(true)
    cart.checks[0]?.answer({ violations: [] })
    await cart.reaches('leaving')
    cart.view().order()
    expect(cart.checks.map(({ input }) => input)).toEqual([{ cartIds: [1, 2] }])
    expect(cart.ordered).toEqual([[1, 2]])
  })

  test('구매할 수 없으면 이유를 모두 알려 준다', async () => {
    const cart = openCart()
    cart.actor.send({ type: 'buyer.order', cartIds: [1, 4] })
    cart.checks[0]?.answer({
      violations: [
        { ...MUG, code: 'MAX_COUNT_EXCEEDED', params: { max: 5, quantity: 6 } },
        { ...PLATE, code: 'GOODS_NOT_ON_SALE', params: {} },
        { ...WINE, code: 'ADULT_CERTIFICATION_REQUIRED', params: {} },
      ],
    })
    await cart.reaches('blocked')
    const tooMany = '한 번에 최대 5개까지 주문할 수 있어요.'
    expect(cart.view().blocked).toEqual([
      {
        ...MUG,
        reasons: [{ text: tooMany, before: '6개', after: '5개' }],
        needsAdultCertification: false,
      },
      {
        ...PLATE,
        reasons: [{ text: '판매 중인 상품이 아니에요.', before: null, after: null }],
        needsAdultCertification: false,
      },
      {
        ...WINE,
        reasons: [{ text: '성인인증이 필요한 상품이에요.', before: null, after: null }],
        needsAdultCertification: true,
      },
    ])
    cart.view().dismiss()
    expect([cart.view().blocked, cart.ordered]).toEqual([null, []])
  })

  test('확인하지 못하면 알려 준다', async () => {
    const cart = openCart()
    cart.actor.send({ type: 'buyer.order', cartIds: [1] })
    cart.checks[0]?.fail()
    await cart.reaches('choosing')
    expect(cart.view().noticeText).toEqual('요청을 처리하지 못했어요. 잠시 후 다시 시도해 주세요.')
  })

  test('고른 것이 없으면 삭제도 주문도 하지 않고 알려 준다', () => {
    const cart = openCart()
    cart.actor.send({ type: 'buyer.order', cartIds: [] })
    cart.view().remove([])
    expect([cart.checks.length, cart.view().noticeText]).toEqual([0, '상품을 선택해 주세요.'])
  })

  test('알린 뒤에 고르거나 고르지 않으면 알림이 사라진다', () => {
    const texts = (['lines.checked', 'lines.unchecked'] as const).map((type) => {
      const cart = openCart()
      cart.actor.send({ type: 'buyer.order', cartIds: [] })
      cart.actor.send({ type, cartIds: [1] })
      return cart.view().noticeText
    })
    expect(texts).toEqual([null, null])
  })
})

test('이 시험들이 모든 전이를 지나간다', () => {
  expect(coverage.missing()).toEqual([])
})
