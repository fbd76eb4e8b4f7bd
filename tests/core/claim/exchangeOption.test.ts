import { CLAIM_MESSAGES } from '@jangteo/core/claim/claim.messages'
import {
  decideExchangeOption,
  exchangeChoices,
} from '@jangteo/core/claim/request/exchangeOption.rules'
import type { GoodsOption } from '@jangteo/core/goods/option.rules'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

function anOption(optionId: number, change: Partial<GoodsOption> = {}): GoodsOption {
  const name = String.fromCharCode(64 + optionId)
  return { optionId, optionValues: [name], extraPrice: 0, stock: 5, saleStatus: 'SALE', ...change }
}

const ITEM = { extraPrice: 0, quantity: 2 }
const OPTIONS = [
  anOption(1),
  anOption(2, { extraPrice: 1_000 }),
  anOption(3, { stock: 1 }),
  anOption(4, { saleStatus: 'OUT_OF_STOCK' }),
  anOption(5, { saleStatus: 'STOP' }),
]

describe('교환할 옵션', () => {
  test('같은 가격의 옵션만 보이고, 모자라면 고를 수 없다', () => {
    const shown = exchangeChoices(OPTIONS, ITEM).map(({ option, isSoldOut }) => [
      option.optionId,
      isSoldOut,
    ])
    expect(shown).toEqual([
      [1, false],
      [3, true],
      [4, true],
    ])
  })

  test('남은 수량을 모두 교환할 수 있다', () => {
    const lastTwo = anOption(1, { stock: 2 })
    expect([
      exchangeChoices([lastTwo], ITEM).map(({ isSoldOut }) => isSoldOut),
      decideExchangeOption(lastTwo, ITEM).ok,
      decideExchangeOption(lastTwo, { ...ITEM, quantity: 3 }).ok,
    ]).toEqual([[false], true, false])
  })

  test('고르지 않았거나, 값이 다르거나, 모자란 까닭을 알린다', () => {
    const texts = [null, ...OPTIONS].map((option) => {
      const decided = decideExchangeOption(option, ITEM)
      return decided.ok ? decided.value.optionId : CLAIM_MESSAGES[decided.reason]()
    })
    expect(texts).toEqual([
      '교환할 옵션을 선택해 주세요.',
      1,
      '같은 가격의 옵션으로만 교환할 수 있어요.',
      '교환할 상품의 재고가 부족해요.',
      '교환할 상품의 재고가 부족해요.',
      '교환할 옵션을 선택해 주세요.',
    ])
  })

  test('고를 수 있게 보인 것만 교환할 수 있다', () => {
    const anyOption = fc.record({
      extraPrice: fc.constantFrom(0, 1_000),
      stock: fc.integer({ min: 0, max: 3 }),
      saleStatus: fc.constantFrom('SALE', 'OUT_OF_STOCK', 'STOP'),
    })
    const facts = fc.record({
      changes: fc.array(anyOption, { maxLength: 5 }),
      quantity: fc.integer({ min: 1, max: 3 }),
    })
    fc.assert(
      fc.property(facts, ({ changes, quantity }) => {
        const item = { extraPrice: 0, quantity }
        const options = changes.map((change, index) => anOption(index + 1, change))
        const choosable = exchangeChoices(options, item).filter(({ isSoldOut }) => !isSoldOut)
        const taken = options.filter((option) => decideExchangeOption(option, item).ok)
        expect(choosable.map(({ option }) => option)).toEqual(taken)
      }),
    )
  })
})
