import { REFUSALS } from '@jangteo/contract/refusal/refusal.catalogue'
import { decodeRefusal, localRefusal } from '@jangteo/http/refusal/refusal'
import { toRefused } from '@jangteo/ui/lib/toRefused'
import { expect, test } from 'vitest'

function refusal(code: keyof typeof REFUSALS) {
  const { status, message } = REFUSALS[code]
  return decodeRefusal(status, { code, message, status, data: null })
}

test.each([
  'CART_LINE_NOT_FOUND',
  'ORDER_UNPAID_COUNT_EXCEEDED',
  'ORDER_QUEUE_FULL',
  'PAYMENT_DEPOSIT_STOCK_EXCEEDED',
  'PAYMENT_UNCONFIRMED',
] as const)('분명한 거절 %s는 그 말을 그대로 보여 준다', (code) => {
  expect(toRefused(refusal(code))).toEqual({ kind: 'refused', text: REFUSALS[code].message })
})

test.each([
  refusal('SYSTEM_ERROR'),
  refusal('TIMED_OUT'),
  refusal('OUTCOME_UNKNOWN'),
  refusal('SERVICE_UNAVAILABLE'),
  localRefusal('NETWORK_ERROR'),
  localRefusal('API_FAILURE'),
  new TypeError('no answer'),
])('%s은 모르는 일로 남는다', (error) => {
  expect(() => toRefused(error)).toThrow(error)
})
