import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atOnce } from '../../support/atOnce.ts'
import { aBuyer } from '../../support/buyer.ts'
import { type GoodsDesk, openGoodsDesk } from '../../support/goods/goodsDesk.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'

const HOUR_MS = 3_600_000

let market: TestMarket
let desk: GoodsDesk
beforeAll(async () => {
  market = await openMarket()
  desk = await openGoodsDesk(market)
})
afterAll(() => market.close())

/** A deal of a product from one hour on, for so many hours. */
function aDeal(goodsId: number, change: { readonly from?: number; readonly hours?: number } = {}) {
  const { from = 1, hours = 2 } = change
  const startsAtMs = market.now() + from * HOUR_MS
  return {
    goodsId,
    dealPrice: 9_000,
    startsAt: new Date(startsAtMs).toISOString(),
    endsAt: new Date(startsAtMs + hours * HOUR_MS).toISOString(),
    quantityTotal: 5,
    personMax: null,
    afterEndEnum: 'RETURN',
  }
}

const plan = (body: object) =>
  desk.seller.call<{ readonly dealId: number; readonly code: string }>('POST', '/sellers/deals', {
    body,
    key: crypto.randomUUID(),
  })

const priceOf = async (goodsId: number) => {
  const { salePrice } = await aBuyer(market).ask<{ salePrice: number }>(
    'GET',
    `/goods/${goodsId}/price`,
  )
  return salePrice
}

test('등록한 특가는 시작하면 그 값이고, 중단하면 바로 판매가로 돌아온다', async () => {
  const goodsId = await desk.aListed()
  const { body } = await plan(aDeal(goodsId, { from: 0.2 }))
  const before = await priceOf(goodsId)
  market.advance(0.25 * HOUR_MS)
  const running = await priceOf(goodsId)
  const late = await desk.seller.call('PUT', `/sellers/deals/${body.dealId}`, {
    body: aDeal(goodsId),
  })
  await desk.seller.ask('DELETE', `/sellers/deals/${body.dealId}`)
  expect([before, running, late.body.code, await priceOf(goodsId)]).toEqual([
    18_000,
    9_000,
    'DEAL_STARTED',
    18_000,
  ])
})

test('겹치는 특가, 작성 중인 상품의 특가, 다른 스토어의 특가는 거절한다', async () => {
  const goodsId = await desk.aListed()
  const draft = await desk.create()
  const both = await Promise.all([plan(aDeal(goodsId)), plan(aDeal(goodsId, { from: 2 }))])
  const [won] = both.filter(({ status }) => status === 200)
  const codes = [
    both.find(({ status }) => status !== 200)?.body.code,
    (await plan(aDeal(draft.goodsId))).body.code,
    (await plan({ ...aDeal(goodsId, { from: 9 }), dealPrice: 18_000 })).body.code,
    (await desk.stranger.call('DELETE', `/sellers/deals/${won?.body.dealId ?? 0}`)).body.code,
  ]
  expect(codes).toEqual([
    'DEAL_OVERLAPS',
    'DEAL_GOODS_NOT_LISTED',
    'DEAL_PRICE_INVALID',
    'DEAL_NOT_FOUND',
  ])
})

/** Ends of a sale from now on, in hours: as buyers meet it, and as its seller set it. */
async function endsOf(goodsId: number) {
  const shown = await aBuyer(market).ask<{ saleEndsAt: string | null }>('GET', `/goods/${goodsId}`)
  const { content } = await desk.show(goodsId)
  return [shown.saleEndsAt, content.saleEndsAt].map((end) =>
    end === null ? null : (Date.parse(end) - market.now()) / HOUR_MS,
  )
}

const inHours = (hours: number) => new Date(market.now() + hours * HOUR_MS).toISOString()
const finishing = (goodsId: number, from = 1) => ({
  ...aDeal(goodsId, { from }),
  afterEndEnum: 'FINISH',
})

test('특가와 함께 끝나는 판매는 특가를 중단하면 판매자가 정한 끝까지 계속된다', async () => {
  const goodsId = await desk.aListed({ saleEndsAt: inHours(10) })
  const first = await plan(finishing(goodsId))
  const second = await plan(finishing(goodsId, 5))
  const planned = await endsOf(goodsId)
  await desk.seller.ask('DELETE', `/sellers/deals/${first.body.dealId}`)
  const stoppedFirst = await endsOf(goodsId)
  await desk.seller.ask('DELETE', `/sellers/deals/${second.body.dealId}`)
  expect([planned, stoppedFirst, await endsOf(goodsId)]).toEqual([
    [3, 10],
    [7, 10],
    [10, 10],
  ])
})

