import { takesTwoOperators } from '@jangteo/core/payment/handMoney.rules'
import { expect, test } from 'vitest'

test.each([
  [0, false],
  [1_000_000, false],
  [1_000_001, true],
])('%d원을 손으로 옮기는 데 두 사람이 필요한지: %j', (amount, takesTwo) => {
  expect(takesTwoOperators(amount)).toBe(takesTwo)
})
