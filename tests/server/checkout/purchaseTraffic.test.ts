import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import { openCountedMarket } from '../../support/database/countedMarket.ts'
import type { CountedWire, Traffic } from '../../support/database/countedWire.ts'
import type { TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import {
  agreeInWindow,
  approve,
  fillOrder,
  firstOption,
  type PlacedOrder,
  SEOUL,
} from '../../support/purchase.ts'

const STRAWBERRIES = 2

type Steps = Record<'cart' | 'page' | 'sums' | 'order' | 'window' | 'approval', Traffic>

let market: TestMarket
let wire: CountedWire
beforeAll(async () => {
  const opened = await openCountedMarket({ countsNewCarts: true })
  market = opened.market
  wire = opened.wire
})
afterAll(() => market.close())

async function counted<Answer>(step: () => Promise<Answer>): Promise<[Traffic, Answer]> {
  wire.take()
  const answer = await step()
  return [wire.take(), answer]
}

/** Buys a product step by step, as the pages do; answers what each step sent to the database. */
async function buy(buyer: Buyer): Promise<Steps> {
  const { optionId } = await firstOption(buyer, STRAWBERRIES)
  const goodsList = [{ goodsId: STRAWBERRIES, optionId, quantity: 1 }]
  const [cart, { cartIdList }] = await counted(() =>
    buyer.ask<{ cartIdList: readonly number[] }>('POST', '/shops/carts', { body: { goodsList } }),
  )
  const [page] = await counted(() =>
    buyer.ask('GET', `/shops/pages/order?cartIdList=[${cartIdList.join(',')}]`),
  )
  const summary = { cartIdList, zonecode: SEOUL.zonecode }
  const [sums] = await counted(() => buyer.ask('POST', '/shops/orders/summary', { body: summary }))
  const body = await fillOrder(buyer, cartIdList)
  const [order, placed] = await counted(() =>
    buyer.ask<PlacedOrder>('POST', '/shops/orders', { body }),
  )
  const [window, returned] = await counted(() => agreeInWindow(market, { buyer, order: placed }))
  const [approval, { status }] = await counted(() => approve(buyer, placed, returned))
  expect(status).toBe(200)
  return { cart, page, sums, order, window, approval }
}

/** Statements and round trips of each step, and of the whole. */
function countsOf(steps: Steps) {
  const counts = Object.entries(steps).map(
    ([name, { statements, tripCount }]) =>
      [name, `${statements.length} statements, ${tripCount} trips`] as const,
  )
  const all = Object.values(steps)
  const statementCount = all.reduce((sum, { statements }) => sum + statements.length, 0)
  const tripCount = all.reduce((sum, { tripCount: count }) => sum + count, 0)
  return {
    ...Object.fromEntries(counts),
    whole: `${statementCount} statements, ${tripCount} trips`,
  }
}

test('회원의 구매는 정해진 수의 문장과 왕복으로 끝난다', async () => {
  const { buyer } = await aMember(market)
  await buy(buyer)
  const steps = await buy(buyer)
  expect(countsOf(steps)).toEqual({
    cart: '8 statements, 3 trips',
    page: '8 statements, 3 trips',
    sums: '4 statements, 2 trips',
    order: '14 statements, 4 trips',
    window: '7 statements, 3 trips',
    approval: '20 statements, 6 trips',
    whole: '61 statements, 21 trips',
  })
})

test('비회원의 구매는 정해진 수의 문장과 왕복으로 끝난다', async () => {
  await buy(aBuyer(market))
  const steps = await buy(aBuyer(market))
  expect(countsOf(steps)).toEqual({
    cart: '9 statements, 4 trips',
    page: '4 statements, 2 trips',
    sums: '3 statements, 1 trips',
    order: '20 statements, 4 trips',
    window: '8 statements, 4 trips',
    approval: '20 statements, 7 trips',
    whole: '64 statements, 22 trips',
  })
})
