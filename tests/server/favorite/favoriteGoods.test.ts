import { DAY_MS } from '@jangteo/core/calendar/day.rules'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import { favorite, favoritesOf, goodsIds, type MyGoods } from '../../support/favorites.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember, forgetTries } from '../../support/member.ts'
import { changeGoods } from '../../support/stock.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
beforeEach(() => forgetTries(market))
afterAll(() => market.close())

const unfavorite = (buyer: Buyer, ...favoriteGoodsIdEncryptList: (string | undefined)[]) =>
  buyer.ask('DELETE', '/favorites/goods', { body: { favoriteGoodsIdEncryptList } })
const myGoods = (buyer: Buyer, query = '') =>
  buyer.ask<MyGoods>('GET', `/favorites/my-goods?${query}`)

describe('찜하기', () => {
  test('몇 번을, 동시에 눌러도 하나이고, 같은 번호로 답한다', async () => {
    const { buyer } = await aMember(market)
    const first = await favorite(buyer, 1)
    const again = await Promise.all([favorite(buyer, 1), favorite(buyer, 1), favorite(buyer, 2)])
    expect(again.slice(0, 2)).toEqual([first, first])
    expect(new Set(goodsIds(await favoritesOf(buyer)))).toEqual(new Set([1, 2]))
  })

  test('해제하면 내 것만 없어지고, 두 번 해제해도 같다', async () => {
    const [{ buyer: mine }, { buyer: other }] = [await aMember(market), await aMember(market)]
    const [one, theirs] = [await favorite(mine, 1), await favorite(other, 1)]
    await favorite(mine, 2)
    await Promise.all([unfavorite(mine, one, theirs), unfavorite(mine, one)])
    await unfavorite(mine, one)
    expect([goodsIds(await favoritesOf(mine)), goodsIds(await favoritesOf(other))]).toEqual([
      [2],
      [1],
    ])
    expect(await favorite(mine, 1)).not.toEqual(one)
  })

  test('1,000개까지 담고, 동시에 눌러도 넘지 않는다', async () => {
    const { buyer, memberId } = await aMember(market)
    const at = new Date(market.now())
    await market.database.pool.query(
      `INSERT INTO favorite_goods (member_id, goods_id, added_price, added_at)
       SELECT $1, 100000 + number, 1000, $2 FROM generate_series(1, 999) AS number`,
      [memberId, at],
    )
    const answers = await Promise.all(
      [1, 2, 3].map((goodsId) => buyer.call('POST', '/favorites/goods', { body: { goodsId } })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    const full = answers.find(({ status }) => status === 409)
    expect([full?.body.code, full?.body.message]).toEqual([
      'FAVORITE_FULL',
      '찜은 최대 1,000개까지 담을 수 있어요.',
    ])
    const all = await favoritesOf(buyer)
    expect(all.length).toBe(1_000)
    const [former] = goodsIds(all).filter((id) => id < 100_000)
    expect(await favorite(buyer, former ?? 0)).toEqual(all[0]?.favoriteGoodsIdEncrypt)
  })

  test('멈춘 상품도 찜하고, 목록에 없는 상품과 찜을 받지 않는 스토어의 상품은 찜하지 못한다', async () => {
    const { buyer } = await aMember(market)
    await changeGoods(market, 3, { sale_status: 'STOP' })
    await favorite(buyer, 3)
    await changeGoods(market, 3, { sale_status: 'SALE' })
    const missing = await buyer.call('POST', '/favorites/goods', { body: { goodsId: 999_999 } })
    const { pool } = market.database
    const ofStore = '(SELECT store_id FROM goods WHERE id = 4)'
    await pool.query(`UPDATE stores SET denied_features = '{FAVORITE}' WHERE id = ${ofStore}`)
    const denied = await buyer.call('POST', '/favorites/goods', { body: { goodsId: 4 } })
    await pool.query(`UPDATE stores SET denied_features = '{}' WHERE id = ${ofStore}`)
    expect([missing.body.code, denied.status, denied.body.code]).toEqual([
      'GOODS_NOT_FOUND',
      403,
      'STORE_FEATURE_DENIED',
    ])
    expect(goodsIds(await favoritesOf(buyer))).toEqual([3])
  })

  test('비회원은 로그인하라는 답을 받는다', async () => {
    const answer = await aBuyer(market).call('POST', '/favorites/goods', { body: { goodsId: 1 } })
    expect([answer.status, answer.body.code]).toEqual([401, 'SESSION_REQUIRED'])
  })
})

describe('찜한 상품', () => {
  test('물어본 상품 가운데 찜한 것만 답한다', async () => {
    const { buyer } = await aMember(market)
    const id = await favorite(buyer, 2)
    const asked = await buyer.ask('GET', '/favorites/goods?goodsIdList=[1,2,3]')
    expect([asked, await buyer.ask('GET', '/favorites/goods?goodsIdList=[]')]).toEqual([
      [{ goodsId: 2, favoriteGoodsIdEncrypt: id }],
      [],
    ])
  })

  test('새로 찜한 것부터, 내린 값과 함께, 끝난 상품도 남는다', async () => {
    const { buyer } = await aMember(market)
    await favorite(buyer, 1)
    market.advance(1_000)
    await favorite(buyer, 2)
    const before = await myGoods(buyer)
    expect(before.content.map(({ goodsId, priceDropped }) => [goodsId, priceDropped])).toEqual([
      [2, 0],
      [1, 0],
    ])
    const own = await market.database.db
      .selectFrom('goods')
      .select(['sale_price', 'sale_ends_at'])
      .where('id', '=', 1)
      .executeTakeFirstOrThrow()
    await changeGoods(market, 1, { sale_price: own.sale_price - 100 })
    const ended = new Date(market.now() - DAY_MS)
    await changeGoods(market, 2, { sale_ends_at: ended })
    const after = await myGoods(buyer)
    await changeGoods(market, 1, { sale_price: own.sale_price })
    await changeGoods(market, 2, { sale_ends_at: null })
    expect(
      after.content.map(({ goodsId, priceDropped, displaySaleStatusEnum: state }) => [
        goodsId,
        priceDropped,
        state,
      ]),
    ).toEqual([
      [2, 0, 'FINISHED'],
      [1, 100, 'SALE'],
    ])
  })

  test('분류마다의 수는 그 분류를 고른 목록의 수와 같고, 내 것만 보인다', async () => {
    const [{ buyer }, { buyer: other }] = [await aMember(market), await aMember(market)]
    await favorite(other, 1)
    for (const id of [1, 5, 9, 14, 20]) await favorite(buyer, id)
    const { total, categoryList } = await buyer.ask<{
      readonly total: number
      readonly categoryList: readonly {
        readonly categoryStoreId: number
        readonly goodsCount: number
      }[]
    }>('GET', '/favorites/my-goods/category')
    const counts = []
    for (const { categoryStoreId } of categoryList) {
      const { totalElements } = await myGoods(buyer, `categoryStoreId=${categoryStoreId}`)
      counts.push(totalElements)
    }
    expect([total, categoryList.map(({ goodsCount }) => goodsCount)]).toEqual([5, counts])
    const page = await buyer.ask<{ readonly favoriteCount: number }>('GET', '/mypages/pages/main')
    expect(page.favoriteCount).toBe(5)
  })
})
