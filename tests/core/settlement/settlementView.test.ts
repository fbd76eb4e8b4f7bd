import { STATEMENT_STATES } from '@jangteo/core/settlement/settlement.codes'
import {
  allowedStatementActions,
  formatFeeRate,
  formatMonth,
  formatSignedWon,
  isAccountMissing,
  isTransferAsked,
  statementView,
  sumRows,
} from '@jangteo/core/settlement/settlement.view'
import type { ShownStatement } from '@jangteo/core/settlement/settlement.view'
import { expect, test } from 'vitest'

const PAID: ShownStatement = {
  stateEnum: 'PAID',
  amount: 41_830,
  entryCount: 1,
  holdReasonEnum: null,
  memo: '',
}

test('정산서는 상태와 금액, 보류하거나 실패한 까닭을 말한다', () => {
  const remarkOf = (change: Partial<ShownStatement>) => statementView({ ...PAID, ...change }).remark
  expect([
    statementView(PAID),
    remarkOf({ amount: 0 }),
    remarkOf({ stateEnum: 'HELD', holdReasonEnum: 'DISPUTE', memo: '10월 주문 확인 중' }),
    remarkOf({ stateEnum: 'HELD', holdReasonEnum: 'ACCOUNT_MISSING' }),
    remarkOf({ stateEnum: 'FAILED', memo: '계좌 해지' }),
    remarkOf({ stateEnum: 'FAILED' }),
  ]).toEqual([
    { label: '정산 완료', tone: 'positive', amountText: '41,830원', remark: null },
    '지급할 금액이 없었어요',
    '분쟁을 확인하고 있어요 · 10월 주문 확인 중',
    '확인된 정산 계좌가 없어요',
    '계좌 해지',
    '이체하지 못했어요',
  ])
})

test('금액, 율, 달을 사람이 읽는 대로 쓴다', () => {
  expect([
    formatSignedWon(-12_900),
    formatSignedWon(0),
    formatFeeRate(1_050),
    formatFeeRate(300),
    formatMonth('2026-09'),
  ]).toEqual(['−12,900원', '0원', '10.5%', '3%', '2026년 9월'])
})

test('지급액은 판매 금액에서 쿠폰, 수수료, 부가세를 빼는 차례로 보인다', () => {
  const rows = sumRows({
    gross: 50_000,
    sellerDiscount: 3_000,
    marketDiscount: 2_000,
    fee: 4_700,
    feeVat: 470,
    payable: 41_830,
  })
  expect(rows.map(({ value }) => value)).toEqual([
    '50,000원',
    '−3,000원',
    '2,000원',
    '−4,700원',
    '−470원',
  ])
})

test('운영자가 할 수 있는 일은 도표에 있는 걸음이다', () => {
  const able = STATEMENT_STATES.map((state) => {
    const { canApprove, canHold, canRelease } = allowedStatementActions(state)
    return [state, canApprove, canHold, canRelease]
  })
  expect(able).toEqual([
    ['OPEN', false, false, false],
    ['CLOSED', true, true, false],
    ['APPROVED', false, true, false],
    ['PAYING', false, false, false],
    ['PAID', false, false, false],
    ['FAILED', true, true, false],
    ['HELD', false, false, true],
  ])
  expect([isAccountMissing(PAID), isTransferAsked('ASKED'), isTransferAsked('PAID')]).toEqual([
    false,
    true,
    false,
  ])
})
