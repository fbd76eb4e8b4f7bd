import { PAYMENT_METHODS } from '@jangteo/core/payment/payment.codes'
import {
  issuesReceipt,
  mayPayInInstallments,
  offeredMethods,
  waitsForDeposit,
} from '@jangteo/core/payment/paymentMethod.rules'
import {
  depositHint,
  depositRequestText,
  methodChoices,
} from '@jangteo/core/payment/paymentMethod.view'
import { expect, test } from 'vitest'

test('머니는 페이에 가입한 회원만 고르고, 다른 사람은 까닭을 본다', () => {
  expect([
    offeredMethods(['MONEY', 'CARD'], { hasPay: true, mayAwaitDeposit: true }),
    offeredMethods(['MONEY', 'CARD'], { hasPay: false, mayAwaitDeposit: true }),
  ]).toEqual([
    { open: ['CARD', 'MONEY'], closed: [] },
    { open: ['CARD'], closed: [{ method: 'MONEY', reason: 'PAYMENT_METHOD_NEEDS_PAY' }] },
  ])
})

test('결제사가 받지 않는 수단은 없고, 0원 결제는 고르는 수단이 아니다', () => {
  expect(offeredMethods(['FREE', 'PHONE'], { hasPay: false, mayAwaitDeposit: false })).toEqual({
    open: ['PHONE'],
    closed: [],
  })
})

test('입금을 기다릴 수 없는 상품은 가상계좌로 사지 못하고 까닭을 본다', () => {
  const offer = { hasPay: true, mayAwaitDeposit: false }
  const reason = 'PAYMENT_DEPOSIT_STOCK_EXCEEDED'
  expect(offeredMethods(['VIRTUAL_ACCOUNT', 'CARD', 'SIMPLE_VIRTUAL'], offer)).toEqual({
    open: ['CARD'],
    closed: [
      { method: 'VIRTUAL_ACCOUNT', reason },
      { method: 'SIMPLE_VIRTUAL', reason },
    ],
  })
})

test('계좌를 고르면 언제까지 입금하는지 알려 준다', () => {
  expect([depositHint(0), depositHint(3)]).toEqual([
    '계좌를 발급받고 오늘 안에 입금하면 주문이 완료돼요.',
    '계좌를 발급받고 3일 안에 입금하면 주문이 완료돼요.',
  ])
})

test('입금을 기다리는 수단은 가상계좌뿐이다', () => {
  expect(PAYMENT_METHODS.filter(waitsForDeposit)).toEqual(['VIRTUAL_ACCOUNT', 'SIMPLE_VIRTUAL'])
})

test('영수증은 무료를 뺀 모든 수단에 있다', () => {
  expect(PAYMENT_METHODS.filter((method) => !issuesReceipt(method))).toEqual(['FREE'])
})

test('할부는 카드로 5만원부터다', () => {
  expect([
    mayPayInInstallments('CARD', 49_999),
    mayPayInInstallments('CARD', 50_000),
    mayPayInInstallments('SIMPLE_CARD', 50_000),
    mayPayInInstallments('PHONE', 50_000),
  ]).toEqual([false, true, true, false])
})

test('어떤 수단으로 결제했어도 모든 수단이 꼭 한 자리에 있다', () => {
  const offered = PAYMENT_METHODS.filter((method) => method !== 'FREE')
  for (const last of [null, ...offered]) {
    const { last: first, wallets, cards, others } = methodChoices(offered, last)
    const places = [...(first === null ? [] : [first]), ...wallets, ...cards, ...others]
    expect([first, places.toSorted()]).toEqual([last, offered.toSorted()])
  }
})

test('지난번 수단이 맨 위에 있고, 지금 쓸 수 없으면 없다', () => {
  expect(methodChoices(['PHONE', 'CARD', 'KAKAO_PAY'], 'PHONE')).toEqual({
    last: 'PHONE',
    wallets: ['KAKAO_PAY'],
    cards: ['CARD'],
    others: [],
  })
  expect(methodChoices(['PHONE', 'PAYCO', 'NAVER_PAY'], 'CARD')).toEqual({
    last: null,
    wallets: ['NAVER_PAY', 'PAYCO'],
    cards: [],
    others: ['PHONE'],
  })
})

test('가상계좌는 언제까지 얼마를 입금할지 말한다', () => {
  const dueAtMs = Date.parse('2026-11-26T23:59:59+09:00')
  expect(depositRequestText({ dueAtMs, amount: 39_700 })).toEqual(
    '11/26(목) 23:59까지 39,700원을 입금해 주세요',
  )
})
