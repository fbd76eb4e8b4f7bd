import type { goodsCard, goodsDetail } from '@jangteo/contract/goods/goods.schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { aBuyer } from '../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'

const STRAWBERRIES = 2

type Card = z.output<typeof goodsCard>
type Section = {
  readonly sectionId: string
  readonly layout: string
  readonly goodsList: readonly Card[]
}

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

test('상품은 값과 배송비와 판매 상태와 그림을 알려 준다', async () => {
  const goods = await aBuyer(market).ask<z.output<typeof goodsDetail>>(
    'GET',
    `/goods/${STRAWBERRIES}`,
  )
  const { goodsName, salePrice, listPrice, discountRate, currencyCode } = goods
  expect({
    price: { goodsName, salePrice, listPrice, discountRate, currencyCode },
    status: goods.displaySaleStatusEnum,
    pictures: goods.pictures,
    shipping: [goods.shippingPolicy.kind, goods.shippingPolicy.baseFee],
  }).toEqual({
    price: {
      goodsName: '논산 설향 딸기 500g 2팩',
      salePrice: 21_900,
      listPrice: 29_800,
      discountRate: 26,
      currencyCode: 'KRW',
    },
    status: 'SALE',
    pictures: ['nonsan-strawberry', 'nonsan-strawberry-2'],
    shipping: ['PAY', 4_000],
  })
})

test.each(['', '/options', '/price'])('없는 상품은 없다고 한다 (/goods/9999%s)', async (part) => {
  const { status, body } = await aBuyer(market).call('GET', `/goods/9999${part}`)
  expect([status, body.code]).toEqual([404, 'GOODS_NOT_FOUND'])
})

test('값만 물으면 값만 알려 준다', async () => {
  expect(await aBuyer(market).ask('GET', `/goods/${STRAWBERRIES}/price`)).toEqual({
    listPrice: 29_800,
    salePrice: 21_900,
    discountRate: 26,
    currencyCode: 'KRW',
  })
})

test('홈은 특가와 새 상품과 많이 찾는 상품을 차례로 보여 준다', async () => {
  const { banners, sections } = await aBuyer(market).ask<{
    banners: readonly unknown[]
    sections: readonly Section[]
  }>('GET', '/displays/pages/main-list')
  const deals = sections.find(({ sectionId }) => sectionId === 'deal')
  const statuses = new Set(deals?.goodsList.map((goods) => goods.displaySaleStatusEnum))
  expect({
    banners: banners.length,
    sections: sections.map(({ sectionId, layout }) => `${sectionId} ${layout}`),
    isEverySectionFilled: sections.every(({ goodsList }) => goodsList.length > 0),
    hasFinishedDeals: statuses.has('FINISHED') || statuses.has('WAIT'),
  }).toEqual({
    banners: 4,
    sections: ['deal RAIL', 'new RAIL', 'best GRID'],
    isEverySectionFilled: true,
    hasFinishedDeals: false,
  })
})

test('상태를 물으면 일할 수 있다고 한다', async () => {
  expect(await aBuyer(market).ask('GET', '/systems/status/health-check')).toEqual({
    status: 'UP',
    version: '0.1.0',
  })
})
