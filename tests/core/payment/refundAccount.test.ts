import { PAYMENT_STATES } from '@jangteo/core/payment/payment.codes'
import {
  checkRefundAccount,
  hideAccountNumber,
  isAccountNumber,
  needsRefundAccount,
} from '@jangteo/core/payment/refundAccount.rules'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const ACCOUNT = { bankCode: '88', accountNumber: '110123456789', holderName: '홍길동' } as const

describe('환불계좌', () => {
  test.each([
    ['모두 맞다', {}, []],
    ['은행을 고르지 않았다', { bankCode: null }, [['bankCode', 'REFUND_BANK_REQUIRED']]],
    [
      '계좌번호가 없다',
      { accountNumber: '' },
      [['accountNumber', 'REFUND_ACCOUNT_NUMBER_REQUIRED']],
    ],
    [
      '계좌번호가 짧다',
      { accountNumber: '12345' },
      [['accountNumber', 'REFUND_ACCOUNT_NUMBER_INVALID']],
    ],
    [
      '계좌번호가 길다',
      { accountNumber: '12345678901234567' },
      [['accountNumber', 'REFUND_ACCOUNT_NUMBER_INVALID']],
    ],
    ['예금주가 빈칸이다', { holderName: '  ' }, [['holderName', 'REFUND_HOLDER_REQUIRED']]],
    ['예금주가 길다', { holderName: '가'.repeat(21) }, [['holderName', 'REFUND_HOLDER_TOO_LONG']]],
    ['나누어 친 글자도 한 글자로 센다', { holderName: '각'.normalize('NFD').repeat(20) }, []],
    ['그림 글자도 한 글자로 센다', { holderName: '🙂'.repeat(20) }, []],
  ] as const)('%s', (_name, change, found) => {
    expect(checkRefundAccount({ ...ACCOUNT, ...change })).toEqual(
      found.map(([field, code]) => ({ field, code })),
    )
  })

  test('계좌번호는 앞 세 자리만 보인다', () => {
    expect([hideAccountNumber('110123456789'), hideAccountNumber('123456')]).toEqual([
      '110-***-******',
      '123-***',
    ])
  })

  test('어떤 계좌번호든 세 자리보다 더 보이지 않는다', () => {
    const digits = fc.stringMatching(/^\d{6,16}$/)
    fc.assert(
      fc.property(digits, (number) => {
        const shown = hideAccountNumber(number)
        expect([isAccountNumber(number), shown.replaceAll(/\D/g, '')]).toEqual([
          true,
          number.slice(0, 3),
        ])
        expect(shown.replaceAll('-', '').length).toEqual(number.length)
      }),
    )
  })
})

test('들어온 가상계좌 돈과 결제사가 돌려주지 않는 돈만 환불계좌가 있어야 돌려줄 수 있다', () => {
  const ask = (
    method: 'VIRTUAL_ACCOUNT' | 'CARD' | 'PHONE',
    isReturnWaiting = false,
    isReturnedByHand = false,
  ) =>
    PAYMENT_STATES.filter((state) =>
      needsRefundAccount({ method, state, isReturnWaiting, isReturnedByHand }),
    )
  expect([
    ask('VIRTUAL_ACCOUNT'),
    ask('CARD', true),
    ask('VIRTUAL_ACCOUNT', true),
    ask('PHONE'),
    ask('PHONE', true, true),
  ]).toEqual([
    ['DEPOSIT_COMPLETE', 'DEPOSIT_COMPLETE_MANUAL'],
    [],
    [...PAYMENT_STATES],
    [],
    [...PAYMENT_STATES],
  ])
})
