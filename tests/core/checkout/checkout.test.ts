import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ADDRESS_CODES } from '@jangteo/core/address/address.codes'
import { CHECKOUT_CODES, CHECKOUT_TERM_VERSIONS } from '@jangteo/core/checkout/checkout.codes'
import type { CheckoutTerm } from '@jangteo/core/checkout/checkout.codes'
import { CHECKOUT_MESSAGES, payButtonText } from '@jangteo/core/checkout/checkout.messages'
import {
  acceptCheckout,
  checkCheckout,
  checkoutFacts,
  payableMethods,
  requiredConsents,
  requiredTerms,
} from '@jangteo/core/checkout/checkout.rules'
import type { AgreedTerm, CheckoutFacts, CheckoutForm } from '@jangteo/core/checkout/checkout.rules'
import { allow } from '@jangteo/core/decision/decision.rules'
import { orderTotals } from '@jangteo/core/order/orderTotals.rules'
import { ANY_CALLER } from '@jangteo/core/session/caller.codes'
import { sellerProvisionRows } from '@jangteo/core/terms/sellerProvision.rules'

const HOME = {
  receiverName: '홍길동',
  receiverMobile: '01012345678',
  zonecode: '06236',
  roadAddress: '서울 강남구 테헤란로 152',
  detailAddress: '101호',
}

function consentsTo(...terms: CheckoutTerm[]): AgreedTerm[] {
  return terms.map((term) => ({ term, version: CHECKOUT_TERM_VERSIONS[term] }))
}

function aForm(change: Partial<CheckoutForm> = {}): CheckoutForm {
  return {
    orderer: { name: '홍길동', mobile: '01012345678', email: 'buyer@jangteo.kr' },
    destination: HOME,
    deliveryRequest: { preset: null, typed: '' },
    buildingEntry: { entry: null, doorCode: '' },
    guestPassword: null,
    paymentMethod: 'CARD',
    cashReceipt: null,
    agreedTerms: consentsTo('ORDER_CONFIRM', 'SELLER_PROVISION'),
    ...change,
  }
}

function someFacts(change: Partial<CheckoutFacts> = {}): CheckoutFacts {
  return {
    caller: 'MEMBER',
    hasCustomMade: false,
    isDeliverable: true,
    openMethods: ['CARD', 'KAKAO_PAY'],
    payableAmount: 23_000,
    ...change,
  }
}

