import { ORDER_QUANTITY_LIMIT_MAX } from '@jangteo/core/money/limits.rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aProduct } from '../../support/stock.ts'

/** 논산 설향 딸기. */
const STRAWBERRIES = 2

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

test('판매자가 정하는 한 주문의 수량은 10,000개까지다', async () => {
  const most = { order_quantity_max: ORDER_QUANTITY_LIMIT_MAX }
  const more = { order_quantity_max: ORDER_QUANTITY_LIMIT_MAX + 1 }
  expect(await aProduct(market, STRAWBERRIES, most)).toBeGreaterThan(0)
  await expect(aProduct(market, STRAWBERRIES, more)).rejects.toThrow('goods_order_quantity_limit')
})
