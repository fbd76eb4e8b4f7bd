import { rebuildDictionary } from '@jangteo/server/search/rebuild-dictionary'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aBuyer } from '../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { searchesOf } from '../../support/search/searches.ts'

type Completion = {
  readonly keyword: string
  readonly matches: readonly (readonly [number, number])[]
  readonly kindEnum: string
  readonly targetId: string | null
}

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
  await market.database.db.deleteFrom('search_log').execute()
  const atMs = market.now()
  await searchesOf(market, '꿀고구마', { count: 9, atMs })
  await searchesOf(market, '고구마 말랭이', { count: 6, atMs })
  await searchesOf(market, '고구마말랭이', { count: 5, atMs })
  await searchesOf(market, '고구마순', { count: 4, atMs })
  await searchesOf(market, '01012345678', { count: 30, atMs })
  await market.runtime.runPromise(rebuildDictionary)
})
afterAll(() => market.close())

const complete = (keyword: string) =>
  aBuyer(market).ask<{ content: readonly Completion[] }>(
    'GET',
    `/displays/searches/auto-complete?keyword=${encodeURIComponent(keyword)}`,
  )

/** Completions that are searched for; names of the demo's pages may stand beside them. */
const keywords = async (keyword: string) =>
  (await complete(keyword)).content.filter(({ kindEnum }) => kindEnum === 'KEYWORD')

const words = async (keyword: string) => (await keywords(keyword)).map((one) => one.keyword)

describe('자동완성', () => {
  test('그렇게 시작하는 말이 먼저, 안에 든 말이 다음이며, 맞는 곳을 알린다', async () => {
    expect(await keywords('고구마')).toEqual([
      { keyword: '고구마 말랭이', matches: [[0, 3]], kindEnum: 'KEYWORD', targetId: null },
      { keyword: '꿀고구마', matches: [[1, 4]], kindEnum: 'KEYWORD', targetId: null },
    ])
  })

  test.each([
    ['고구ㅁ', ['고구마 말랭이', '꿀고구마']],
    ['ㄱㄱㅁㅁㄹㅇ', ['고구마 말랭이']],
    ['ㄲㄱㄱㅁ', ['꿀고구마']],
    ['Rnfrhrn', ['꿀고구마']],
    ['rhrnak', ['고구마 말랭이', '꿀고구마']],
    ['0101', []],
    ['100%', []],
    ['고_마', []],
  ])('%s을(를) 치면 %j', async (typed, found) => {
    expect(await words(typed)).toEqual(found)
  })

  test('카테고리와 스토어는 그 페이지로 간다', async () => {
    const { rows } = await market.database.pool.query<{
      id: number
      name: string
      url: string
      store: string
    }>(
      `SELECT categories.id, categories.name, stores.url, stores.name AS store FROM categories, stores
       WHERE categories.depth = 1 AND EXISTS (SELECT FROM goods WHERE category_root_id = categories.id)
       ORDER BY categories.id, stores.id LIMIT 1`,
    )
    const [place] = rows
    if (place === undefined) throw new Error('the demo has a category and a store')
    const opened = [
      ...(await complete(place.name)).content,
      ...(await complete(place.store)).content,
    ]
    expect(
      opened
        .filter(({ keyword }) => [place.name, place.store].includes(keyword))
        .map((one) => [one.kindEnum, one.targetId]),
    ).toEqual(
      expect.arrayContaining([
        ['CATEGORY', String(place.id)],
        ['STORE', place.url],
      ]),
    )
  })

  test('검색어가 비면 거절한다', async () => {
    const { status, body } = await aBuyer(market).call(
      'GET',
      '/displays/searches/auto-complete?keyword=%20',
    )
    expect([status, body.code, body.message]).toEqual([
      422,
      'SEARCH_KEYWORD_REQUIRED',
      '검색어를 입력해 주세요.',
    ])
  })

  test('다시 만들면 옛 말은 남지 않고, 두 번 만들어도 같다', async () => {
    const all = async () => {
      const rows = await market.database.db
        .selectFrom('search_dictionary')
        .select(['word', 'kind', 'target_id'])
        .orderBy('word')
        .orderBy('kind')
        .orderBy('target_id')
        .execute()
      return rows
    }
    const before = await all()
    await market.runtime.runPromise(rebuildDictionary)
    expect(await all()).toEqual(before)
    await market.database.db.deleteFrom('search_log').where('keyword', '=', '꿀고구마').execute()
    await market.runtime.runPromise(rebuildDictionary)
    expect(await all()).toEqual(before.filter(({ word }) => word !== '꿀고구마'))
  })
})