describe('주문하기', () => {
  test('회원은 빠진 것이 없으면 주문할 수 있다', () => {
    expect(checkCheckout(aForm(), someFacts())).toEqual([])
    expect(checkCheckout(aForm(), someFacts({ caller: 'ASSOCIATE_MEMBER' }))).toEqual([])
  })

  test('비회원은 주문 비밀번호와 개인정보 동의가 더 있어야 한다', () => {
    const guestPassword = { password: 'order123', confirmation: 'order123' }
    const agreedTerms = consentsTo('ORDER_CONFIRM', 'SELLER_PROVISION', 'GUEST_PRIVACY')
    const guest = someFacts({ caller: 'GUEST' })
    expect(checkCheckout(aForm({ guestPassword, agreedTerms }), guest)).toEqual([])
    expect(checkCheckout(aForm(), guest)).toEqual([
      { section: 'guestPassword', code: 'GUEST_PASSWORD_REQUIRED' },
      { section: 'terms', code: 'TERMS_REQUIRED' },
    ])
  })

  test('주문 비밀번호를 두 번 다르게 입력하면 거절한다', () => {
    const form = aForm({
      guestPassword: { password: 'order123', confirmation: 'order124' },
      agreedTerms: consentsTo('ORDER_CONFIRM', 'SELLER_PROVISION', 'GUEST_PRIVACY'),
    })
    expect(checkCheckout(form, someFacts({ caller: 'GUEST_ORDER' }))).toEqual([
      { section: 'guestPassword', code: 'PASSWORD_MISMATCH' },
    ])
  })

  test.each([
    [
      { orderer: { name: ' ', mobile: '02123', email: '없음' } },
      ['ORDERER_NAME_REQUIRED', 'ORDERER_MOBILE_INVALID', 'ORDERER_EMAIL_INVALID'],
    ],
    [
      { orderer: { name: '가'.repeat(11), mobile: '', email: '' } },
      ['ORDERER_NAME_TOO_LONG', 'ORDERER_MOBILE_REQUIRED', 'ORDERER_EMAIL_REQUIRED'],
    ],
    [{ destination: null }, ['DESTINATION_REQUIRED']],
    [
      { destination: { ...HOME, zonecode: '1', receiverName: '' } },
      ['RECEIVER_NAME_REQUIRED', 'ZONECODE_INVALID'],
    ],
    [{ deliveryRequest: { preset: 'DIRECT_INPUT', typed: ' ' } }, ['REQUEST_REQUIRED']],
    [{ deliveryRequest: { preset: 'DIRECT_INPUT', typed: '가'.repeat(51) } }, ['REQUEST_TOO_LONG']],
    [{ buildingEntry: { entry: 'DOOR_CODE', doorCode: ' ' } }, ['DOOR_CODE_REQUIRED']],
    [{ buildingEntry: { entry: 'DOOR_CODE', doorCode: '1'.repeat(21) } }, ['DOOR_CODE_TOO_LONG']],
    [{ paymentMethod: null }, ['PAYMENT_METHOD_REQUIRED']],
    [{ paymentMethod: 'PHONE' }, ['PAYMENT_METHOD_UNAVAILABLE']],
    [{ paymentMethod: 'FREE' }, ['PAYMENT_METHOD_UNAVAILABLE']],
    [{ agreedTerms: consentsTo('ORDER_CONFIRM') }, ['TERMS_REQUIRED']],
  ] as const)('%j로는 %j 때문에 주문할 수 없다', (change, codes) => {
    const violations = checkCheckout(aForm(change), someFacts())
    expect(violations.map((violation) => violation.code)).toEqual(codes)
  })

  test('주문제작 상품은 취소·반품 제한에 따로 동의해야 한다', () => {
    const facts = someFacts({ hasCustomMade: true })
    expect(checkCheckout(aForm(), facts)).toEqual([
      { section: 'terms', code: 'CUSTOM_MADE_CONSENT_REQUIRED' },
    ])
    const agreedTerms = consentsTo('ORDER_CONFIRM', 'SELLER_PROVISION', 'CUSTOM_MADE')
    expect(checkCheckout(aForm({ agreedTerms }), facts)).toEqual([])
    expect([requiredConsents(facts), requiredConsents(someFacts())]).toEqual([
      ['ORDER_CONFIRM', 'SELLER_PROVISION', 'CUSTOM_MADE'],
      ['ORDER_CONFIRM', 'SELLER_PROVISION'],
    ])
  })

  test('지금 글이 아닌 글에 한 동의로는 주문할 수 없다', () => {
    const facts = someFacts({ hasCustomMade: true })
    const current = consentsTo('ORDER_CONFIRM', 'SELLER_PROVISION', 'CUSTOM_MADE')
    const codes = current.flatMap(({ term, version }) =>
      [version - 1, version + 1].map((other) => {
        const agreedTerms = current.map((each) =>
          each.term === term ? { term, version: other } : each,
        )
        return checkCheckout(aForm({ agreedTerms }), facts).map(({ code }) => code)
      }),
    )
    expect(codes).toEqual(Array.from({ length: 6 }, () => ['TERMS_OUTDATED']))
    const unneeded = [...consentsTo('ORDER_CONFIRM', 'SELLER_PROVISION')]
    expect(
      checkCheckout(
        aForm({ agreedTerms: [...unneeded, { term: 'GUEST_PRIVACY', version: 99 }] }),
        someFacts(),
      ),
    ).toEqual([])
  })

  test('보낼 수 없는 곳으로 가는 주문은 받지 않는다', () => {
    expect(checkCheckout(aForm(), someFacts({ isDeliverable: false }))).toEqual([
      { section: 'destination', code: 'DESTINATION_NOT_DELIVERABLE' },
    ])
  })

  test('한 번에 결제할 수 있는 금액을 넘는 주문은 받지 않는다', () => {
    expect([
      checkCheckout(aForm(), someFacts({ payableAmount: 2_147_483_647 })),
      checkCheckout(aForm(), someFacts({ payableAmount: 2_147_483_648 })),
    ]).toEqual([[], [{ section: 'amount', code: 'ORDER_AMOUNT_TOO_LARGE' }]])
    expect(CHECKOUT_MESSAGES.ORDER_AMOUNT_TOO_LARGE()).toBe(
      '한 번에 2,147,483,647원까지 주문할 수 있어요. 나누어 주문해 주세요.',
    )
  })

  test.each([
    [null, []],
    [{ purpose: 'INCOME_DEDUCTION', kind: 'MOBILE', number: '010-1234-5678' }, []],
    [{ purpose: 'INCOME_DEDUCTION', kind: 'MOBILE', number: '' }, ['CASH_RECEIPT_NUMBER_INVALID']],
    [
      { purpose: 'EXPENSE_PROOF', kind: 'MOBILE', number: '010-1234-5678' },
      ['CASH_RECEIPT_KIND_UNFIT'],
    ],
  ] as const)('현금영수증 신청 %j에는 현금일 때만 %j라고 한다', (cashReceipt, codes) => {
    const facts = someFacts({ openMethods: ['CARD', 'VIRTUAL_ACCOUNT'] })
    const reported = (['VIRTUAL_ACCOUNT', 'CARD'] as const).map((paymentMethod) =>
      checkCheckout(aForm({ paymentMethod, cashReceipt }), facts),
    )
    expect(reported).toEqual([codes.map((code) => ({ section: 'payment', code })), []])
  })

  test('0원 주문은 무료 결제로만 한다', () => {
    const free = someFacts({ payableAmount: 0 })
    expect(checkCheckout(aForm({ paymentMethod: 'FREE' }), free)).toEqual([])
    expect(checkCheckout(aForm(), free)).toEqual([
      { section: 'payment', code: 'PAYMENT_METHOD_UNAVAILABLE' },
    ])
    expect(payableMethods(['CARD', 'FREE'], 1)).toEqual(['CARD'])
  })

  test('모든 잘못을 한꺼번에 알려 준다', () => {
    const form = aForm({ destination: null, paymentMethod: null, agreedTerms: [] })
    expect(checkCheckout(form, someFacts()).map((violation) => violation.section)).toEqual([
      'destination',
      'payment',
      'terms',
    ])
  })

  test('동의할 약관은 비회원만 하나 더 많다', () => {
    expect(ANY_CALLER.map((caller) => requiredTerms(caller).length)).toEqual([3, 3, 2, 2])
  })
})

