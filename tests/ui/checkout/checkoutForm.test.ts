import { CHECKOUT_CODES } from '@jangteo/core/checkout/checkout.codes'
import { ADDRESS_CODES } from '@jangteo/core/address/address.codes'
import { CHECKOUT_MESSAGES } from '@jangteo/core/checkout/checkout.messages'
import type { CheckoutFacts } from '@jangteo/core/checkout/checkout.rules'
import {
  NOTHING_CHOSEN,
  agreesToAll,
  chosenMethod,
  fieldProblems,
  formOf,
  initialChoices,
  sectionProblem,
} from '@jangteo/ui/screens/checkout/checkoutForm'
import type { CheckoutTexts } from '@jangteo/ui/screens/checkout/checkoutForm'
import { describe, expect, test } from 'vitest'

const FACTS: CheckoutFacts = {
  caller: 'GUEST',
  hasCustomMade: false,
  isDeliverable: true,
  openMethods: ['CARD', 'KAKAO_PAY'],
  payableAmount: 12_900,
}

const TEXTS: CheckoutTexts = {
  ordererName: '홍길동',
  ordererMobile: '01012341234',
  ordererEmail: ' hong@example.com ',
  receiverName: '홍길동',
  receiverMobile: '01012341234',
  zonecode: '04524',
  roadAddress: '서울특별시 중구 세종대로 110',
  detailAddress: '',
  request: '',
  doorCode: '',
  password: 'order1234',
  confirmation: 'order1234',
  receiptMobile: '01012341234',
  receiptCard: '',
  receiptBusinessNumber: '1248100998',
}

describe('결제수단', () => {
  test('처음에는 고르지 않은 채로 둔다', () => {
    expect(chosenMethod(NOTHING_CHOSEN, FACTS)).toEqual(null)
  })

  test('하나뿐이면 그것이 골라져 있다', () => {
    expect(chosenMethod(NOTHING_CHOSEN, { ...FACTS, openMethods: ['CARD'] })).toEqual('CARD')
  })

  test('낼 돈이 없으면 무료 결제다', () => {
    const choices = { ...NOTHING_CHOSEN, paymentMethod: 'CARD' } as const
    expect(chosenMethod(choices, { ...FACTS, payableAmount: 0 })).toEqual('FREE')
  })
})

describe('현금영수증', () => {
  const receiptOf = (choices: Partial<typeof NOTHING_CHOSEN>) =>
    formOf({
      texts: TEXTS,
      choices: { ...NOTHING_CHOSEN, ...choices },
      destination: null,
      facts: { ...FACTS, openMethods: ['CARD', 'VIRTUAL_ACCOUNT'] },
    }).cashReceipt
  const ACCOUNT = { paymentMethod: 'VIRTUAL_ACCOUNT' } as const

  test('용도를 고르기 전에는 신청하지 않고, 고르면 그 용도에 흔한 번호로 신청한다', () => {
    expect([
      receiptOf(ACCOUNT),
      receiptOf({ ...ACCOUNT, receiptPurpose: 'INCOME_DEDUCTION' }),
      receiptOf({ ...ACCOUNT, receiptPurpose: 'EXPENSE_PROOF' }),
    ]).toEqual([
      null,
      { purpose: 'INCOME_DEDUCTION', kind: 'MOBILE', number: '01012341234' },
      { purpose: 'EXPENSE_PROOF', kind: 'BUSINESS_NUMBER', number: '1248100998' },
    ])
  })

  test('고른 번호는 용도에 맞을 때만 쓴다', () => {
    const purposes = ['INCOME_DEDUCTION', 'EXPENSE_PROOF'] as const
    const kinds = ['CARD', 'MOBILE'] as const
    const asked = purposes.map((receiptPurpose) =>
      kinds.map((receiptKind) => receiptOf({ ...ACCOUNT, receiptPurpose, receiptKind })?.kind),
    )
    expect(asked).toEqual([
      ['CARD', 'MOBILE'],
      ['CARD', 'BUSINESS_NUMBER'],
    ])
  })

  test('현금이 아니면 신청하지 않는다', () => {
    const receiptPurpose = 'INCOME_DEDUCTION'
    expect([
      receiptOf({ receiptPurpose }),
      receiptOf({ receiptPurpose, paymentMethod: 'CARD' }),
    ]).toEqual([null, null])
  })
})

