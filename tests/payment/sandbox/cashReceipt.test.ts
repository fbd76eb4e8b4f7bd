import type { PaymentRequest } from '@jangteo/payment/gateway.port'
import { newRecord, parseRecord, requestSchema } from '@jangteo/payment/sandbox/payment-record'
import { describe, expect, test } from 'vitest'
import { A_REQUEST, WINDOW_PATH, aSandbox, confirmOf } from '../../support/payment/sandbox.ts'

const ORDER = A_REQUEST.gatewayOrderId
const RECEIPT_PAGE = `/sandbox-gateway/receipt/${ORDER}`
const CASH = { method: 'BANK_TRANSFER' } as const
const OWNER = { purpose: 'INCOME_DEDUCTION', kind: 'MOBILE', digits: '01012345678' } as const
const BUSINESS = {
  purpose: 'EXPENSE_PROOF',
  kind: 'BUSINESS_NUMBER',
  digits: '1248100998',
} as const

function rowsOf(html: string): Readonly<Record<string, string>> {
  const rows = [...html.matchAll(/<dt>(.*?)<\/dt>\s*<dd>(.*?)<\/dd>/g)]
  return Object.fromEntries(rows.map(([, name = '', value = '']) => [name, value]))
}

async function requested(change: Partial<PaymentRequest>) {
  const sandbox = aSandbox()
  await sandbox.request(change)
  return sandbox
}

async function paid(change: Partial<PaymentRequest>) {
  const sandbox = await requested(change)
  const { paymentKey = '' } = await sandbox.chooses()
  await sandbox.confirm(confirmOf(paymentKey, { amount: change.amount ?? A_REQUEST.amount }))
  return { sandbox, paymentKey }
}

describe('결제창의 현금영수증', () => {
  test.each<[Partial<PaymentRequest>, string | undefined]>([
    [{ ...CASH, cashReceipt: OWNER }, '소득공제 010-****-5678'],
    [{ ...CASH, cashReceipt: BUSINESS }, '지출증빙 124-**-*0998'],
    [{ ...CASH, amount: 99_999 }, '신청 안 함'],
    [{ ...CASH, amount: 100_000 }, '자진발급 010-***-1234'],
    [{ method: 'CARD', amount: 100_000 }, undefined],
  ])('%j이면 %s', async (change, shown) => {
    const sandbox = await requested(change)
    const html = await (await sandbox.answerAt(`${WINDOW_PATH}/${ORDER}`)).text()
    expect([rowsOf(html)['현금영수증'], /\d{8,}/.test(html)]).toEqual([shown, false])
  })
})

describe('현금영수증', () => {
  test('번호는 가린 채로만 남기고, 번호를 그대로 적어 둔 예전 기록은 읽으며 가린다', () => {
    const asked = { ...A_REQUEST, ...CASH, cashReceipt: BUSINESS }
    const record = newRecord(requestSchema.parse(asked))
    const hidden = { purpose: 'EXPENSE_PROOF', hiddenNumber: '124-**-*0998' }
    expect(record.request.cashReceipt).toEqual(hidden)
    expect(parseRecord(JSON.stringify(record))).toEqual(record)
    expect(parseRecord(JSON.stringify({ ...record, request: asked }))).toEqual(record)
  })

  test('용도와 가린 번호, 돌려주고 남은 금액을 적는다', async () => {
    const { sandbox, paymentKey } = await paid({ ...CASH, cashReceipt: OWNER })
    const ask = { paymentKey, amount: 20_000, cancellableAmount: 60_000, reason: '변심' }
    await sandbox.cancel({ ...ask, refundAccount: null, idempotencyKey: 'cancel-1' })
    expect(rowsOf(await (await sandbox.answerAt(RECEIPT_PAGE)).text())).toEqual({
      '주문 상품': '참나무 도마 외 1건',
      결제일시: '2026.08.22 14:00',
      '발급 정보': '소득공제 010-****-5678',
      거래번호: ORDER,
      '결제 금액': '40,000원',
    })
  })

  test('신청하지 않은 적은 돈에는 없다', async () => {
    const { sandbox } = await paid({ ...CASH, amount: 99_999 })
    expect((await sandbox.answerAt(RECEIPT_PAGE)).status).toEqual(404)
  })
})
