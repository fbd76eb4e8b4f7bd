import { VERDICTS } from '@jangteo/payment/toss/error-codes'
import { describe, expect, test } from 'vitest'
import { A_REQUEST, OPENED_AT_MS, confirmOf } from '../../support/payment/sandbox.ts'
import { aToss } from '../../support/toss/aToss.ts'

const UNKNOWN = { outcome: 'unknown' }
const WAITING = { outcome: 'waiting' }

function declined(code: string) {
  return { outcome: 'declined', code }
}

async function anAgreement(changes: Parameters<typeof aToss>[0] = {}) {
  const toss = await aToss(changes)
  await toss.request()
  const paymentKey = toss.agree()
  return { toss, paymentKey, ask: confirmOf(paymentKey) }
}

function approvalOf(paymentKey: string) {
  return {
    outcome: 'approved',
    paymentKey,
    amount: A_REQUEST.amount,
    approvedAtMs: OPENED_AT_MS,
    cardCompany: '현대카드',
    installmentMonths: 3,
    isPartCancelable: true,
    receiptUrl: `https://dashboard.toss.example/receipt/${paymentKey}`,
    cashReceiptUrl: null,
  }
}

/** The codes that say this of a confirm. */
function codesOf(verdict: string): string[] {
  return Object.entries(VERDICTS.confirm).flatMap(([code, said]) =>
    said === verdict ? [code] : [],
  )
}

