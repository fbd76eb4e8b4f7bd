import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { selectAll, selectionOf, toggleOne } from '@jangteo/ui/parts/table/selection'

const keys = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { maxLength: 8 })

test('모두 선택하면 보이는 줄만 더해지고, 해제하면 보이는 줄만 빠진다', () => {
  fc.assert(
    fc.property(keys, keys, (shown, before) => {
      const others = before.filter((key) => !shown.includes(key))
      const all = selectAll(shown, new Set(before), true)
      const none = selectAll(shown, all, false)
      expect([...all].toSorted()).toEqual([...new Set([...others, ...shown])].toSorted())
      expect([...none].toSorted()).toEqual(others.toSorted())
      expect(selectionOf(shown, all)).toBe(shown.length > 0)
      expect(selectionOf(shown, none)).toBe(false)
    }),
  )
})

test('하나만 고르면 일부이고, 두 번 누르면 처음과 같다', () => {
  const one = toggleOne(new Set<string>(), 'a', true)
  expect([selectionOf(['a', 'b'], one), [...toggleOne(one, 'a', false)]]).toEqual(['partly', []])
  expect([...toggleOne(one, 'a', true)]).toEqual(['a'])
})
