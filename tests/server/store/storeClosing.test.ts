import { connectClient } from '@jangteo/postgres/database/connect'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { untilWaiting } from '../../support/atOnce.ts'
import { aBuyer } from '../../support/buyer.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { placeOrder, putInCart } from '../../support/purchase.ts'
import { loginOperator } from '../../support/staff.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

test('넣고 있던 주문도 끝나기를 기다려, 폐점하지 않는다', async () => {
  const goodsId = goodsNamed('하동 세작 녹차')
  const { store_id: storeId, url } = await market.database.db
    .selectFrom('goods')
    .innerJoin('stores', 'stores.id', 'goods.store_id')
    .select(['goods.store_id', 'stores.url'])
    .where('goods.id', '=', goodsId)
    .executeTakeFirstOrThrow()
  const { browser } = await loginOperator(market, ['SELLERS'])
  const close = async () => {
    const body = { reason: '사업을 끝냈어요.' }
    const answer = await browser.call('POST', `/operators/stores/${url}/close`, { body })
    return answer.body.code
  }
  const buyer = aBuyer(market)
  const cartId = await putInCart(buyer, goodsId)
  await market.database.db
    .updateTable('order_items')
    .set({ status: 'C' })
    .where('store_id', '=', storeId)
    .execute()
  const client = await connectClient(market.database.url)
  await client.query('BEGIN; LOCK TABLE order_items IN SHARE MODE')
  const placing = placeOrder(buyer, [cartId])
  await untilWaiting(market, 1)
  const closing = close()
  await untilWaiting(market, 2)
  await client.query('ROLLBACK')
  await client.end()
  expect([(await placing).payableAmount > 0, await closing]).toEqual([true, 'STORE_HAS_OPEN_ORDER'])
})
