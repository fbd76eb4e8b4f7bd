import { NOTHING_CHOSEN, reduceOptionChoice } from '@jangteo/ui/screens/goods/option/optionChoice'
import type {
  OptionChoiceEvent,
  OptionChoiceState,
} from '@jangteo/ui/screens/goods/option/optionChoice'
import { expect, test } from 'vitest'

function after(...events: readonly OptionChoiceEvent[]): OptionChoiceState {
  return events.reduce(reduceOptionChoice, NOTHING_CHOSEN)
}

const OAT = { type: 'value.picked', level: 0, value: '오트' } as const
const MEDIUM = { type: 'option.taken', option: { optionId: 1, quantity: 1 } } as const
const LARGE = { type: 'option.taken', option: { optionId: 2, quantity: 1 } } as const
const CASE = { type: 'addon.taken', option: { optionId: 9, quantity: 1 } } as const

test('값을 다시 고르면 그 뒤에 고른 값은 지워진다', () => {
  const size = { type: 'value.picked', level: 1, value: 'M' } as const
  const charcoal = { type: 'value.picked', level: 0, value: '먹색' } as const
  expect(after(OAT, size, charcoal)).toEqual({ picked: ['먹색'], taken: [], addons: [] })
})

test('옵션을 담으면 다음 옵션을 처음부터 고른다', () => {
  expect(after(OAT, MEDIUM)).toEqual({
    picked: [],
    taken: [{ optionId: 1, quantity: 1 }],
    addons: [],
  })
})

test('같은 옵션을 다시 담아도 한 줄이고 수량은 그대로다', () => {
  const three = { type: 'quantity.changed', option: { optionId: 1, quantity: 3 } } as const
  expect(after(MEDIUM, three, MEDIUM).taken).toEqual([{ optionId: 1, quantity: 3 }])
})

test.each([
  [0, 1],
  [-5, 1],
  [10_000, 9_999],
])('수량 %i은 %i개로 맞춘다', (quantity, kept) => {
  const change = { type: 'quantity.changed', option: { optionId: 1, quantity } } as const
  expect(after(MEDIUM, change).taken).toEqual([{ optionId: 1, quantity: kept }])
})

test('추가상품은 마지막 옵션과 함께 빠진다', () => {
  const dropMedium = { type: 'option.dropped', optionId: 1 } as const
  const dropLarge = { type: 'option.dropped', optionId: 2 } as const
  expect(after(MEDIUM, LARGE, CASE, dropMedium).addons).toEqual([{ optionId: 9, quantity: 1 }])
  expect(after(MEDIUM, LARGE, CASE, dropMedium, dropLarge)).toEqual(NOTHING_CHOSEN)
})

test('추가상품만 뺄 수 있고, 모두 비울 수 있다', () => {
  const dropCase = { type: 'option.dropped', optionId: 9 } as const
  expect(after(MEDIUM, CASE, dropCase)).toEqual(after(MEDIUM))
  expect(after(MEDIUM, CASE, { type: 'choice.cleared' })).toEqual(NOTHING_CHOSEN)
})
