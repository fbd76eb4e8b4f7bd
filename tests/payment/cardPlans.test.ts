import { cardPlansAt } from '@jangteo/payment/sandbox/card-plans'
import { CARD_COMPANIES } from '@jangteo/payment/sandbox/sandbox-methods'
import { expect, test } from 'vitest'
import { aToss } from '../support/toss/aToss.ts'

test.each([
  ['2026-08-22T14:00:00+09:00', '2026-08-01', '2026-08-31'],
  ['2026-11-30T15:00:00Z', '2026-12-01', '2026-12-31'],
  ['2028-02-01T00:00:00+09:00', '2028-02-01', '2028-02-29'],
])('모의결제의 무이자 할부는 %s에 %s부터 %s까지다', (at, startsOn, endsOn) => {
  const plans = cardPlansAt(Date.parse(at))
  expect(plans.map((plan) => [plan.cardCompany, plan.startsOn, plan.endsOn])).toEqual(
    CARD_COMPANIES.map((company) => [company, startsOn, endsOn]),
  )
})

test('토스페이먼츠의 카드 프로모션에서 무이자 할부를 읽고, 모르는 카드사는 뺀다', async () => {
  const toss = await aToss()
  const card = { dueDate: '2026-08-31', minimumPaymentAmount: 50_000 }
  toss.promote({
    discountCards: [],
    interestFreeCards: [
      { ...card, issuerCode: '41', installmentFreeMonths: [2, 3] },
      { ...card, issuerCode: 'ZZ', installmentFreeMonths: [2] },
    ],
  })
  expect([await toss.cardPlans(), toss.log]).toEqual([
    [
      {
        cardCompany: '신한카드',
        minAmount: 50_000,
        freeMonths: [2, 3],
        partialFreeMonths: [],
        startsOn: null,
        endsOn: '2026-08-31',
      },
    ],
    [],
  ])
})

test.each([
  ['거절', { code: 'UNAUTHORIZED_KEY', message: '안내' }],
  ['다른 모양', { interestFreeCards: [{ issuerCode: '41', dueDate: '2026-13-01' }] }],
])('토스페이먼츠가 알려 주지 않으면(%s) 비어 있고 기록에 남는다', async (_, answer) => {
  const toss = await aToss()
  toss.promote(answer)
  expect([await toss.cardPlans(), toss.log]).toEqual([
    [],
    ['Toss Payments on promotions: no answer that can be read'],
  ])
})
