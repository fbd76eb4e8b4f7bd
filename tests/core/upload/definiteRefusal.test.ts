import { isDefiniteRefusal } from '@jangteo/core/upload/upload.rules'
import { expect, test } from 'vitest'

test.each([
  [400, true],
  [415, true],
  [422, true],
  [499, true],
  [429, false],
  [0, false],
  [399, false],
  [500, false],
  [503, false],
])('상태 %i: 같은 파일이 다시 거절되는가 %s', (status, isDefinite) => {
  expect(isDefiniteRefusal(status)).toBe(isDefinite)
})