test('비회원만 주문 비밀번호를 보내고, 이메일은 다듬어 보낸다', () => {
  const entered = { texts: TEXTS, choices: NOTHING_CHOSEN, destination: null }
  const forms = (['GUEST', 'MEMBER'] as const).map((caller) =>
    formOf({ ...entered, facts: { ...FACTS, caller } }),
  )
  expect(forms.map(({ guestPassword, orderer }) => [guestPassword, orderer.email])).toEqual([
    [{ password: 'order1234', confirmation: 'order1234' }, 'hong@example.com'],
    [null, 'hong@example.com'],
  ])
})

test('모든 까닭은 어느 칸이나 부분 하나에서 말한다', () => {
  const reported = [...CHECKOUT_CODES, ...ADDRESS_CODES].map((code) => {
    const violations = [{ section: 'orderer', code }] as const
    const [inField] = Object.values(fieldProblems(violations))
    const ofSection = sectionProblem(violations, 'orderer')?.code
    return [code, inField === CHECKOUT_MESSAGES[code](), ofSection === code]
  })
  const places = reported.map(([code, inField, ofSection]) => [code, inField !== ofSection])
  expect(places).toEqual([...CHECKOUT_CODES, ...ADDRESS_CODES].map((code) => [code, true]))
})

test('칸이 말하는 까닭을 부분이 되풀이하지 않는다', () => {
  const violations = [
    { section: 'destination', code: 'ZONECODE_INVALID' },
    { section: 'destination', code: 'DESTINATION_NOT_DELIVERABLE' },
  ] as const
  expect([fieldProblems(violations), sectionProblem(violations, 'destination')]).toEqual([
    { zonecode: '우편번호를 다시 확인해 주세요.' },
    { section: 'destination', code: 'DESTINATION_NOT_DELIVERABLE' },
  ])
})

test('회원은 결제하기로 동의하고, 비회원은 고른 약관에만 동의한다', () => {
  const agreedBy = (caller: CheckoutFacts['caller']) =>
    formOf({
      texts: TEXTS,
      choices: { ...NOTHING_CHOSEN, agreedTerms: ['CUSTOM_MADE'] },
      destination: null,
      facts: { ...FACTS, caller },
    }).agreedTerms.map(({ term }) => term)
  expect([agreedBy('MEMBER'), agreedBy('GUEST')]).toEqual([
    ['ORDER_CONFIRM', 'SELLER_PROVISION', 'CUSTOM_MADE'],
    ['CUSTOM_MADE'],
  ])
})

test('지난번에 쓴 결제수단이 골라져 있고, 쓸 수 없게 됐거나 다른 것을 골랐으면 아니다', () => {
  const opened = (last: 'CARD' | 'PHONE' | null, drafted: 'KAKAO_PAY' | null) =>
    initialChoices(
      { lastPaymentMethodEnum: last, paymentMethodList: ['CARD', 'KAKAO_PAY'] },
      { paymentMethod: drafted },
    ).paymentMethod
  expect([opened('CARD', null), opened('PHONE', null), opened(null, null)]).toEqual([
    'CARD',
    null,
    null,
  ])
  expect(opened('CARD', 'KAKAO_PAY')).toEqual('KAKAO_PAY')
})

test('전체 동의는 필요한 약관에 모두 동의한 것이다', () => {
  const choices = { ...NOTHING_CHOSEN, agreedTerms: ['ORDER_CONFIRM', 'SELLER_PROVISION'] } as const
  expect([
    agreesToAll(choices, { ...FACTS, caller: 'MEMBER' }),
    agreesToAll(choices, FACTS),
  ]).toEqual([true, false])
})
