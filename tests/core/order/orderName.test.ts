import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ORDER_NAME_LENGTH_MAX, orderName } from '@jangteo/core/order/orderName.rules'

test.each([
  [['티셔츠'], '티셔츠'],
  [['티셔츠', '양말'], '티셔츠 외 1건'],
  [['티셔츠', '양말', '모자'], '티셔츠 외 2건'],
  [['가'.repeat(100)], '가'.repeat(100)],
  [['가'.repeat(101)], `${'가'.repeat(99)}…`],
  [['가'.repeat(101), '양말'], `${'가'.repeat(94)}… 외 1건`],
  [[], ''],
])('%j의 주문 이름', (goodsNames, name) => {
  expect(orderName(goodsNames)).toEqual(name)
})

test('주문 이름은 결제사가 받는 길이를 넘지 않는다', () => {
  const names = fc.array(fc.string({ unit: 'grapheme', maxLength: 150 }), { maxLength: 100 })
  fc.assert(
    fc.property(names, (goodsNames) => {
      expect(Array.from(orderName(goodsNames)).length <= ORDER_NAME_LENGTH_MAX).toEqual(true)
    }),
  )
})
