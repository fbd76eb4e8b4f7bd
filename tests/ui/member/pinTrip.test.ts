import { pinTicketOf, returnStateOf } from '@jangteo/ui/lib/pinTrip'
import { expect, test } from 'vitest'

test('확인하고 돌아가면 맡긴 기록에 확인표가 더해진다', () => {
  const held = { payableAmount: 43_800, method: 'MONEY', cashReceipt: null }
  const state = returnStateOf({ held }, 'ticket')
  expect([state, pinTicketOf(state)]).toEqual([{ ...held, pinTicket: 'ticket' }, 'ticket'])
})

test.each([null, {}, 'text', { held: 'text' }])('맡긴 것이 없으면 확인표만 있다: %j', (state) => {
  expect(returnStateOf(state, 'ticket')).toEqual({ pinTicket: 'ticket' })
})

test.each([null, {}, 'text', { pinTicket: 1 }, { sheet: 'refundAccount' }])(
  '확인표가 없는 기록에서는 읽지 않는다: %j',
  (state) => {
    expect(pinTicketOf(state)).toEqual(null)
  },
)
