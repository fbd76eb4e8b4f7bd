import { expect, test } from 'vitest'
import { timeRules } from '../../support/ruleSpeed.ts'

test('rules that are asked by the thousand stay within their bars', () => {
  const late = timeRules().filter(({ bestUs, barUs }) => bestUs > barUs)
  expect(late).toEqual([])
})
