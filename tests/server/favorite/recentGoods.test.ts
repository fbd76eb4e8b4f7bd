import { DAY_MS, kstDayOf } from '@jangteo/core/calendar/day.rules'
import { insertViews } from '@jangteo/postgres/tracking/view.store'
import * as Effect from 'effect/Effect'
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import { runJob } from '../../support/display/rankings.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { forgetTries } from '../../support/member.ts'
import { changeGoods } from '../../support/stock.ts'

type Recent = {
  readonly content: readonly {
    readonly goodsId: number
    readonly recentGoodsIdEncrypt: string
    readonly seenAt: string
    readonly displaySaleStatusEnum: string
  }[]
  readonly totalElements: number
}

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
beforeEach(async () => {
  await forgetTries(market)
  await market.database.db.deleteFrom('goods_views').execute()
  await market.database.db.deleteFrom('recent_goods').execute()
})
afterAll(() => market.close())

const view = (buyer: Buyer, ...goodsIdList: number[]) =>
  buyer.ask('POST', '/favorites/recent-goods', { body: { goodsIdList } })
const recentOf = (buyer: Buyer, query = '') =>
  buyer.ask<Recent>('GET', `/favorites/recent-goods/me?${query}`)
const idsOf = ({ content }: Recent) => content.map(({ goodsId }) => goodsId)

function viewRows() {
  return market.database.db
    .selectFrom('goods_views')
    .select(['day', 'goods_id', 'visitor'])
    .orderBy('goods_id')
    .execute()
}

describe('본 수', () => {
  test('같은 방문자가 같은 날 여러 번, 동시에 봐도 한 번이다', async () => {
    const guest = aBuyer(market)
    await view(guest, 1)
    await Promise.all([view(guest, 2, 1), view(guest, 1, 2), view(guest, 2)])
    expect((await viewRows()).map((row) => row.goods_id)).toEqual([1, 2])
  })

  test('한국의 날이 바뀌면 다시 센다', async () => {
    const guest = aBuyer(market)
    await view(guest, 1)
    const first = kstDayOf(market.now())
    market.advance(DAY_MS)
    await view(guest, 1)
    expect((await viewRows()).map(({ day }) => day).toSorted()).toEqual([
      first,
      kstDayOf(market.now()),
    ])
  })

  test('만 명이 보고 천 명이 다시 봐도 만 번이다', async () => {
    const at = new Date(market.now())
    const visitors = Array.from({ length: 10_000 }, (_, number) =>
      createHash('md5').update(String(number)).digest(),
    )
    const views = [...visitors, ...visitors.slice(0, 1_000)].map((visitor) =>
      insertViews({ goodsIds: [1], visitor, day: kstDayOf(market.now()), at }),
    )
    await market.runtime.runPromise(Effect.all(views, { concurrency: 8, discard: true }))
    expect((await viewRows()).length).toBe(10_000)
  })

  test('회원은 어느 기기에서 봐도 한 방문자이고, 행에는 회원도 기기도 없다', async () => {
    const [first, second] = [aBuyer(market), aBuyer(market)]
    await first.logIn('minjikim')
    await second.logIn('minjikim')
    await view(first, 1)
    await view(second, 1)
    const rows = await viewRows()
    expect(rows.map(({ goods_id: id, visitor }) => [id, visitor.length])).toEqual([[1, 16]])
  })

  test('열쇠는 35일이 지나면 사라지고, 본 기록도 그때 지워진다', async () => {
    await view(aBuyer(market), 1)
    const keys = () => market.database.db.selectFrom('visitor_keys').select('month').execute()
    expect((await keys()).length).toBe(1)
    market.advance(36 * DAY_MS)
    await runJob(market, 'sweep-retention')
    expect([await viewRows(), await keys()]).toEqual([[], []])
  })

  test('한 주소에서 1분에 새 기기 120대까지 센다', async () => {
    for (let count = 0; count < 120; count += 1) await view(aBuyer(market), 1)
    const body = { goodsIdList: [1] }
    const refused = await aBuyer(market).call('POST', '/favorites/recent-goods', { body })
    expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
  })
})

describe('최근 본 상품', () => {
  test('새로 본 것부터, 다시 본 것은 앞으로, 없는 상품은 빼고 보여 준다', async () => {
    const guest = aBuyer(market)
    for (const id of [1, 2, 3, 1, 999_999]) {
      market.advance(1_000)
      await view(guest, id)
    }
    const shown = await recentOf(guest)
    expect([idsOf(shown), shown.totalElements]).toEqual([[1, 3, 2], 3])
    expect(idsOf(await recentOf(aBuyer(market)))).toEqual([])
  })

  test('100개까지, 90일까지 남고, 판매가 멈춘 상품도 흐리게 남는다', async () => {
    const guest = aBuyer(market)
    const ids = Array.from({ length: 101 }, (_, place) => place + 1)
    for (let from = 0; from < ids.length; from += 20) {
      market.advance(1_000)
      await view(guest, ...ids.slice(from, from + 20))
    }
    await changeGoods(market, 101, { sale_status: 'STOP' })
    const shown = await recentOf(guest, 'size=100')
    await changeGoods(market, 101, { sale_status: 'SALE' })
    expect([
      shown.content.length,
      shown.content[0]?.goodsId,
      shown.content[0]?.displaySaleStatusEnum,
    ]).toEqual([100, 101, 'STOP'])
    market.advance(91 * DAY_MS)
    expect((await recentOf(guest)).totalElements).toBe(0)
  })

  test('지우면 내 것만 지워지고, 두 번 지워도 같다', async () => {
    const [mine, other] = [aBuyer(market), aBuyer(market)]
    await view(mine, 1, 2)
    await view(other, 1)
    const sealed = (await recentOf(mine)).content.map((row) => row.recentGoodsIdEncrypt)
    const theirs = (await recentOf(other)).content.map((row) => row.recentGoodsIdEncrypt)
    const body = { recentGoodsIdEncryptList: [sealed[0], theirs[0]] }
    await mine.ask('DELETE', '/favorites/recent-goods', { body })
    await mine.ask('DELETE', '/favorites/recent-goods', { body })
    const left = [(await recentOf(mine)).totalElements, (await recentOf(other)).totalElements]
    expect(left).toEqual([1, 1])
  })

  test('로그인하면 기기에서 본 것이 회원의 목록에 합쳐지고 기기에는 남지 않는다', async () => {
    const before = aBuyer(market)
    await before.logIn('seoyeonlee')
    await view(before, 1, 2)
    market.advance(1_000)
    const device = aBuyer(market)
    await view(device, 2, 3)
    await device.logIn('seoyeonlee')
    expect(idsOf(await recentOf(device)).toSorted((a, b) => a - b)).toEqual([1, 2, 3])
    expect(idsOf(await recentOf(device))[2]).toBe(1)
    const { db } = market.database
    const rows = await db
      .selectFrom('recent_goods')
      .select('id')
      .where('device_id', 'is not', null)
      .execute()
    expect(rows).toEqual([])
  })
})
