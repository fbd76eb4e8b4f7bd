import { MINUTE_MS } from '@jangteo/core/calendar/day.rules'
import { query, transaction } from '@jangteo/postgres/database/db'
import { holdPieces, takePieces } from '@jangteo/postgres/goods/stock.store'
import * as Effect from 'effect/Effect'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer } from '../../support/buyer.ts'
import { tryToAdd } from '../../support/cart/inCart.ts'
import { aProductAt, inCartOf, order } from '../../support/checkout/dealOrder.ts'
import { anOrderOf, requested } from '../../support/claim/claimCalls.ts'
import { goOn } from '../../support/claim/claimDesk.ts'
import { optionIdOf } from '../../support/claim/claimShop.ts'
import { aDeal, countedAndLive, dealRow } from '../../support/display/aDeal.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { itemOf } from '../../support/order/paidOrder.ts'
import { endOverdue } from '../../support/payment/endOverdue.ts'
import { fillOrder, placeOrder, showOrder } from '../../support/purchase.ts'

const PRICE = 20_000

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

test('마지막 한 개를 다른 옵션으로 동시에 주문하면 한 명만 주문하고 다른 한 명은 품절을 안다', async () => {
  const goodsId = await aProductAt(market, PRICE)
  const dealId = await aDeal(market, goodsId, { quantity_total: 1 })
  const buyers = [aBuyer(market), aBuyer(market)]
  const bodies = await Promise.all(
    buyers.map(async (buyer, option) =>
      fillOrder(buyer, await inCartOf(market, buyer, { goodsId, option })),
    ),
  )
  const answers = await Promise.all(buyers.map((buyer, n) => order(buyer, bodies[n] ?? {})))
  const refused = answers.filter(({ status }) => status !== 200)
  expect({
    statuses: answers.map(({ status }) => status).toSorted((a, b) => a - b),
    refusals: refused.map(({ body }) => [
      body.code,
      body.data.differences.map((one) => Object.entries(one)[2]),
    ]),
    counted: await countedAndLive(market, dealId),
  }).toEqual({
    statuses: [200, 409],
    refusals: [['ORDER_CHANGED', [['kind', 'ORDER_STOCK_CHANGED']]]],
    counted: [1, 1],
  })
})

test('서로 다른 옵션을 잠근 거래도 한 특가에서는 차례를 기다린다', async () => {
  const goodsId = await aProductAt(market, PRICE)
  const dealId = await aDeal(market, goodsId, { quantity_total: 3 })
  const at = new Date(market.now())
  const take = (option: number) =>
    transaction(
      Effect.gen(function* () {
        const optionId = yield* Effect.promise(() => optionIdOf(market, goodsId, option))
        yield* holdPieces({ optionIds: [optionId], dealIds: [], at })
        const { taken } = yield* query((db) =>
          db.selectFrom('deals').select('taken').where('id', '=', dealId).executeTakeFirstOrThrow(),
        )
        if (taken === 3) return 'sold out'
        const ofOptions = new Map([[optionId, 1]])
        yield* takePieces({ ofOptions, ofDeals: new Map([[dealId, 1]]) })
        return 'taken'
      }),
    )
  const outcomes = await Promise.all(
    [0, 1, 2, 0, 1, 2, 0, 1].map((option) => market.runtime.runPromise(take(option))),
  )
  expect([outcomes.toSorted(), (await dealRow(market, dealId)).taken]).toEqual([
    [...Array<string>(5).fill('sold out'), ...Array<string>(3).fill('taken')],
    3,
  ])
})

test('한 주문의 여러 옵션을 더해 남은 수량을 넘으면 남은 수량을 알려 준다', async () => {
  const goodsId = await aProductAt(market, PRICE)
  await aDeal(market, goodsId, { quantity_total: 3 })
  const buyer = aBuyer(market)
  await inCartOf(market, buyer, { goodsId, quantity: 2 })
  const { status, body } = await tryToAdd(market, buyer, {
    picks: [{ goodsId, option: 1, quantity: 2 }],
  })
  expect([status, body]).toEqual([
    409,
    expect.objectContaining({
      code: 'CART_NOT_BUYABLE',
      data: {
        violations: [
          expect.objectContaining({
            code: 'SALE_STOCK_LACKING',
            params: { stock: 3, quantity: 4 },
          }),
        ],
      },
    }),
  ])
})

