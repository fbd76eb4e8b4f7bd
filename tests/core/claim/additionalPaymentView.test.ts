import { additionalPaymentDueMs } from '@jangteo/core/calendar/deadline.rules'
import { ADDITIONAL_PAYMENT_STATES } from '@jangteo/core/claim/additional/additionalPayment.codes'
import {
  additionalPaymentView,
  payBeforeText,
} from '@jangteo/core/claim/additional/additionalPayment.view'
import { describe, expect, test } from 'vitest'

const ASKED_AT_MS = Date.parse('2026-08-21T10:00:00+09:00')
const DUE_AT_MS = additionalPaymentDueMs(ASKED_AT_MS)
const PAYMENT = { type: 'EXCHANGE', state: 'WAITING', amount: 6_000, dueAtMs: DUE_AT_MS } as const

describe('추가결제', () => {
  test('무엇을 위해 언제까지 얼마를 낼지 보인다', () => {
    expect(additionalPaymentView(PAYMENT, ASKED_AT_MS)).toEqual({
      label: '추가결제 대기',
      title: '교환 추가결제',
      amountText: '6,000원',
      dueText: '8/28(금) 23:59까지 결제해 주세요.',
      canPay: true,
      isDropped: false,
    })
    expect(additionalPaymentView(PAYMENT, DUE_AT_MS + 1).dueText).toEqual(
      '결제 기한이 지났지만 지금 결제하면 신청이 그대로 진행돼요.',
    )
  })

  test('기다리는 것만 결제할 수 있다', () => {
    const payable = ADDITIONAL_PAYMENT_STATES.filter((state) => {
      const { canPay, dueText } = additionalPaymentView({ ...PAYMENT, state }, ASKED_AT_MS)
      return canPay && dueText !== null
    })
    expect(payable).toEqual(['WAITING'])
  })

  test('취소된 것은 더 볼 일이 없다', () => {
    const dropped = ADDITIONAL_PAYMENT_STATES.filter(
      (state) => additionalPaymentView({ ...PAYMENT, state }, ASKED_AT_MS).isDropped,
    )
    expect(dropped).toEqual(['CANCELLED'])
  })
})

test('신청하기 전에는 얼마를 결제하면 무엇이 시작되는지 말한다', () => {
  expect([payBeforeText('EXCHANGE', 6_000), payBeforeText('CANCEL', 3_000)]).toEqual([
    '신청한 뒤 6,000원을 결제하면 수거를 시작해요.',
    '신청한 뒤 3,000원을 결제하면 취소가 진행돼요.',
  ])
})
