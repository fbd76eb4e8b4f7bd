import { expect, test } from 'vitest'
import { arrivalOf, type PlacedState } from '@jangteo/ui/screens/payment/arrival'

const PLACED: PlacedState = {
  payableAmount: 43_800,
  method: null,
  cashReceipt: null,
  pinTicket: null,
}

test('주문서에서 오면 방금 한 주문을 결제하러 간다', () => {
  expect(arrivalOf('?paymentGatewayIdEncrypt=p', PLACED)).toEqual({
    paymentId: 'p',
    arrival: {
      kind: 'placed',
      payableAmount: 43_800,
      method: null,
      cashReceipt: null,
      pinTicket: null,
    },
  })
})

test.each([
  ['금액이 글자인', { ...PLACED, payableAmount: '43800' }],
  ['결제수단을 모르는', { ...PLACED, method: 'BITCOIN' }],
])('%s 기록은 읽지 않고, 결제창이 닫힌 것으로 본다', (_, state) => {
  expect(arrivalOf('?paymentGatewayIdEncrypt=p', state)).toEqual({
    paymentId: 'p',
    arrival: { kind: 'closed', reason: 'PAYMENT_WINDOW_CLOSED' },
  })
})

test('추가결제 화면에서 오면 고른 결제수단과 현금영수증으로 결제하러 간다', () => {
  const chosen = {
    payableAmount: 6_000,
    method: 'VIRTUAL_ACCOUNT',
    cashReceipt: { purpose: 'INCOME_DEDUCTION', kind: 'MOBILE', number: '01012345678' },
    pinTicket: 'ticket',
  } as const
  expect(arrivalOf('?paymentGatewayIdEncrypt=p', chosen)).toEqual({
    paymentId: 'p',
    arrival: { kind: 'placed', ...chosen },
  })
})

test('결제창을 열고 나면 뒤로 가도 다시 결제하러 가지 않는다', () => {
  expect(arrivalOf('?paymentGatewayIdEncrypt=p', null)).toEqual({
    paymentId: 'p',
    arrival: { kind: 'closed', reason: 'PAYMENT_WINDOW_CLOSED' },
  })
})

test('결제창의 답이 있으면 그 답이 먼저다', () => {
  const returned = { gatewayOrderId: 'jt_1', paymentKey: 'k', amount: 43_800 }
  expect(
    arrivalOf('?paymentGatewayIdEncrypt=p&orderId=jt_1&paymentKey=k&amount=43800', PLACED),
  ).toEqual({ paymentId: 'p', arrival: { kind: 'returned', returned } })
})

test('결제 이름이 없으면 결제가 아니다', () => {
  expect(arrivalOf('', PLACED)).toEqual(null)
})
