import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { putInCart } from '../../support/purchase.ts'

/** Area fees 3,000 to Jeju. */
const TEAPOT = goodsNamed('진사 도자 찻주전자 450ml')

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

async function mainlandOnly(): Promise<number> {
  const found = await market.database.db
    .selectFrom('goods')
    .innerJoin('shipping_policies', 'shipping_policies.id', 'goods.shipping_policy_id')
    .select('goods.id')
    .where('shipping_policies.delivers_to_remote', '=', false)
    .where('goods.sale_status', '=', 'SALE')
    .where('goods.guest_quantity_max', 'is', null)
    .where('goods.quantity_min', '=', 1)
    .orderBy('goods.id')
    .executeTakeFirstOrThrow()
  return found.id
}

function check<Body = object>(buyer: Buyer, cartIdList: readonly number[], zonecode: string) {
  const path = '/shops/orders/check-possible-shipping-area'
  return buyer.call<Body>('POST', path, { body: { cartIdList, zonecode } })
}

test('묶음마다 보낼 수 있는지, 못 보내면 까닭을, 보내면 얼마를 더 받는지 답한다', async () => {
  const buyer = aBuyer(market)
  const cartIdList = [await putInCart(buyer, TEAPOT), await putInCart(buyer, await mainlandOnly())]
  const page = await buyer.ask<{ groups: { groupKey: string }[] }>(
    'GET',
    `/shops/pages/order?cartIdList=[${cartIdList.join(',')}]`,
  )
  const [first, second] = page.groups.map(({ groupKey }) => groupKey)
  const reached = { possible: true, reason: null }
  expect([
    await check(buyer, cartIdList, '63122'),
    await check(buyer, cartIdList, '06236'),
  ]).toEqual([
    {
      status: 200,
      body: {
        groups: [
          { groupKey: first, ...reached, extraPrice: 3_000 },
          { groupKey: second, possible: false, reason: 'AREA', extraPrice: 0 },
        ],
      },
    },
    {
      status: 200,
      body: {
        groups: [
          { groupKey: first, ...reached, extraPrice: 0 },
          { groupKey: second, ...reached, extraPrice: 0 },
        ],
      },
    },
  ])
})

test('남의 장바구니와 우편번호가 아닌 것은 거절한다', async () => {
  const buyer = aBuyer(market)
  const cartId = await putInCart(buyer, TEAPOT)
  const codes = []
  for (const [asking, ids, zonecode] of [
    [aBuyer(market), [cartId], '06236'],
    [buyer, [cartId], '0623'],
    [buyer, [], '06236'],
  ] as const) {
    const { status, body } = await check<{ code: string }>(asking, ids, zonecode)
    codes.push([status, body.code])
  }
  expect(codes).toEqual([
    [404, 'CART_LINE_NOT_FOUND'],
    [400, 'BAD_INPUT'],
    [400, 'BAD_INPUT'],
  ])
})
