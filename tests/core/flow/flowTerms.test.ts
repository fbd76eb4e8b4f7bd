import { flowTermsText } from '@jangteo/core/flow/flow.rules'
import { expect, test } from 'vitest'

test.each([
  [null, null, null],
  [null, 'isCancel', '[isCancel]'],
  [2_000, null, 'after 2s'],
  [100, 'isCancel', 'after 100ms [isCancel]'],
  [0, null, 'after 0s'],
])('시간 %s과 조건 %s은 %s로 쓴다', (afterMs, guard, text) => {
  expect(flowTermsText({ afterMs, guard })).toEqual(text)
})
