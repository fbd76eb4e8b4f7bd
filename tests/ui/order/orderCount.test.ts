import { counterText, totalText } from '@jangteo/ui/screens/order/list/orderCount'
import { expect, test } from 'vitest'

test('주문 현황은 999에서 멈추고, 문장 속의 합계는 그대로 센다', () => {
  const counts = [0, 999, 1_000, 12_345]
  expect([counts.map(counterText), counts.map(totalText)]).toEqual([
    ['0', '999', '999+', '999+'],
    ['0', '999', '1,000', '12,345'],
  ])
})
