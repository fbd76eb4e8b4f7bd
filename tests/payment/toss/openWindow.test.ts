import type { PaymentRequest } from '@jangteo/payment/gateway.port'
import { describe, expect, test } from 'vitest'
import { A_REQUEST, OPENED_AT_MS } from '../../support/payment/sandbox.ts'
import { aToss } from '../../support/toss/aToss.ts'

const DAY_MS = 24 * 60 * 60_000
const UNKNOWN = { outcome: 'unknown' }

function declined(code: string) {
  return { outcome: 'declined', code }
}

describe('결제창', () => {
  test('결제를 만들고 그 결제창의 주소를 알려 준다', async () => {
    const toss = await aToss()
    const window = await toss.request()
    const { paymentKey } = toss.payment(A_REQUEST.gatewayOrderId)
    expect(window).toEqual({
      outcome: 'opened',
      windowUrl: `${toss.apiUrl}/v1/payments/${paymentKey}/checkout`,
    })
  })

  test.each([
    ['CARD', 'CARD', null],
    ['SIMPLE_CARD', 'CARD', null],
    ['BANK_TRANSFER', 'TRANSFER', null],
    ['VIRTUAL_ACCOUNT', 'VIRTUAL_ACCOUNT', null],
    ['SIMPLE_VIRTUAL', 'VIRTUAL_ACCOUNT', null],
    ['PHONE', 'MOBILE_PHONE', null],
    ['SIMPLE_PHONE', 'MOBILE_PHONE', null],
    ['NAVER_PAY', 'CARD', 'NAVERPAY'],
    ['KAKAO_PAY', 'CARD', 'KAKAOPAY'],
    ['L_PAY', 'CARD', 'LPAY'],
    ['PAYCO', 'CARD', 'PAYCO'],
    ['SAMSUNG_PAY', 'CARD', 'SAMSUNGPAY'],
    ['SSG_PAY', 'CARD', 'SSG'],
    ['TOSS_PAY', 'CARD', 'TOSSPAY'],
  ] as const)('%s는 %s, 간편결제 %s로 연다', async (method, tossMethod, easyPay) => {
    const toss = await aToss()
    await toss.request({ method })
    const payment = toss.payment(A_REQUEST.gatewayOrderId)
    expect([payment.method, payment.easyPay]).toEqual([tossMethod, easyPay])
  })

  test.each(['MONEY', 'K_PAY', 'K_BANK_PAY', 'FREE'] as const)(
    '%s는 없는 결제수단이라 묻지도 않는다',
    async (method) => {
      const toss = await aToss()
      expect([await toss.request({ method }), toss.asked]).toEqual([
        declined('NOT_SUPPORTED_METHOD'),
        [],
      ])
    },
  )

  test('가상계좌는 정해 준 시각에 닫힌다', async () => {
    const toss = await aToss()
    const depositDueAtMs = Date.parse('2026-08-25T23:59:59+09:00')
    await toss.request({ method: 'VIRTUAL_ACCOUNT', depositDueAtMs })
    expect(toss.payment(A_REQUEST.gatewayOrderId).dueAtMs).toEqual(depositDueAtMs)
  })

  test.each([
    ['BANK_TRANSFER', 'INCOME_DEDUCTION', '소득공제'],
    ['VIRTUAL_ACCOUNT', 'EXPENSE_PROOF', '지출증빙'],
    ['SIMPLE_VIRTUAL', null, '미발행'],
    ['CARD', null, null],
  ] as const)('%s의 현금영수증 %s은 %s로, 번호 없이 알린다', async (method, purpose, type) => {
    const toss = await aToss()
    const card = { kind: 'CARD', digits: '1234567890123' } as const
    const cashReceipt = purpose === null ? null : { purpose, ...card }
    await toss.request({ method, cashReceipt })
    expect(toss.payment(A_REQUEST.gatewayOrderId).receiptType).toEqual(type)
  })

  test.each<[string, Partial<PaymentRequest>, string]>([
    ['99원', { amount: 99 }, 'BELOW_MINIMUM_AMOUNT'],
    ['199원 계좌이체', { amount: 199, method: 'BANK_TRANSFER' }, 'BELOW_MINIMUM_AMOUNT'],
    ['짧은 주문 번호', { gatewayOrderId: 'short' }, 'INVALID_REQUEST'],
    [
      '31일 뒤에 닫히는 가상계좌',
      { method: 'VIRTUAL_ACCOUNT', depositDueAtMs: OPENED_AT_MS + 31 * DAY_MS },
      'EXCEED_MAX_DUE_DATE',
    ],
  ])('%s은 까닭과 함께 거절한다', async (_, change, code) => {
    expect(await (await aToss()).request(change)).toEqual(declined(code))
  })
})