test('다 팔린 특가 상품은 품절로 보이고, 결제하지 않은 주문이 끝나면 다시 살아난다', async () => {
  const goodsId = await aProductAt(market, PRICE)
  const dealId = await aDeal(market, goodsId, { quantity_total: 2 })
  const buyer = aBuyer(market)
  await placeOrder(buyer, await inCartOf(market, buyer, { goodsId, quantity: 2 }))
  const show = async () => {
    const { displaySaleStatusEnum, deal } = await aBuyer(market).ask<{
      displaySaleStatusEnum: string
      deal: { stateEnum: string; soldPercent: number } | null
    }>('GET', `/goods/${goodsId}`)
    return [displaySaleStatusEnum, deal?.stateEnum, deal?.soldPercent]
  }
  const soldOut = await show()
  market.advance(31 * MINUTE_MS)
  await endOverdue(market)
  expect({ soldOut, back: await show(), counted: await countedAndLive(market, dealId) }).toEqual({
    soldOut: ['OUT_OF_STOCK', 'SOLD_OUT', 100],
    back: ['SALE', 'RUNNING', 0],
    counted: [0, 0],
  })
})

test('마지막 수량을 결제하지 않은 채 다시 주문하면 먼저 한 주문을 대신한다', async () => {
  const goodsId = await aProductAt(market, PRICE)
  const dealId = await aDeal(market, goodsId, { quantity_total: 1 })
  const buyer = aBuyer(market)
  const cartIdList = await inCartOf(market, buyer, { goodsId })
  const body = await fillOrder(buyer, cartIdList)
  const statuses = [(await order(buyer, body)).status, (await order(buyer, body)).status]
  expect([statuses, await countedAndLive(market, dealId)]).toEqual([
    [200, 200],
    [1, 1],
  ])
})

test.each([
  ['취소한', 'CANCEL', undefined],
  ['반품한', 'RETURN', 'SC'],
] as const)('%s 상품은 특가 수량으로 돌아온다', async (_, type, until) => {
  const goodsId = await aProductAt(market, PRICE)
  const dealId = await aDeal(market, goodsId, { quantity_total: 5 })
  const { buyer } = await aMember(market)
  const bought = await anOrderOf(market, buyer, {
    goods: [goodsId],
    ...(until === undefined ? {} : { until }),
  })
  const before = await countedAndLive(market, dealId)
  const claim = await requested({ buyer, order: bought, type, reason: 'SIMPLE_CHANGE_OF_MIND' })
  if (type === 'RETURN') await goOn(market, claim, 'seller.collect', 'seller.accept')
  const { orderItemStatusEnum } = itemOf(await showOrder(buyer, bought))
  expect({ before, orderItemStatusEnum, after: await countedAndLive(market, dealId) }).toEqual({
    before: [1, 1],
    orderItemStatusEnum: type === 'CANCEL' ? 'C' : 'R',
    after: [0, 0],
  })
})

test('아무렇게나 주문하고 결제하지 않고 취소해도 특가 수량은 살아 있는 주문의 수량과 같다', async () => {
  const goodsId = await aProductAt(market, PRICE)
  const dealId = await aDeal(market, goodsId, { quantity_total: 6 })
  const seen: [number, number][] = []
  const next = async () => {
    const counted = await countedAndLive(market, dealId)
    seen.push(counted)
  }
  for (const [option, quantity] of [
    [0, 2],
    [1, 3],
    [2, 2],
    [0, 1],
    [1, 1],
  ] as const) {
    const buyer = aBuyer(market)
    const cartIdList = await inCartOf(market, buyer, { goodsId, option, quantity }).catch(() => [])
    if (cartIdList.length > 0) await order(buyer, await fillOrder(buyer, cartIdList))
    await next()
  }
  market.advance(31 * MINUTE_MS)
  await endOverdue(market)
  await next()
  const { buyer } = await aMember(market)
  const bought = await anOrderOf(market, buyer, { goods: [goodsId, goodsId] })
  await next()
  const reason = 'SIMPLE_CHANGE_OF_MIND'
  await requested({ buyer, order: bought, type: 'CANCEL', reason })
  await next()
  const highest = Math.max(...seen.map(([taken]) => taken))
  expect([seen.map(([taken, live]) => taken - live), highest, seen.at(-1)]).toEqual([
    seen.map(() => 0),
    6,
    [0, 0],
  ])
})
