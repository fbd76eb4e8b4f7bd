import { REFUSALS } from '@jangteo/contract/refusal/refusal.catalogue'
import { decodeRefusal, localRefusal } from '@jangteo/http/refusal/refusal'
import { expect, test } from 'vitest'
import { progressOutcome, toOutcome } from '@jangteo/ui/screens/payment/payingActors'

function refusal(code: keyof typeof REFUSALS, data: unknown = null) {
  const { status, message } = REFUSALS[code]
  return decodeRefusal(status, { code, message, status, data })
}

test.each([
  [
    'PAYMENT_DECLINED',
    refusal('PAYMENT_DECLINED', { gatewayCode: 'REJECT_CARD_COMPANY' }),
    { kind: 'declined', reason: 'PAYMENT_CARD_REJECTED' },
  ],
  ['PAYMENT_EXPIRED', refusal('PAYMENT_EXPIRED'), { kind: 'ended', reason: 'PAYMENT_EXPIRED' }],
  ['PAYMENT_UNCONFIRMED', refusal('PAYMENT_UNCONFIRMED'), { kind: 'unsettled' }],
  ['TIMED_OUT', localRefusal('TIMED_OUT'), { kind: 'unsettled' }],
  ['OUTCOME_UNKNOWN', refusal('OUTCOME_UNKNOWN'), { kind: 'unsettled' }],
  ['SERVICE_UNAVAILABLE', refusal('SERVICE_UNAVAILABLE'), { kind: 'unsettled' }],
  ['NETWORK_ERROR', localRefusal('NETWORK_ERROR'), { kind: 'unsettled' }],
  [
    'PAYMENT_AMOUNT_DIFFERS',
    refusal('PAYMENT_AMOUNT_DIFFERS'),
    { kind: 'declined', reason: 'PAYMENT_AMOUNT_DIFFERS' },
  ],
  [
    'PAYMENT_ATTEMPT_ENDED',
    refusal('PAYMENT_ATTEMPT_ENDED'),
    { kind: 'declined', reason: 'PAYMENT_ATTEMPT_ENDED' },
  ],
  [
    'PAYMENT_METHOD_UNAVAILABLE',
    refusal('PAYMENT_METHOD_UNAVAILABLE'),
    { kind: 'declined', reason: 'PAYMENT_METHOD_UNAVAILABLE' },
  ],
  [
    'NOT_CHANGE_ADDITIONAL_PAYMENT',
    refusal('NOT_CHANGE_ADDITIONAL_PAYMENT'),
    { kind: 'ended', reason: 'PAYMENT_NOT_WAITING' },
  ],
  [
    'PAYMENT_DEPOSIT_STOCK_EXCEEDED',
    refusal('PAYMENT_DEPOSIT_STOCK_EXCEEDED'),
    { kind: 'declined', reason: 'PAYMENT_DEPOSIT_STOCK_EXCEEDED' },
  ],
  ['PAYMENT_REPLACED', refusal('PAYMENT_REPLACED'), { kind: 'ended', reason: 'PAYMENT_REPLACED' }],
  [
    'PAYMENT_NOT_WAITING',
    refusal('PAYMENT_NOT_WAITING'),
    { kind: 'ended', reason: 'PAYMENT_NOT_WAITING' },
  ],
])('%s 거절이 결제의 결과가 된다', (_, error, outcome) => {
  expect(toOutcome(error)).toEqual(outcome)
})

test.each([
  ['뜻밖의 거절', refusal('SYSTEM_ERROR')],
  ['거절이 아닌 오류', new TypeError('no answer')],
])('%s은 결과로 꾸미지 않는다', (_, error) => {
  expect(() => toOutcome(error)).toThrow(error)
})

test.each([
  ['COMPLETED', { kind: 'completed', orderId: 'order-1', claimId: null }],
  ['DEPOSIT_READY', { kind: 'completed', orderId: 'order-1', claimId: null }],
  ['CONFIRMING', { kind: 'unsettled' }],
  ['PAYABLE', { kind: 'payable' }],
  ['EXPIRED', { kind: 'ended', reason: 'PAYMENT_EXPIRED' }],
  ['REPLACED', { kind: 'ended', reason: 'PAYMENT_REPLACED' }],
  ['CANCELLED', { kind: 'ended', reason: 'PAYMENT_NOT_WAITING' }],
  ['DECLINED', { kind: 'declined', reason: 'PAYMENT_LIMIT_EXCEEDED' }],
] as const)('%s인 결제 현황이 결제의 결과가 된다', (paymentProgressEnum, outcome) => {
  const decline = { gatewayCode: 'REJECT_CARD_PAYMENT', message: '한도' }
  const page = {
    paymentProgressEnum,
    ordersIdEncrypt: 'order-1',
    orderClaimIdEncrypt: null,
    decline,
  }
  expect(progressOutcome(page)).toEqual(outcome)
})
