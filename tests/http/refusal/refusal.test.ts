import { isRefusal, localRefusal, Refusal, refusalText } from '@jangteo/http/refusal/refusal'
import { expect, test } from 'vitest'

test('a refusal is distinguished from others by its code', () => {
  const refusal = new Refusal({
    code: 'PAYMENT_DECLINED',
    message: '결제가 거절됐어요.',
    status: 402,
    data: { gatewayCode: 'REJECT_CARD_PAYMENT' },
  })
  expect(isRefusal(refusal, 'PAYMENT_DECLINED') && refusal.data.gatewayCode).toEqual(
    'REJECT_CARD_PAYMENT',
  )
  expect(isRefusal(refusal, 'PAYMENT_EXPIRED')).toEqual(false)
  expect(isRefusal(new Error('PAYMENT_DECLINED'), 'PAYMENT_DECLINED')).toEqual(false)
})

test('거절은 제 문구로, 다른 오류는 시스템 오류 문구로 알린다', () => {
  expect(refusalText(localRefusal('NETWORK_ERROR'))).toEqual('네트워크 연결을 확인해 주세요.')
  expect(refusalText(new Error('boom'))).toEqual(
    '일시적인 오류가 발생했어요. 잠시 후 다시 시도해 주세요.',
  )
})