test('상품을 수정해도 판매는 특가와 함께 끝나고, 특가를 옮기면 따라간다', async () => {
  const goodsId = await desk.aListed()
  const { body } = await plan(finishing(goodsId))
  await desk.edit(goodsId, { salePrice: 17_000 })
  const edited = await endsOf(goodsId)
  await desk.seller.ask('PUT', `/sellers/deals/${body.dealId}`, { body: finishing(goodsId, 4) })
  const moved = await endsOf(goodsId)
  await desk.seller.ask('PUT', `/sellers/deals/${body.dealId}`, { body: aDeal(goodsId) })
  expect([edited, moved, await endsOf(goodsId)]).toEqual([
    [3, null],
    [6, null],
    [null, null],
  ])
})

test('특가가 끝난 뒤로 판매 시작을 미룰 수 있고, 판매가는 정가를 넘지 못한다', async () => {
  const goodsId = await desk.aListed()
  await plan(finishing(goodsId))
  const { status } = await desk.edit(goodsId, { saleStartsAt: inHours(9) })
  const raise = market.database.db
    .updateTable('goods')
    .set({ sale_price: sql<number>`list_price + 1` })
    .where('id', '=', goodsId)
    .execute()
  await expect(raise).rejects.toThrow(/goods_check/)
  expect([status, await endsOf(goodsId)]).toEqual([200, [3, null]])
})

test('특가는 상품의 판매 기간 안에서만 연다', async () => {
  const goodsId = await desk.aListed({ saleStartsAt: inHours(2), saleEndsAt: inHours(6) })
  const codes = await Promise.all(
    [1, 5].map(async (from) => (await plan(aDeal(goodsId, { from }))).body.code),
  )
  const within = await plan(aDeal(goodsId, { from: 4 }))
  expect([codes, within.status]).toEqual([['DEAL_OUTSIDE_SALE', 'DEAL_OUTSIDE_SALE'], 200])
})

test('특가와 함께 끝나는 판매는 운영자가 상품을 중지해도 해제하면 계속된다', async () => {
  const goodsId = await desk.aListed()
  await plan({ ...aDeal(goodsId), afterEndEnum: 'FINISH' })
  const { version } = await desk.show(goodsId)
  const reason = '신고를 확인하는 중이에요.'
  const stopped = await desk.review(goodsId, 'stop', { version, reason })
  const released = await desk.review(goodsId, 'release', { version })
  const { content } = await desk.show(goodsId)
  expect([stopped.body.listingEnum, released.body.listingEnum, content.saleEndsAt]).toEqual([
    'STOPPED',
    'LISTED',
    null,
  ])
})

test('두 특가를 한꺼번에 같은 때로 옮기면 하나만 옮기고 다른 하나는 겹친다고 한다', async () => {
  const goodsId = await desk.aListed()
  const first = await plan(aDeal(goodsId))
  const second = await plan(aDeal(goodsId, { from: 4 }))
  const move = (dealId: number) => () =>
    desk.seller.call<{ readonly code?: string }>('PUT', `/sellers/deals/${dealId}`, {
      body: aDeal(goodsId, { from: 9 }),
    })
  const answers = await atOnce(market, 'deals', [move(first.body.dealId), move(second.body.dealId)])
  const outcomes = answers.map(({ status, body }) => `${status} ${body.code ?? '-'}`)
  expect(outcomes.toSorted()).toEqual(['200 -', '409 DEAL_OVERLAPS'])
})

test('끝난 특가는 중단할 수 없고, 특가와 함께 끝난 판매는 끝난 채로 있다', async () => {
  const goodsId = await desk.aListed()
  const deal = aDeal(goodsId, { from: 0.1, hours: 0.2 })
  const { body } = await plan({ ...deal, afterEndEnum: 'FINISH' })
  market.advance(0.4 * HOUR_MS)
  const next = await plan(aDeal(goodsId))
  const late = await desk.seller.call<{ readonly code: string }>(
    'DELETE',
    `/sellers/deals/${body.dealId}`,
  )
  const { content } = await desk.show(goodsId)
  const shown = await aBuyer(market).ask<{ saleEndsAt: string }>('GET', `/goods/${goodsId}`)
  expect([late.body.code, next.body.code, content.saleEndsAt, shown.saleEndsAt]).toEqual([
    'DEAL_NOT_FOUND',
    'DEAL_OUTSIDE_SALE',
    deal.endsAt,
    deal.endsAt,
  ])
})
