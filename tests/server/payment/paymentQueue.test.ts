import { paymentQueue } from '@jangteo/server/payment/payment-jobs'
import { expect, test } from 'vitest'

const PAYMENT_IDS = Array.from({ length: 10_000 }, (_, index) => index + 1)

test('결제가 아무리 많아도 줄은 256개뿐이고, 한 결제의 일은 늘 같은 줄에 선다', () => {
  const lines = PAYMENT_IDS.map(paymentQueue)
  expect(new Set(lines).size).toEqual(256)
  expect(PAYMENT_IDS.map(paymentQueue)).toEqual(lines)
})