describe('승인', () => {
  test('승인의 모든 것을 읽는다', async () => {
    const { toss, paymentKey, ask } = await anAgreement()
    expect(await toss.confirm(ask)).toEqual(approvalOf(paymentKey))
  })

  test('새로 생긴 카드사는 이름만 모른다', async () => {
    const { toss, paymentKey, ask } = await anAgreement()
    const text = (answer: string) => answer.replace('"issuerCode":"61"', '"issuerCode":"ZZ"')
    toss.disturb('confirm', { kind: 'answered', text })
    expect(await toss.confirm(ask)).toEqual({ ...approvalOf(paymentKey), cardCompany: null })
  })

  test.each<[string, (text: string) => string]>([
    ['다른 금액', (text) => text.replace('"totalAmount":60000', '"totalAmount":6000')],
    ['다른 주문', (text) => text.replace('order-0001', 'order-0002')],
    ['다른 통화', (text) => text.replace('"KRW"', '"USD"')],
    ['다른 결제 키', (text) => text.replace(/"paymentKey":"[^"]*"/, '"paymentKey":"other"')],
    ['승인 시각이 없는 승인', (text) => text.replace(/"approvedAt":"[^"]*"/, '"approvedAt":null')],
    ['JSON이 아닌 답', () => '<html>'],
  ])('%s은 믿지 않고, 물으면 사실을 안다', async (_, text) => {
    const { toss, paymentKey, ask } = await anAgreement()
    toss.disturb('confirm', { kind: 'answered', text })
    expect([await toss.confirm(ask), await toss.query()]).toEqual([UNKNOWN, approvalOf(paymentKey)])
  })
})

describe('승인의 오류', () => {
  test.each([
    'REJECT_CARD_COMPANY',
    'REJECT_ACCOUNT_PAYMENT',
    'FDS_ERROR',
    'SOMETHING_NEW',
    ...codesOf('ended'),
  ])('%s은 그 코드로 거절한 것이다', async (code) => {
    const { toss, ask } = await anAgreement()
    toss.disturb('confirm', { kind: 'failure', status: 400, code })
    expect(await toss.confirm(ask)).toEqual(declined(code))
  })

  test.each(codesOf('absent'))('%s은 없는 결제다', async (code) => {
    const { toss, ask } = await anAgreement()
    toss.disturb('confirm', { kind: 'failure', status: 404, code })
    expect(await toss.confirm(ask)).toEqual({ outcome: 'absent' })
  })

  test.each(codesOf('processed'))('%s이면 다시 승인하지 않고 결과를 묻는다', async (code) => {
    const { toss, paymentKey, ask } = await anAgreement()
    await toss.confirm({ ...ask, idempotencyKey: 'first' })
    toss.disturb('confirm', { kind: 'failure', status: 400, code })
    expect(await toss.confirm(ask)).toEqual(approvalOf(paymentKey))
    expect(toss.asked).toEqual(['open', 'confirm', 'confirm', 'query'])
  })

  test.each(codesOf('passing'))('%s이면 아직 기다리는지 묻고 한 번 더 청한다', async (code) => {
    const { toss, paymentKey, ask } = await anAgreement()
    toss.disturb('confirm', { kind: 'failure', status: 400, code })
    expect(await toss.confirm(ask)).toEqual(approvalOf(paymentKey))
    expect(toss.asked).toEqual(['open', 'confirm', 'query', 'confirm'])
  })

  test.each(codesOf('unanswered'))('%s이면 모른다고만 한다', async (code) => {
    const { toss, ask } = await anAgreement()
    toss.disturb('confirm', { kind: 'failure', status: 409, code })
    expect([await toss.confirm(ask), toss.asked]).toEqual([UNKNOWN, ['open', 'confirm']])
  })

  test('두 번 다 일시적으로 실패하면 모른다고 하고, 그 키가 실패를 기억해도 나중에 승인된다', async () => {
    const { toss, paymentKey, ask } = await anAgreement()
    const fault = { kind: 'failure', status: 400, code: 'PROVIDER_ERROR' } as const
    toss.disturb('confirm', fault, fault)
    expect([await toss.confirm(ask), await toss.query()]).toEqual([UNKNOWN, WAITING])
    toss.passSeconds(30)
    const approvedAtMs = OPENED_AT_MS + 30_000
    expect(await toss.confirm(ask)).toEqual({ ...approvalOf(paymentKey), approvedAtMs })
  })

  test('승인하고도 일시적 오류라고 답하면, 물어서 승인을 안다', async () => {
    const { toss, paymentKey, ask } = await anAgreement()
    const text = () => '{"code":"FAILED_INTERNAL_SYSTEM_PROCESSING","message":""}'
    toss.disturb('confirm', { kind: 'answered', status: 500, text })
    expect(await toss.confirm(ask)).toEqual(approvalOf(paymentKey))
    expect(toss.asked).toEqual(['open', 'confirm', 'query'])
  })

  test('처리 중인 승인을 또 청하면 모른다고 하고, 끝나면 같은 답을 한다', async () => {
    const { toss, paymentKey, ask } = await anAgreement()
    const held = Promise.withResolvers<void>()
    toss.disturb('confirm', { kind: 'held', until: held.promise })
    const both = [toss.confirm(ask), toss.confirm(ask)]
    expect(await Promise.race(both)).toEqual(UNKNOWN)
    held.resolve()
    expect(await Promise.all([both[0], toss.confirm(ask)])).toEqual([
      approvalOf(paymentKey),
      approvalOf(paymentKey),
    ])
  })

  test('묻고 다시 청하는 것까지 정한 시간 안에 끝난다', async () => {
    const { toss, ask } = await anAgreement({ answerTimeoutMs: 50 })
    toss.disturb('confirm', { kind: 'failure', status: 400, code: 'PROVIDER_ERROR' })
    toss.disturb('query', { kind: 'silent' })
    expect(await toss.confirm(ask)).toEqual(UNKNOWN)
  })
})

describe('조회', () => {
  test('결제창에서 거절되면 그 코드로 끝난 결제다', async () => {
    const toss = await aToss()
    await toss.request()
    toss.window.decline(A_REQUEST.gatewayOrderId, 'REJECT_CARD_COMPANY')
    expect(await toss.query()).toEqual(declined('REJECT_CARD_COMPANY'))
  })

  test('30분 동안 열지 않은 결제창은 끝난 결제다', async () => {
    const toss = await aToss()
    await toss.request()
    toss.passSeconds(30 * 60)
    expect(await toss.query()).toEqual(declined('NOT_FOUND_PAYMENT_SESSION'))
  })

  test.each([
    { kind: 'lost' },
    { kind: 'dropped' },
    { kind: 'failure', status: 500, code: 'UNKNOWN_ERROR' },
    { kind: 'failure', status: 400, code: 'SOMETHING_NEW' },
    { kind: 'answered', text: () => '[]' },
    { kind: 'answered', text: (text: string) => text.replace('order-0001', 'order-0002') },
  ] as const)('%j이면 모른다고 하고, 다시 물으면 안다', async (fault) => {
    const { toss } = await anAgreement()
    toss.disturb('query', fault)
    expect([await toss.query(), await toss.query()]).toEqual([UNKNOWN, WAITING])
  })
})