describe('믿지 않는 답', () => {
  test.each<[string, (text: string) => string]>([
    ['다른 금액', (text) => text.replace('"totalAmount":60000', '"totalAmount":6000')],
    ['다른 주문', (text) => text.replace('order-0001', 'order-0002')],
    ['다른 통화', (text) => text.replace('"KRW"', '"USD"')],
    ['결제창이 없는 답', (text) => text.replace('"checkout"', '"other"')],
    [
      '웹 주소가 아닌 결제창',
      (text) => text.replace(/"http:[^"]*checkout"/, '"javascript:alert(1)"'),
    ],
    ['모르는 상태', (text) => text.replace('"READY"', '"SOMETHING"')],
    ['금액이 글자인 답', (text) => text.replace('"totalAmount":60000', '"totalAmount":"60000"')],
    ['JSON이 아닌 답', () => '<html>'],
    ['빈 답', () => ''],
  ])('%s으로는 결제창을 열지 않는다', async (_, text) => {
    const toss = await aToss()
    toss.disturb('open', { kind: 'answered', text })
    expect(await toss.request()).toEqual(UNKNOWN)
  })

  test('새로 생긴 필드는 방해가 되지 않는다', async () => {
    const toss = await aToss()
    toss.disturb('open', { kind: 'answered', text: (text) => text.replace('{', '{"added":[1],') })
    expect((await toss.request()).outcome).toEqual('opened')
  })
})

describe('답하지 않는 결제사', () => {
  test.each([
    { kind: 'lost' },
    { kind: 'dropped' },
    { kind: 'failure', status: 500, code: 'FAILED_INTERNAL_SYSTEM_PROCESSING' },
    { kind: 'failure', status: 400, code: 'PROVIDER_ERROR' },
    { kind: 'failure', status: 503, code: 'SOMETHING_NEW' },
    { kind: 'answered', status: 502, text: () => '<html>Bad Gateway</html>' },
  ] as const)('%j이면 모른다고 한다', async (fault) => {
    const toss = await aToss()
    toss.disturb('open', fault)
    expect(await toss.request()).toEqual(UNKNOWN)
  })

  test('정한 시간까지만 기다린다', async () => {
    const toss = await aToss({ answerTimeoutMs: 50 })
    toss.disturb('open', { kind: 'silent' })
    expect([await toss.request(), toss.log]).toEqual([
      UNKNOWN,
      ['Toss Payments on open: no answer in time'],
    ])
  })

  test('꺼져 있으면 모른다고 한다', async () => {
    const toss = await aToss({ apiUrl: 'http://127.0.0.1:1' })
    expect([await toss.request(), await toss.query()]).toEqual([UNKNOWN, UNKNOWN])
  })
})

describe('시크릿 키', () => {
  test('틀리면 무엇도 단정하지 않고, 기록에 키를 남기지 않는다', async () => {
    const toss = await aToss({ secretKey: 'test_sk_mistyped' })
    const ask = { gatewayOrderId: 'order-0001', paymentKey: 'key', amount: 1, idempotencyKey: 'k' }
    const cancel = { paymentKey: 'key', amount: 1, cancellableAmount: 1, reason: '변심' }
    expect({
      answers: [
        await toss.request(),
        await toss.confirm(ask),
        await toss.query(),
        await toss.cancel({ ...cancel, refundAccount: null, idempotencyKey: 'k' }),
      ],
      log: toss.log,
    }).toEqual({
      answers: [UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN],
      log: ['open', 'confirm', 'query', 'cancel'].map(
        (question) => `Toss Payments on ${question}: 401 UNAUTHORIZED_KEY`,
      ),
    })
  })
})
