import { refundAccountFacts } from '@jangteo/ui/screens/order/detail/refundAccountFacts'
import { expect, test } from 'vitest'

const ACCOUNT = {
  bankCode: '88',
  maskedAccountNumber: '110-***-******',
  holderName: '홍길동',
} as const
const FACTS = [
  { label: '은행', value: '신한은행' },
  { label: '계좌번호', value: '110-***-******' },
  { label: '예금주', value: '홍길동' },
]

test('은행이 확인한 계좌는 은행과 번호와 예금주를 보여 준다', () => {
  expect(refundAccountFacts({ ...ACCOUNT, checkedAt: '2026-08-22T05:00:00.000Z' })).toEqual(FACTS)
})

test('아무도 확인하지 않은 계좌는 누가 언제 확인하는지 말한다', () => {
  expect(refundAccountFacts({ ...ACCOUNT, checkedAt: null })).toEqual([
    ...FACTS,
    {
      label: '예금주 확인',
      value: '환불할 때 결제사가 확인해요. 다르면 환불되지 않고, 계좌를 바꾸면 다시 보내 드려요.',
    },
  ])
})
