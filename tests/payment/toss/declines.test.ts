import { DECLINE_CODE_TO_REASON, type DeclineCode } from '@jangteo/core/payment/decline.codes'
import { declineReasonOf } from '@jangteo/core/payment/decline.rules'
import { DECLINE_REASONS } from '@jangteo/core/payment/payment.codes'
import { verdictOf } from '@jangteo/payment/toss/error-codes'
import { expect, test } from 'vitest'
import { A_REQUEST, confirmOf } from '../../support/payment/sandbox.ts'
import { aToss } from '../../support/toss/aToss.ts'

const CODES = Object.keys(DECLINE_CODE_TO_REASON) as DeclineCode[]
const ENDINGS = CODES.filter((code) => verdictOf('confirm', { status: 400, code }) === 'ended')

test('구매자가 읽을 모든 까닭이 토스페이먼츠에서도 온다', () => {
  expect(new Set(CODES.map(declineReasonOf))).toEqual(new Set(DECLINE_REASONS))
})

test.each(CODES)('결제창의 %s는 그대로 돌아오고, 물어도 그렇다고 한다', async (code) => {
  const toss = await aToss()
  await toss.request()
  const back = toss.window.decline(A_REQUEST.gatewayOrderId, code)
  expect([back.searchParams.get('code'), await toss.query()]).toEqual([
    code,
    { outcome: 'declined', code },
  ])
})

test.each(ENDINGS)('승인의 %s는 거절로 끝난다', async (code) => {
  const toss = await aToss()
  await toss.request()
  const paymentKey = toss.agree()
  toss.window.declineAtConfirm(A_REQUEST.gatewayOrderId, code)
  expect(await toss.confirm(confirmOf(paymentKey))).toEqual({ outcome: 'declined', code })
})
