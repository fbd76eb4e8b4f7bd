import type { CancelRequest } from '@jangteo/payment/gateway.port'
import { VERDICTS } from '@jangteo/payment/toss/error-codes'
import { describe, expect, test } from 'vitest'
import { A_REQUEST, OPENED_AT_MS, confirmOf } from '../../support/payment/sandbox.ts'
import { aToss } from '../../support/toss/aToss.ts'

const ORDER = A_REQUEST.gatewayOrderId
const UNKNOWN = { outcome: 'unknown' }

function refused(code: string) {
  return { outcome: 'refused', code }
}

async function aPayment(changes: Parameters<typeof aToss>[0] = {}) {
  const toss = await aToss(changes)
  await toss.request()
  const paymentKey = toss.agree()
  await toss.confirm(confirmOf(paymentKey))
  toss.asked.length = 0
  const cancel = (change: Partial<CancelRequest> = {}) =>
    toss.cancel({
      paymentKey,
      amount: 20_000,
      cancellableAmount: 60_000,
      reason: '단순 변심',
      refundAccount: null,
      idempotencyKey: 'refund-1',
      ...change,
    })
  const keyOf = (nth: number) => toss.payment(ORDER).cancels[nth]?.transactionKey
  const cancelled = (cancelledAmount = 20_000, nth = 0) => ({
    outcome: 'cancelled',
    cancelledAtMs: OPENED_AT_MS,
    cancelledAmount,
    transactionKey: keyOf(nth),
    refundStatus: 'done',
  })
  return { toss, cancel, cancelled }
}

describe('취소', () => {
  test('얼마를 언제 돌려줬는지와 결제사의 거래 키를 안다', async () => {
    const { toss, cancel, cancelled } = await aPayment()
    expect([await cancel(), toss.payment(ORDER).balance]).toEqual([cancelled(), 40_000])
  })

  test('까닭에 우리 키를 적고, 긴 까닭은 줄인다', async () => {
    const { toss, cancel } = await aPayment()
    await cancel({ reason: '가'.repeat(300) })
    const [first] = toss.payment(ORDER).cancels
    expect(first?.cancelReason).toEqual(`${'가'.repeat(189)} (refund-1)`)
  })

  test('답이 사라져도 같은 키로 물으면 한 번 취소한 그대로다', async () => {
    const { toss, cancel, cancelled } = await aPayment()
    toss.disturb('cancel', { kind: 'dropped' })
    expect(await cancel()).toEqual(UNKNOWN)
    expect([await cancel(), toss.payment(ORDER).balance]).toEqual([cancelled(), 40_000])
  })

  test('1초 안에 이어진 다른 취소는 모른다고 하고, 나중에 같은 키로 된다', async () => {
    const { toss, cancel } = await aPayment()
    await cancel()
    const next = { cancellableAmount: 40_000, idempotencyKey: 'refund-2' }
    expect(await cancel(next)).toEqual(UNKNOWN)
    toss.passSeconds(30)
    expect((await cancel(next)).outcome).toEqual('cancelled')
    expect(toss.payment(ORDER).balance).toEqual(20_000)
  })

  test('다음 달의 휴대폰 결제는 취소하지 못한다', async () => {
    const toss = await aToss()
    await toss.request({ method: 'PHONE' })
    const paymentKey = toss.agree()
    await toss.confirm(confirmOf(paymentKey))
    toss.passSeconds(20 * 24 * 60 * 60)
    const ask = { paymentKey, amount: 60_000, cancellableAmount: 60_000, reason: '변심' }
    expect(await toss.cancel({ ...ask, refundAccount: null, idempotencyKey: 'c' })).toEqual(
      refused('EXCEED_MAX_REFUND_DUE'),
    )
  })
})

describe('취소의 오류', () => {
  const passing = Object.entries(VERDICTS.cancel).filter(([, verdict]) => verdict === 'passing')
  const open = Object.entries(VERDICTS.cancel).filter(([, verdict]) => verdict === 'unanswered')

  test.each(passing)('%s이면 돈이 그대로인지 묻고 한 번 더 청한다', async (code) => {
    const { toss, cancel, cancelled } = await aPayment()
    toss.disturb('cancel', { kind: 'failure', status: 403, code })
    expect(await cancel()).toEqual(cancelled())
    expect(toss.asked).toEqual(['cancel', 'query', 'cancel'])
  })

  test.each(open)('%s이면 모른다고만 한다', async (code) => {
    const { toss, cancel } = await aPayment()
    toss.disturb('cancel', { kind: 'failure', status: 409, code })
    expect([await cancel(), toss.asked]).toEqual([UNKNOWN, ['cancel']])
  })

  test.each([
    'REFUND_REJECTED',
    'NOT_CANCELABLE_PAYMENT',
    'EXCEED_MAX_REFUND_DUE',
    'SOMETHING_NEW',
  ])('%s은 그 코드로 거절한 것이다', async (code) => {
    const { toss, cancel } = await aPayment()
    toss.disturb('cancel', { kind: 'failure', status: 403, code })
    expect([await cancel(), toss.payment(ORDER).balance]).toEqual([refused(code), 60_000])
  })

  test('취소하고도 일시적 오류라고 답하면, 우리 취소를 찾아낸다', async () => {
    const { toss, cancel, cancelled } = await aPayment()
    const text = () => '{"code":"FAILED_REFUND_PROCESS","message":""}'
    toss.disturb('cancel', { kind: 'answered', status: 500, text })
    expect([await cancel(), toss.payment(ORDER).balance]).toEqual([cancelled(), 40_000])
  })

  test('그 사이 다른 취소가 있었으면 남은 금액이 다르다고 한다', async () => {
    const { toss, cancel } = await aPayment()
    await cancel({ idempotencyKey: 'other' })
    toss.disturb('cancel', { kind: 'failure', status: 400, code: 'PROVIDER_ERROR' })
    expect([await cancel(), toss.payment(ORDER).balance]).toEqual([
      refused('NOT_MATCHES_REFUNDABLE_AMOUNT'),
      40_000,
    ])
  })

  test('실패를 기억하는 키도 나중에는 취소된다', async () => {
    const { toss, cancel } = await aPayment()
    const fault = { kind: 'failure', status: 400, code: 'PROVIDER_ERROR' } as const
    toss.disturb('cancel', fault, fault)
    expect(await cancel()).toEqual(UNKNOWN)
    toss.passSeconds(30)
    expect((await cancel()).outcome).toEqual('cancelled')
    expect(toss.payment(ORDER).balance).toEqual(40_000)
  })

  test.each<[string, (text: string) => string]>([
    ['취소가 없는 답', (text) => text.replace(/"cancels":\[.*?\]/, '"cancels":null')],
    ['다른 금액의 취소', (text) => text.replace('"cancelAmount":20000', '"cancelAmount":1')],
    ['다른 결제', (text) => text.replace(/"paymentKey":"[^"]*"/, '"paymentKey":"other"')],
    ['JSON이 아닌 답', () => '<html>'],
  ])('%s은 믿지 않는다', async (_, text) => {
    const { toss, cancel } = await aPayment()
    toss.disturb('cancel', { kind: 'answered', text })
    expect(await cancel()).toEqual(UNKNOWN)
  })
})
