import { DAY_MS, HOUR_MS, MINUTE_MS } from '@jangteo/core/calendar/day.rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOnce } from '../../support/atOnce.ts'
import { requested } from '../../support/claim/claimCalls.ts'
import { leave } from '../../support/leaving.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMemberInApp } from '../../support/member.ts'
import { endOverdue } from '../../support/payment/endOverdue.ts'
import {
  anOpenSale,
  buyCheck,
  buySale,
  choose,
  enterSale,
  moveSales,
  openToBuyers,
  orderSale,
  piecesIn,
  placeIn,
  SALE_PRICE,
} from '../../support/promotion/aSale.ts'
import { aDrawnSale, type Entrant, inOrder } from '../../support/promotion/entrants.ts'
import { fillOrder, showOrder } from '../../support/purchase.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

describe('당첨된 사람의 구매', () => {
  test('판매가로 정해진 개수까지 바로 사고, 산 뒤에는 다시 사지 못한다', async () => {
    const { sale, entrants } = await aDrawnSale(market, 3, { quantityTotal: 2 })
    const [winner, waiting] = [inOrder(entrants, 0), inOrder(entrants, 2)]
    const before = await piecesIn(market, sale)
    const checks = [await buyCheck(winner.buyer, sale), await buyCheck(waiting.buyer, sale)]
    const refusals = [
      await choose(waiting.buyer, sale),
      await choose(winner.buyer, sale, { quantity: 2 }),
      await choose(winner.buyer, sale, { buyNowYn: 'N' }),
    ]
    const order = await buySale(market, winner.buyer, sale)
    const again = await choose(winner.buyer, sale)
    expect({
      checks,
      codes: [...refusals, again].map(({ body }) => body.code),
      paid: order.payableAmount - SALE_PRICE >= 0,
      item: (await showOrder(winner.buyer, order)).groups[0]?.items[0]?.salePrice,
      pieces: [before, await piecesIn(market, sale)],
      place: await placeIn(market, sale, winner.memberId),
      last: (await buyCheck(winner.buyer, sale)).code,
    }).toEqual({
      checks: [
        {
          availableYn: 'Y',
          code: null,
          quantityMax: 1,
          buyUntil: new Date(market.now() + DAY_MS).toISOString(),
        },
        { availableYn: 'N', code: 'SALE_NOT_WON', quantityMax: 0, buyUntil: null },
      ],
      codes: ['CART_NOT_BUYABLE', 'CART_NOT_BUYABLE', 'CART_NOT_BUYABLE', 'CART_NOT_BUYABLE'],
      paid: true,
      item: SALE_PRICE,
      pieces: [
        { stock: 8, held: 2 },
        { stock: 8, held: 1 },
      ],
      place: { state: 'BOUGHT', rank: 1 },
      last: 'SALE_BOUGHT',
    })
  })

  test('결제하지 않은 주문은 새 주문이 대신하고, 기한이 지나면 권리가 돌아온다', async () => {
    const { sale, entrants } = await aDrawnSale(market, 1, { quantityTotal: 1 })
    const winner = inOrder(entrants, 0)
    await orderSale(winner.buyer, sale)
    await orderSale(winner.buyer, sale)
    const live = await market.database.db
      .selectFrom('order_items')
      .select(['status', 'sale_entry_id'])
      .where('goods_id', '=', sale.goodsId)
      .orderBy('id')
      .execute()
    const during = await piecesIn(market, sale)
    market.advance(HOUR_MS)
    await endOverdue(market)
    expect([
      live.map(({ status }) => status),
      during,
      await piecesIn(market, sale),
      await placeIn(market, sale, winner.memberId),
      (await buyCheck(winner.buyer, sale)).availableYn,
    ]).toEqual([
      ['C', 'PW'],
      { stock: 9, held: 0 },
      { stock: 9, held: 1 },
      { state: 'WON', rank: 1 },
      'Y',
    ])
  })

  test('두 창에서 동시에 주문해도 권리는 한 번만 쓴다', async () => {
    const { sale, entrants } = await aDrawnSale(market, 1, { quantityTotal: 2 })
    const { buyer } = inOrder(entrants, 0)
    const { body: chosen } = await choose(buyer, sale)
    const body = await fillOrder(buyer, chosen.cartIdList)
    const send = () => buyer.call('POST', '/shops/orders', { body })
    const answers = await atOnce(market, 'orders', [send, send])
    const items = await market.database.db
      .selectFrom('order_items')
      .select('status')
      .where('goods_id', '=', sale.goodsId)
      .where('status', '<>', 'C')
      .execute()
    expect([answers.map(({ status }) => status).includes(500), items.length]).toEqual([false, 1])
  })

  test('당첨자가 아닌 사람은 이미 담은 상품도 주문하지 못한다', async () => {
    const sale = await anOpenSale(market)
    const { buyer } = await aMemberInApp(market)
    const answer = await choose(buyer, sale, { buyNowYn: 'N' })
    const { violations } = await buyer.ask<{ readonly violations: readonly object[] }>(
      'GET',
      '/shops/carts',
    )
    expect([answer.body.code, violations]).toEqual(['CART_NOT_BUYABLE', []])
  })

  test('구매를 취소하면 기간 안에는 다시 살 수 있다', async () => {
    const { sale, entrants } = await aDrawnSale(market, 1, { quantityTotal: 1 })
    const { buyer, memberId: id } = inOrder(entrants, 0)
    const order = await showOrder(buyer, await buySale(market, buyer, sale))
    await requested({ buyer, type: 'CANCEL', reason: 'SIMPLE_CHANGE_OF_MIND', order })
    const after = await placeIn(market, sale, id)
    await buySale(market, buyer, sale)
    expect([after.state, (await placeIn(market, sale, id)).state]).toEqual(['WON', 'BOUGHT'])
    expect(await piecesIn(market, sale)).toEqual({ stock: 9, held: 0 })
  })
})

