import { REFUSALS } from '@jangteo/contract/refusal/refusal.catalogue'
import { decodeRefusal, localRefusal } from '@jangteo/http/refusal/refusal'
import { toRefused } from '@jangteo/ui/app/toRefused'
import { expect, test } from 'vitest'

function refusal(code: keyof typeof REFUSALS) {
  const { status, message } = REFUSALS[code]
  return decodeRefusal(status, { code, message, status, data: null })
}

test('분명한 거절은 그 말을 그대로 보여 준다', () => {
  expect(toRefused(refusal('CART_LINE_NOT_FOUND'))).toEqual({
    kind: 'refused',
    text: REFUSALS.CART_LINE_NOT_FOUND.message,
  })
})

test.each([
  refusal('SYSTEM_ERROR'),
  refusal('TIMED_OUT'),
  localRefusal('NETWORK_ERROR'),
  localRefusal('API_FAILURE'),
  new TypeError('no answer'),
])('%s은 모르는 일로 남는다', (error) => {
  expect(() => toRefused(error)).toThrow(error)
})
