import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CartLine, CartPlan } from '@jangteo/core/cart/cart.rules'
import { mergeCarts } from '@jangteo/core/cart/cartMerge.rules'
import { aLine, anAddon } from '../../support/cart/aCart.ts'

type Choice = { optionId: number; quantity: number; addon: number }

function aCartFrom(firstId: number) {
  const choices = fc.uniqueArray(
    fc.record({
      optionId: fc.integer({ min: 10, max: 17 }),
      quantity: fc.integer({ min: 1, max: 100 }),
      addon: fc.integer({ min: 0, max: 50 }),
    }),
    { selector: (choice) => choice.optionId, maxLength: 6 },
  )
  return choices.map((list) => list.flatMap((choice, index) => toLines(choice, firstId + index)))
}

function toLines({ optionId, quantity, addon }: Choice, cartId: number): CartLine[] {
  const main = aLine(cartId, optionId, quantity)
  return addon === 0 ? [main] : [main, anAddon(cartId + 1_000, main, [19, addon])]
}

function applied(lines: readonly CartLine[], plan: CartPlan): CartLine[] {
  const changed = lines.map((line) => {
    const set = plan.set.find((change) => change.cartId === line.cartId)
    const moved = plan.moved.find((change) => change.cartId === line.cartId)
    return { ...line, ...set, ...moved }
  })
  return changed.filter((line) => !plan.dropped.includes(line.cartId))
}

function demand(lines: readonly CartLine[]): [number | null, number][] {
  const sums = new Map<number | null, number>()
  for (const { optionId, quantity } of lines) {
    sums.set(optionId, (sums.get(optionId) ?? 0) + quantity)
  }
  return [...sums].toSorted(([a], [b]) => (a ?? 0) - (b ?? 0))
}

describe('장바구니 합치기의 법칙', () => {
  test('옵션마다 담긴 수량은 두 장바구니의 합이다', () => {
    fc.assert(
      fc.property(aCartFrom(1), aCartFrom(5_001), (member, guest) => {
        const all = [...member, ...guest]
        expect(demand(applied(all, mergeCarts(member, guest)))).toEqual(demand(all))
      }),
    )
  })

  test('합친 뒤에는 같은 옵션이 두 줄로 남지 않고, 추가상품은 남은 본상품 밑에 있다', () => {
    fc.assert(
      fc.property(aCartFrom(1), aCartFrom(5_001), (member, guest) => {
        const merged = applied([...member, ...guest], mergeCarts(member, guest))
        const keys = merged.map((line) => `${line.optionId}-${line.mainCartId}`)
        const ids = new Set<number | null>(merged.map((line) => line.cartId))
        expect(new Set(keys).size).toEqual(keys.length)
        const orphans = merged.filter(
          (line) => line.mainCartId !== null && !ids.has(line.mainCartId),
        )
        expect(orphans).toEqual([])
      }),
    )
  })
})
