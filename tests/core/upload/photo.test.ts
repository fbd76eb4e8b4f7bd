import { photoSize } from '@jangteo/core/upload/photo.rules'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

test.each([
  [
    { width: 4032, height: 3024 },
    { width: 4032, height: 3024 },
  ],
  [
    { width: 5000, height: 4000 },
    { width: 5000, height: 4000 },
  ],
  [
    { width: 5712, height: 4284 },
    { width: 5163, height: 3872 },
  ],
  [
    { width: 8000, height: 6000 },
    { width: 5163, height: 3872 },
  ],
])('%j 사진은 %j로 보낸다', (size, sent) => {
  expect(photoSize(size)).toEqual(sent)
})

test('어떤 사진도 2,000만 화소를 넘지 않고, 커지지 않는다', () => {
  const side = fc.integer({ min: 1, max: 30_000 })
  fc.assert(
    fc.property(side, side, (width, height) => {
      const sent = photoSize({ width, height })
      const isWithin = sent.width * sent.height <= 20_000_000
      expect([isWithin, sent.width <= width, sent.height <= height]).toEqual([true, true, true])
    }),
  )
})
