import {
  addAddon,
  addOption,
  changeQuantity,
  NOTHING_CHOSEN,
  pickValue,
  removeOption,
  submittedOptions,
} from '@jangteo/core/cart/optionSelection.rules'
import type { OptionSelection } from '@jangteo/core/cart/optionSelection.rules'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

const MEDIUM = { optionId: 1, quantity: 1 }
const LARGE = { optionId: 2, quantity: 1 }
const CASE = { optionId: 9, quantity: 1 }
const chosen = (addons: readonly (typeof CASE)[]): OptionSelection => ({
  picked: [],
  options: [MEDIUM, LARGE],
  addons,
})

test('값을 다시 고르면 그 뒤에 고른 값은 지워진다', () => {
  const size = pickValue(pickValue(NOTHING_CHOSEN, { level: 0, value: '오트' }), {
    level: 1,
    value: 'M',
  })
  expect(size.picked).toEqual(['오트', 'M'])
  expect(pickValue(size, { level: 0, value: '먹색' }).picked).toEqual(['먹색'])
})

test('옵션을 담아도 고른 값은 그대로이고, 빼면 처음부터 고른다', () => {
  const picked = pickValue(NOTHING_CHOSEN, { level: 0, value: '오트' })
  const taken = addOption(picked, MEDIUM)
  expect(taken).toEqual({ picked: ['오트'], options: [MEDIUM], addons: [] })
  expect(removeOption(taken, 1)).toEqual(NOTHING_CHOSEN)
})

test('같은 옵션을 다시 담아도 한 줄이고 수량은 그대로다', () => {
  const three = changeQuantity(addOption(NOTHING_CHOSEN, MEDIUM), { optionId: 1, quantity: 3 })
  expect(addOption(three, MEDIUM).options).toEqual([{ optionId: 1, quantity: 3 }])
})

test.each([
  [0, 1],
  [-5, 1],
  [10_000, 9_999],
])('수량 %i은 %i개로 맞춘다', (quantity, retained) => {
  const selection = addOption(NOTHING_CHOSEN, MEDIUM)
  expect(changeQuantity(selection, { optionId: 1, quantity }).options).toEqual([
    { optionId: 1, quantity: retained },
  ])
})

test('추가상품은 마지막 옵션과 함께 빠진다', () => {
  const withoutMedium = removeOption(chosen([CASE]), 1)
  expect([withoutMedium.addons, removeOption(withoutMedium, 2)]).toEqual([[CASE], NOTHING_CHOSEN])
})

test('추가상품만 뺄 수 있다', () => {
  expect(removeOption(addAddon(chosen([]), CASE), 9)).toEqual(chosen([]))
})

test('추가상품은 모두 첫 옵션을 따라 담긴다', () => {
  expect(submittedOptions(chosen([CASE]))).toEqual([
    { ...MEDIUM, addons: [CASE] },
    { ...LARGE, addons: [] },
  ])
})

const ids = fc.integer({ min: 1, max: 4 })
const lines = fc.record({ optionId: ids, quantity: fc.integer({ min: -1, max: 12_000 }) })
const moves = fc.array(
  fc.oneof(
    lines.map((line) => (selection: OptionSelection) => addOption(selection, line)),
    lines.map(
      (line) => (selection: OptionSelection) =>
        addAddon(selection, { ...line, optionId: line.optionId + 10 }),
    ),
    lines.map((line) => (selection: OptionSelection) => changeQuantity(selection, line)),
    ids.map((id) => (selection: OptionSelection) => removeOption(selection, id)),
    ids.map((id) => (selection: OptionSelection) => removeOption(selection, id + 10)),
  ),
  { maxLength: 12 },
)

test('무엇을 어떤 차례로 하든 옵션마다 한 줄이고, 추가상품은 보낼 때 한 번씩 들어간다', () => {
  fc.assert(
    fc.property(moves, (done) => {
      const selection = done.reduce((before, move) => move(before), NOTHING_CHOSEN)
      const optionIds = selection.options.map(({ optionId }) => optionId)
      expect(new Set(optionIds).size).toEqual(optionIds.length)
      const sent = submittedOptions(selection)
      const expected = sent.length === 0 ? [] : selection.addons
      expect(sent.flatMap(({ addons }) => addons)).toEqual(expected)
    }),
  )
})
