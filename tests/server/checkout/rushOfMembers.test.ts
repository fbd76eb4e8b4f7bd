import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCountedMarket } from '../../support/database/countedMarket.ts'
import type { CountedWire } from '../../support/database/countedWire.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import type { TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { fillOrder, putInCart } from '../../support/purchase.ts'
import { aProduct, changeOption, optionOf } from '../../support/stock.ts'

const ORDER_COUNT = 40
/** Orders that run at once; as many begin a transaction at first, and as many when nobody waits any more. */
const TURN_COUNT = 8
const CALL_TIMEOUT_MS = 120_000

let market: TestMarket
let wire: CountedWire
beforeAll(async () => {
  const opened = await openCountedMarket({ callTimeoutMs: CALL_TIMEOUT_MS })
  market = opened.market
  wire = opened.wire
})
afterAll(() => market.close())

test('회원들이 몰리면 기다린 주문은 잠그기 전에 재고를 보고 거절한다', async () => {
  const goodsId = await aProduct(market, goodsNamed('하동 세작 녹차'), {
    stock: 5,
    sale_ends_at: null,
  })
  const { buyer } = await aMember(market)
  const body = await fillOrder(buyer, [await putInCart(buyer, goodsId)])
  const { id } = await optionOf(market, goodsId)
  await changeOption(market, id, { stock: 0 })
  wire.take()
  const answers = await Promise.all(
    Array.from({ length: ORDER_COUNT }, () => buyer.call('POST', '/shops/orders', { body })),
  )
  const beginCount = wire.take().statements.filter((text) => /^begin/i.test(text)).length
  expect([new Set(answers.map((answer) => answer.body.code)), beginCount > 0]).toEqual([
    new Set(['ORDER_CHANGED']),
    true,
  ])
  expect(beginCount).toBeLessThanOrEqual(2 * TURN_COUNT)
})
