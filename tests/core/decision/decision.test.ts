import { expect, test } from 'vitest'
import { allow, refuse } from '@jangteo/core/decision/decision.rules'

test('허용은 값을 그대로 담는다', () => {
  expect(allow()).toEqual({ ok: true, value: undefined })
  expect(allow(3)).toEqual({ ok: true, value: 3 })
})

test('거절은 코드와 메시지에 쓸 값을 담는다', () => {
  expect(refuse('SOLD_OUT')).toEqual({ ok: false, reason: 'SOLD_OUT', params: {} })
  expect(refuse('MAX_COUNT', { max: 3 })).toEqual({
    ok: false,
    reason: 'MAX_COUNT',
    params: { max: 3 },
  })
})
