import { BANK_CODES } from '@jangteo/core/payment/bank.codes'
import type { RefundAccount } from '@jangteo/payment/gateway.port'
import { describe, expect, test } from 'vitest'
import { A_REQUEST, OPENED_AT_MS, confirmOf } from '../../support/payment/sandbox.ts'
import { aToss } from '../../support/toss/aToss.ts'
import { STRANGERS_ACCOUNT } from '../../support/toss/cancelCall.ts'

const ORDER = A_REQUEST.gatewayOrderId
const DUE_AT_MS = Date.parse('2026-08-25T23:59:59+09:00')
const KOOKMIN: RefundAccount = {
  bankCode: '04',
  accountNumber: '123-456-7890',
  holderName: '홍길동',
}

function refused(code: string) {
  return { outcome: 'refused', code }
}

/** An account that waits for 60,000 won, and ways to use it. */
async function anAccount() {
  const toss = await aToss()
  await toss.request({ method: 'VIRTUAL_ACCOUNT', depositDueAtMs: DUE_AT_MS })
  const paymentKey = toss.agree()
  const issued = await toss.confirm(confirmOf(paymentKey))
  const refund = (refundAccount: RefundAccount | null, amount = 60_000) =>
    toss.cancel({
      paymentKey,
      amount,
      cancellableAmount: 60_000,
      reason: '단순 변심',
      refundAccount,
      idempotencyKey: `refund-${amount}`,
    })
  return { toss, paymentKey, issued, refund }
}

describe('가상계좌', () => {
  test('승인하면 입금을 기다리는 계좌가 나오고, 입금되면 승인이 된다', async () => {
    const { toss, paymentKey, issued } = await anAccount()
    expect([issued, await toss.query()]).toEqual([issued, issued])
    expect(issued).toEqual({
      outcome: 'accountIssued',
      paymentKey,
      amount: 60_000,
      account: {
        bankCode: '20',
        accountNumber: 'X6505636518308',
        holderName: '홍길동',
        dueAtMs: DUE_AT_MS,
      },
      depositSecret: toss.payment(ORDER).secret,
    })
    toss.passSeconds(60)
    toss.bank.deposit(ORDER)
    expect(await toss.query()).toEqual({
      outcome: 'approved',
      paymentKey,
      amount: 60_000,
      approvedAtMs: OPENED_AT_MS + 60_000,
      cardCompany: null,
      installmentMonths: null,
      isPartCancelable: true,
      receiptUrl: `https://dashboard.toss.example/receipt/${paymentKey}`,
      cashReceiptUrl: null,
    })
  })

  test('은행이 입금을 되가져가면 다시 입금을 기다린다', async () => {
    const { toss, issued } = await anAccount()
    toss.bank.deposit(ORDER)
    toss.bank.reverseDeposit(ORDER)
    expect(await toss.query()).toEqual(issued)
  })

  test('입금 기한이 지나면 끝난 결제다', async () => {
    const { toss } = await anAccount()
    toss.passSeconds((DUE_AT_MS - OPENED_AT_MS) / 1_000)
    expect(await toss.query()).toEqual({ outcome: 'declined', code: 'NOT_FOUND_PAYMENT_SESSION' })
  })

  test('모르는 은행의 계좌는 알려 주지 않는다', async () => {
    const { toss } = await anAccount()
    const text = (answer: string) => answer.replace('"bankCode":"20"', '"bankCode":"ZZ"')
    toss.disturb('query', { kind: 'answered', text })
    expect(await toss.query()).toEqual({ outcome: 'unknown' })
  })

  test('시간대를 적지 않은 기한은 한국 시각이다', async () => {
    const { toss, issued } = await anAccount()
    const text = (answer: string) => answer.replace('T23:59:59+09:00"', 'T23:59:59"')
    toss.disturb('query', { kind: 'answered', text })
    expect(await toss.query()).toEqual(issued)
  })
})

describe('가상계좌의 취소', () => {
  test('입금 전에는 계좌 없이 전부만 취소한다', async () => {
    const { toss, refund } = await anAccount()
    expect([
      await refund(null, 20_000),
      (await refund(null)).outcome,
      (await toss.query()).outcome,
    ]).toEqual([refused('NOT_ALLOWED_PARTIAL_REFUND_WAITING_DEPOSIT'), 'cancelled', 'declined'])
  })

  test('입금 뒤에는 받을 계좌로 며칠 안에 돌아간다', async () => {
    const { toss, refund } = await anAccount()
    toss.bank.deposit(ORDER)
    const outcome = await refund(KOOKMIN)
    const [cancel] = toss.payment(ORDER).cancels
    expect(outcome).toEqual({
      outcome: 'cancelled',
      cancelledAtMs: OPENED_AT_MS,
      cancelledAmount: 60_000,
      transactionKey: cancel?.transactionKey,
      refundStatus: 'pending',
    })
  })

  test.each(['FAILED', 'PARTIAL_FAILED'] as const)(
    '은행이 보내지 못하면(%s) 사람이 보내야 한다고 한다',
    async (status) => {
      const { toss, refund } = await anAccount()
      toss.bank.deposit(ORDER)
      const text = (answer: string) =>
        answer.replace('"refundStatus":"PENDING"', `"refundStatus":"${status}"`)
      toss.disturb('cancel', { kind: 'answered', text })
      const outcome = await refund(KOOKMIN)
      expect(outcome.outcome === 'cancelled' ? outcome.refundStatus : outcome).toEqual('failed')
    },
  )

  test.each<[string, RefundAccount | null, string]>([
    ['계좌가 없으면', null, 'INVALID_REFUND_ACCOUNT_INFO'],
    [
      '예금주가 다르면',
      { ...KOOKMIN, accountNumber: STRANGERS_ACCOUNT },
      'INVALID_REFUND_ACCOUNT_INFO',
    ],
    ['계좌번호가 아니면', { ...KOOKMIN, accountNumber: '12' }, 'INVALID_REFUND_ACCOUNT_NUMBER'],
  ])('%s 거절한다', async (_, account, code) => {
    const { toss, refund } = await anAccount()
    toss.bank.deposit(ORDER)
    expect([await refund(account), toss.payment(ORDER).balance]).toEqual([refused(code), 60_000])
  })

  test.each(BANK_CODES)('%s 은행의 계좌로 돌려준다', async (bankCode) => {
    const { toss, refund } = await anAccount()
    toss.bank.deposit(ORDER)
    expect((await refund({ ...KOOKMIN, bankCode })).outcome).toEqual('cancelled')
  })
})
