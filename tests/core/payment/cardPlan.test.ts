import { cardPlanView, formatMonths } from '@jangteo/core/payment/cardPlan.view'
import type { CardPlan } from '@jangteo/core/payment/cardPlan.view'
import { expect, test } from 'vitest'

const PLAN: CardPlan = {
  cardCompany: '신한카드',
  minAmount: 50_000,
  freeMonths: [2, 3, 6],
  partialFreeMonths: [
    { months: 10, buyerPaysFirst: 3 },
    { months: 12, buyerPaysFirst: 1 },
  ],
  startsOn: '2026-08-01',
  endsOn: '2026-08-31',
}

test.each([
  [[2], '2개월'],
  [[2, 3, 4, 5, 6], '2~6개월'],
  [[6, 3, 2], '2~3·6개월'],
  [[2, 4, 6, 7, 12], '2·4·6~7·12개월'],
])('%j은 "%s"로 읽는다', (months, text) => {
  expect(formatMonths(months)).toEqual(text)
})

test('카드사마다 무이자와 부분 무이자, 금액과 기한을 알려 준다', () => {
  expect(cardPlanView(PLAN, 50_000)).toEqual({
    cardCompany: '신한카드',
    freeText: '무이자 2~3·6개월',
    partialText: '부분 무이자 10개월(1~3회차 고객 부담), 12개월(1회차 고객 부담)',
    conditionText: '50,000원 이상 · 2026.08.31까지',
    isMet: true,
  })
})

test('금액이 모자라거나 무이자가 없으면 그렇다고 한다', () => {
  const { freeText, partialText, isMet } = cardPlanView(
    { ...PLAN, freeMonths: [], partialFreeMonths: [] },
    49_999,
  )
  expect({ freeText, partialText, isMet }).toEqual({
    freeText: null,
    partialText: null,
    isMet: false,
  })
})
