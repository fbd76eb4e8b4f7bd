import { readNotice } from '@jangteo/payment/toss/read-notice'
import { expect, test } from 'vitest'
import { A_REQUEST, confirmOf } from '../../support/payment/sandbox.ts'
import { aToss } from '../../support/toss/aToss.ts'

const ORDER = A_REQUEST.gatewayOrderId

/** The notices of a deposit that came and went, as they were posted, with the keys of both moves. */
async function aMovedDeposit() {
  const toss = await aToss()
  await toss.request({ method: 'VIRTUAL_ACCOUNT', depositDueAtMs: A_REQUEST.expiresAtMs })
  await toss.confirm(confirmOf(toss.agree()))
  const { secret } = toss.payment(ORDER)
  toss.bank.deposit(ORDER)
  const deposited = toss.payment(ORDER).lastTransactionKey
  toss.bank.reverseDeposit(ORDER)
  const reversed = toss.payment(ORDER).lastTransactionKey
  return { notices: toss.bank.notices, secret, deposited, reversed }
}

test('입금 알림은 비밀을, 상태 알림은 주문만 말한다', async () => {
  const { notices, secret, deposited, reversed } = await aMovedDeposit()
  const reported = { kind: 'changed', gatewayOrderId: ORDER }
  const done = { ...reported, noticeKey: `${deposited}:DONE` }
  const back = { ...reported, noticeKey: `${reversed}:WAITING_FOR_DEPOSIT` }
  expect(notices.map(readNotice)).toEqual([
    { ...done, secret },
    { ...done, secret: null },
    { ...back, secret },
    { ...back, secret: null },
  ])
})

test('되풀이된 알림은 같은 이름이다', async () => {
  const { notices } = await aMovedDeposit()
  expect(notices.map(readNotice)).toEqual(notices.map(readNotice))
})

test.each([
  '{"eventType":"PAYOUT_STATUS_CHANGED","data":{}}',
  '{"eventType":"METHOD_UPDATED","createdAt":"2026-08-22T14:00:00","data":{"customerKey":"a"}}',
  '{"eventType":"SOMETHING_NEW"}',
])('상점의 결제가 아닌 알림 %s은 지나친다', (body) => {
  expect(readNotice({ body })).toEqual({ kind: 'ignored' })
})

test.each([
  '',
  'null',
  '{}',
  '{"eventType":""}',
  '{"eventType":"PAYMENT_STATUS_CHANGED","data":{"status":"DONE"}}',
  '{"orderId":"order-0001","status":"DONE","transactionKey":"k"}',
  '{"orderId":"order-0001","status":"DONE","transactionKey":"k","secret":""}',
  '{"orderId":7,"status":"DONE","transactionKey":"k","secret":"s"}',
])('%s은 읽을 수 없다', (body) => {
  expect(readNotice({ body })).toEqual({ kind: 'unreadable' })
})
