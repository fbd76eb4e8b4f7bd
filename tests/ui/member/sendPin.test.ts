import { REFUSALS } from '@jangteo/contract/refusal/refusal.catalogue'
import { decodeRefusal, localRefusal } from '@jangteo/http/refusal/refusal'
import { sendPin } from '@jangteo/ui/screens/member/pin/sendPin'
import { expect, test } from 'vitest'

const PIN = '180752'
const TARGET = { purpose: 'PAYMENT', verificationId: null } as const

function refusal(code: keyof typeof REFUSALS, data: unknown = null) {
  const { status, message } = REFUSALS[code]
  return decodeRefusal(status, { code, message, status, data })
}

/** Calls that answer with their name, so that the ticket says which one was made. */
const ANSWERED = {
  pin: {
    create: { call: async () => ({ pinTicket: 'create' }) },
    reset: { call: async () => ({ pinTicket: 'reset' }) },
    verify: { call: async () => ({ pinTicket: 'verify' }) },
  },
}

function callsThatFail(error: unknown) {
  const call = () => Promise.reject(error)
  return { pin: { create: { call }, reset: { call }, verify: { call } } }
}

test.each([
  ['set', null, 'create'],
  ['verify', null, 'verify'],
  ['reset', 'verification', 'reset'],
] as const)('%s 화면은 본인인증이 %s이면 %s를 부른다', async (mode, verificationId, pinTicket) => {
  const target = { ...TARGET, verificationId }
  expect(await sendPin(ANSWERED, { mode, pin: PIN }, target)).toEqual({
    kind: 'accepted',
    pinTicket,
  })
})

test.each([
  ['PIN_WEAK', refusal('PIN_WEAK'), { kind: 'weak' }],
  ['PIN_LOCKED', refusal('PIN_LOCKED'), { kind: 'locked' }],
  [
    'PIN_MISMATCH',
    refusal('PIN_MISMATCH', { count: 3, max: 5 }),
    { kind: 'mismatch', count: 3, max: 5 },
  ],
  [
    'PIN_ALREADY_SET',
    refusal('PIN_ALREADY_SET'),
    { kind: 'refused', text: '이미 만든 결제 비밀번호가 있어요.' },
  ],
  [
    'NETWORK_ERROR',
    localRefusal('NETWORK_ERROR'),
    { kind: 'refused', text: localRefusal('NETWORK_ERROR').message },
  ],
])('%s 거절이 입력의 결과가 된다', async (_, error, outcome) => {
  expect(await sendPin(callsThatFail(error), { mode: 'verify', pin: PIN }, TARGET)).toEqual(outcome)
})

test('거절이 아닌 오류는 결과로 꾸미지 않는다', async () => {
  const calls = callsThatFail(new TypeError('no answer'))
  await expect(sendPin(calls, { mode: 'verify', pin: PIN }, TARGET)).rejects.toThrow('no answer')
})
