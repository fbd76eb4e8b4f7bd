import { HOUR_MS, MINUTE_MS } from '@jangteo/core/calendar/day.rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import { anOrderOf } from '../../support/claim/claimCalls.ts'
import { aProductAt, inCartOf, order } from '../../support/checkout/dealOrder.ts'
import { aDeal, countedAndLive } from '../../support/display/aDeal.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { fillOrder } from '../../support/purchase.ts'

const PRICE = 20_000
const DEAL_PRICE = 15_000

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

async function priceOf(buyer: Buyer, goodsId: number) {
  return order(buyer, await fillOrder(buyer, await inCartOf(market, buyer, { goodsId })))
}

const itemsIn = (dealId: number) =>
  market.database.db
    .selectFrom('order_items')
    .select(['sale_price', 'quantity', 'status'])
    .where('deal_id', '=', dealId)
    .orderBy('id')
    .execute()

describe('주문할 때의 가격', () => {
  test('특가가 끝나기 1밀리초 전의 주문은 특가로, 끝난 뒤의 주문은 바뀐 가격을 알려 준다', async () => {
    const goodsId = await aProductAt(market, PRICE)
    const endsAt = new Date(market.now() + HOUR_MS)
    const dealId = await aDeal(market, goodsId, { ends_at: endsAt })
    const [early, late] = [aBuyer(market), aBuyer(market)]
    const bodies = await Promise.all(
      [early, late].map(async (buyer) =>
        fillOrder(buyer, await inCartOf(market, buyer, { goodsId })),
      ),
    )
    market.advance(HOUR_MS - 1)
    const inTime = await order(early, bodies[0] ?? {})
    market.advance(1)
    const refused = await order(late, bodies[1] ?? {})
    const again = await priceOf(late, goodsId)
    expect({
      statuses: [inTime.status, refused.status, again.status],
      code: refused.body.code,
      differences: refused.body.data.differences,
      items: await itemsIn(dealId),
      counted: await countedAndLive(market, dealId),
    }).toEqual({
      statuses: [200, 409, 200],
      code: 'ORDER_CHANGED',
      differences: [
        {
          cartId: bodies[1]?.cartIdList[0],
          goodsName: '논산 설향 딸기 500g 2팩',
          kind: 'ORDER_PRICE_CHANGED',
          before: DEAL_PRICE,
          after: PRICE,
          message: '상품의 가격이 변경됐어요. 장바구니에서 다시 확인해 주세요.',
        },
      ],
      items: [{ sale_price: DEAL_PRICE, quantity: 1, status: 'PW' }],
      counted: [1, 1],
    })
  })

  test('결제하는 사이에 시작한 특가도 바뀐 가격을 알려 준다', async () => {
    const goodsId = await aProductAt(market, PRICE)
    const startsAt = new Date(market.now() + MINUTE_MS)
    await aDeal(market, goodsId, { starts_at: startsAt })
    const buyer = aBuyer(market)
    const body = await fillOrder(buyer, await inCartOf(market, buyer, { goodsId }))
    market.advance(MINUTE_MS)
    const { status, body: refusal } = await order(buyer, body)
    expect([
      status,
      refusal.data.differences.map((one) => Object.entries(one).slice(3, 5)),
    ]).toEqual([
      409,
      [
        [
          ['before', PRICE],
          ['after', DEAL_PRICE],
        ],
      ],
    ])
  })

  test('판매도 끝나는 특가는 끝난 뒤에 구매할 수 없다고 알려 준다', async () => {
    const goodsId = await aProductAt(market, PRICE)
    const endsAt = new Date(market.now() + MINUTE_MS)
    await aDeal(market, goodsId, { ends_at: endsAt, after_end: 'FINISH' })
    await market.database.db
      .updateTable('goods')
      .set({ sale_ends_at: endsAt })
      .where('id', '=', goodsId)
      .execute()
    const buyer = aBuyer(market)
    const body = await fillOrder(buyer, await inCartOf(market, buyer, { goodsId }))
    market.advance(MINUTE_MS)
    const { body: refusal } = await order(buyer, body)
    const kinds = refusal.data.differences.map((one) => Object.entries(one)[2])
    expect([refusal.code, kinds]).toEqual([
      'ORDER_CHANGED',
      [
        ['kind', 'ORDER_SALE_STATUS_CHANGED'],
        ['kind', 'ORDER_PRICE_CHANGED'],
      ],
    ])
  })

  test('중단한 특가는 바로 원래 가격이다', async () => {
    const goodsId = await aProductAt(market, PRICE)
    const dealId = await aDeal(market, goodsId)
    const show = () => aBuyer(market).ask<{ salePrice: number }>('GET', `/goods/${goodsId}/price`)
    const before = await show()
    await market.database.db
      .updateTable('deals')
      .set({ stopped_at: new Date(market.now()) })
      .where('id', '=', dealId)
      .execute()
    expect([before.salePrice, (await show()).salePrice]).toEqual([DEAL_PRICE, PRICE])
  })

  test('한 상품의 특가는 기간이 겹칠 수 없다', async () => {
    const goodsId = await aProductAt(market, PRICE)
    const endsAt = new Date(market.now() + HOUR_MS)
    await aDeal(market, goodsId, { ends_at: endsAt })
    await aDeal(market, goodsId, { starts_at: endsAt })
    const overlap = aDeal(market, goodsId, {
      starts_at: new Date(endsAt.getTime() - 1),
      ends_at: endsAt,
    })
    await expect(overlap).rejects.toThrow('one_deal_at_a_time')
  })
})

describe('특가의 1인 한도', () => {
  test('회원은 특가에서 산 만큼을 더해 한도까지만 사고, 특가가 끝나면 다시 살 수 있다', async () => {
    const goodsId = await aProductAt(market, PRICE)
    const endsAt = new Date(market.now() + HOUR_MS)
    await aDeal(market, goodsId, { ends_at: endsAt, person_max: 2 })
    const { buyer } = await aMember(market)
    await anOrderOf(market, buyer, { goods: [goodsId] })
    const cartIdList = await inCartOf(market, buyer, { goodsId, quantity: 2 })
    const violationsNow = async () => {
      const { violations } = await buyer.ask<{
        violations: readonly { code: string; params: object }[]
      }>('GET', '/shops/carts')
      return violations.map(({ code, params }) => ({ code, params }))
    }
    const during = await violationsNow()
    const status = await buyer.ask<{ accountQuantityLeft: number }>(
      'GET',
      `/goods/${goodsId}/status`,
    )
    market.advance(HOUR_MS)
    expect([cartIdList.length, during, status.accountQuantityLeft, await violationsNow()]).toEqual([
      1,
      [{ code: 'BUY_MAX_COUNT_EXCEEDED', params: { max: 2, quantity: 2, bought: 1 } }],
      1,
      [],
    ])
  })
})
