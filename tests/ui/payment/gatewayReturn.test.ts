import { expect, test } from 'vitest'
import { readWindowAnswer } from '@jangteo/ui/screens/payment/gatewayReturn'

test('결제창에서 동의하고 돌아오면 승인에 쓸 값이 된다', () => {
  const returned = { gatewayOrderId: 'jt_1', paymentKey: 'k', amount: 43_800 }
  expect(
    readWindowAnswer('?paymentGatewayIdEncrypt=p&orderId=jt_1&paymentKey=k&amount=43800'),
  ).toEqual({ paymentId: 'p', arrival: { kind: 'returned', returned } })
})

test('결제창을 닫고 돌아오면 닫은 까닭이 된다', () => {
  expect(
    readWindowAnswer('?paymentGatewayIdEncrypt=p&orderId=jt_1&code=PAY_PROCESS_CANCELED'),
  ).toEqual({ paymentId: 'p', arrival: { kind: 'closed', reason: 'PAYMENT_WINDOW_CLOSED' } })
})

test.each([
  ['결제 이름이 없으면 결제가 아니다', '?orderId=jt_1&paymentKey=k&amount=43800', null],
  [
    '금액이 수가 아니면 거절된 결제다',
    '?paymentGatewayIdEncrypt=p&paymentKey=k&amount=x',
    { paymentId: 'p', arrival: { kind: 'closed', reason: 'PAYMENT_DECLINED' } },
  ],
])('%s', (_, search, answer) => {
  expect(readWindowAnswer(search)).toEqual(answer)
})

test('결제창의 주소가 아닌 곳으로 뒤로 가면 결제창을 닫은 것이다', () => {
  expect(readWindowAnswer('?paymentGatewayIdEncrypt=p')).toEqual({
    paymentId: 'p',
    arrival: { kind: 'closed', reason: 'PAYMENT_WINDOW_CLOSED' },
  })
})