describe('다음 순번', () => {
  test('사지 않은 사람의 권리는 예비 순번으로 세 번까지 가고, 남은 물건은 재고로 돌아간다', async () => {
    const { sale, entrants } = await aDrawnSale(market, 6, { quantityTotal: 1 })
    const statesNow = async () =>
      Promise.all(
        entrants.map(async ({ memberId }) => (await placeIn(market, sale, memberId)).state),
      )
    const seen = [await statesNow()]
    market.advance(DAY_MS)
    await Promise.all([moveSales(market), moveSales(market)])
    seen.push(await statesNow())
    for (let wave = 0; wave < 3; wave += 1) {
      market.advance(12 * HOUR_MS)
      await moveSales(market)
      seen.push(await statesNow())
    }
    const { state } = await market.database.db
      .selectFrom('special_sales')
      .select('state')
      .where('id', '=', sale.saleId)
      .executeTakeFirstOrThrow()
    expect(seen).toEqual([
      ['WON', 'WAITING', 'WAITING', 'WAITING', 'LOST', 'LOST'],
      ['LAPSED', 'WON', 'WAITING', 'WAITING', 'LOST', 'LOST'],
      ['LAPSED', 'LAPSED', 'WON', 'WAITING', 'LOST', 'LOST'],
      ['LAPSED', 'LAPSED', 'LAPSED', 'WON', 'LOST', 'LOST'],
      ['LAPSED', 'LAPSED', 'LAPSED', 'LAPSED', 'LOST', 'LOST'],
    ])
    expect([state, await piecesIn(market, sale)]).toEqual(['ENDED', { stock: 10, held: 0 }])
  })

  test('기간이 끝날 때 결제를 기다리던 주문은 기다려 주고, 결제되지 않으면 권리를 잃는다', async () => {
    const { sale, entrants } = await aDrawnSale(market, 2, { quantityTotal: 1 })
    const [winner, waiting] = [inOrder(entrants, 0), inOrder(entrants, 1)]
    market.advance(DAY_MS - MINUTE_MS)
    await orderSale(winner.buyer, sale)
    market.advance(MINUTE_MS)
    await moveSales(market)
    const held = await placeIn(market, sale, winner.memberId)
    market.advance(HOUR_MS)
    await endOverdue(market)
    expect([
      held.state,
      (await placeIn(market, sale, winner.memberId)).state,
      (await placeIn(market, sale, waiting.memberId)).state,
      await piecesIn(market, sale),
    ]).toEqual(['WON', 'LAPSED', 'LOST', { stock: 10, held: 0 }])
  })

  test('결제를 기다리는 주문을 두고 떠난 당첨자의 물건도 다음 순번이 산다', async () => {
    const { sale, entrants } = await aDrawnSale(market, 2, { quantityTotal: 1 })
    const [winner, waiting] = [inOrder(entrants, 0), inOrder(entrants, 1)]
    await orderSale(winner.buyer, sale)
    await leave(winner.buyer)
    market.advance(HOUR_MS)
    await endOverdue(market)
    const left = [await placeIn(market, sale, winner.memberId), await piecesIn(market, sale)]
    market.advance(DAY_MS)
    await moveSales(market)
    await buySale(market, waiting.buyer, sale)
    expect([
      left,
      (await placeIn(market, sale, winner.memberId)).state,
      (await placeIn(market, sale, waiting.memberId)).state,
      await piecesIn(market, sale),
    ]).toEqual([
      [
        { state: 'WON', rank: 1 },
        { stock: 9, held: 1 },
      ],
      'LAPSED',
      'BOUGHT',
      { stock: 9, held: 0 },
    ])
  })

  test('추첨할 때 재고가 모자라면 남은 만큼만 당첨된다', async () => {
    const sale = await anOpenSale(market, { quantityTotal: 5, stock: 5 })
    const all: Entrant[] = []
    for (let index = 0; index < 3; index += 1) {
      const entrant = await aMemberInApp(market)
      await enterSale(entrant.buyer, sale)
      all.push(entrant)
    }
    await market.database.db
      .updateTable('goods_options')
      .set({ stock: 1 })
      .where('id', '=', sale.optionId)
      .execute()
    await openToBuyers(market)
    const states = await Promise.all(
      all.map(async ({ memberId }) => (await placeIn(market, sale, memberId)).state),
    )
    expect([states.toSorted(), await piecesIn(market, sale)]).toEqual([
      ['WAITING', 'WAITING', 'WON'],
      { stock: 0, held: 1 },
    ])
  })
})
