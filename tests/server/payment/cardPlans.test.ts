import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer } from '../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

test('누구나 카드사의 무이자 할부를 보고, 어느 상점이든 같다', async () => {
  const guest = aBuyer(market)
  const path = '/benefit/card/installment'
  const plain = await guest.ask<{ cardList: readonly { cardCompany: string }[] }>('GET', path)
  const ofShop = await guest.ask<object>('GET', `${path}?shopId=jangteo`)
  expect([plain.cardList[0], ofShop]).toEqual([
    {
      cardCompany: '신한카드',
      minAmount: 50_000,
      freeMonths: [2, 3],
      partialFreeMonths: [{ months: 10, buyerPaysFirst: 4 }],
      startsOn: '2026-08-01',
      endsOn: '2026-08-31',
    },
    plain,
  ])
})