describe('주문 문구', () => {
  test('거절마다 문구가 있다', () => {
    const texts = [...CHECKOUT_CODES, ...ADDRESS_CODES].map((code) => CHECKOUT_MESSAGES[code]())
    expect(texts.filter((text) => !text.endsWith('요.'))).toEqual([])
  })

  test('결제 단추는 금액을 줄이지 않고 말한다', () => {
    expect(payButtonText(12_345_000)).toEqual('12,345,000원 결제하기')
  })

  test('판매자에게 무엇을 왜 얼마 동안 주는지 알려 준다', () => {
    expect(sellerProvisionRows(['온결', '아침밭'])).toEqual([
      { label: '제공받는 자', value: '온결, 아침밭' },
      { label: '이용 목적', value: '상품 배송, 취소·교환·반품 처리, 고객 상담' },
      {
        label: '제공 항목',
        value: '주문자 이름·휴대폰 번호, 받는 분 이름·휴대폰 번호·주소, 배송 요청사항',
      },
      { label: '보유기간', value: '거래를 마친 뒤 5년 (전자상거래법에 따른 보존 기간)' },
    ])
  })
})

describe('받아들인 주문서', () => {
  test('빈칸을 다듬고, 요청과 현금영수증과 동의를 주문에 적을 것으로 바꾼다', () => {
    const form = aForm({
      orderer: { name: ' 홍길동 ', mobile: '01012345678', email: 'buyer@jangteo.kr' },
      destination: { ...HOME, detailAddress: ' 101호 ' },
      deliveryRequest: { preset: 'DIRECT_INPUT', typed: ' 문 앞에 놓아 주세요 ' },
      buildingEntry: { entry: 'DOOR_CODE', doorCode: ' #1234* ' },
      paymentMethod: 'VIRTUAL_ACCOUNT',
      cashReceipt: { purpose: 'INCOME_DEDUCTION', kind: 'MOBILE', number: '010-1234-5678' },
      agreedTerms: consentsTo('ORDER_CONFIRM', 'SELLER_PROVISION', 'GUEST_PRIVACY'),
    })
    expect(acceptCheckout(form, someFacts({ openMethods: ['VIRTUAL_ACCOUNT'] }))).toEqual(
      allow({
        orderer: { name: '홍길동', mobile: '01012345678', email: 'buyer@jangteo.kr' },
        destination: { ...HOME, detailAddress: '101호' },
        deliveryRequest: '문 앞에 놓아 주세요 · 공동현관 비밀번호 #1234*',
        paymentMethod: 'VIRTUAL_ACCOUNT',
        cashReceipt: { purpose: 'INCOME_DEDUCTION', kind: 'MOBILE', digits: '01012345678' },
        consents: consentsTo('ORDER_CONFIRM', 'SELLER_PROVISION'),
      }),
    )
  })

  test('틀린 것이 하나도 없을 때에만 받아들이고, 아니면 틀린 것을 모두 말한다', () => {
    const forms = fc.record({
      destination: fc.constantFrom(HOME, { ...HOME, zonecode: '1' }, null),
      deliveryRequest: fc.constantFrom(
        { preset: null, typed: '' },
        { preset: 'FRONT_DOOR' as const, typed: '' },
        { preset: 'DIRECT_INPUT' as const, typed: '' },
      ),
      buildingEntry: fc.constantFrom(
        { entry: null, doorCode: '' },
        { entry: 'DOOR_CODE' as const, doorCode: '' },
        { entry: 'SECURITY_CALL' as const, doorCode: '' },
      ),
      paymentMethod: fc.constantFrom('CARD' as const, 'VIRTUAL_ACCOUNT' as const, null),
      cashReceipt: fc.constantFrom(
        null,
        { purpose: 'INCOME_DEDUCTION', kind: 'MOBILE', number: '01012345678' } as const,
        { purpose: 'INCOME_DEDUCTION', kind: 'MOBILE', number: '1' } as const,
      ),
      agreedTerms: fc.constantFrom(consentsTo('ORDER_CONFIRM', 'SELLER_PROVISION'), []),
    })
    const facts = someFacts({ openMethods: ['CARD', 'VIRTUAL_ACCOUNT'] })
    fc.assert(
      fc.property(forms, (change) => {
        const form = aForm(change)
        const violations = checkCheckout(form, facts)
        const decision = acceptCheckout(form, facts)
        expect(decision.ok ? [] : decision.params.violations).toEqual(violations)
        expect(decision.ok).toEqual(violations.length === 0)
      }),
    )
  })
})

describe('주문서의 사실', () => {
  const totals = orderTotals([], 'MAINLAND')
  const order = { needsCustomMadeConsent: true, paymentMethodList: ['CARD'] } as const

  test('주문자가 알려져 있으면 회원이고, 아니면 비회원이다', () => {
    const { orderer } = aForm()
    expect(checkoutFacts({ ...order, orderer }, totals)).toEqual({
      caller: 'MEMBER',
      hasCustomMade: true,
      isDeliverable: true,
      openMethods: ['CARD'],
      payableAmount: 0,
    })
    expect(checkoutFacts({ ...order, orderer: null }, totals).caller).toEqual('GUEST')
  })
})
