import { DAY_MS, MINUTE_MS } from '@jangteo/core/calendar/day.rules'
import { sweepRetention } from '@jangteo/server/job/sweep-retention'
import { rebuildDictionary } from '@jangteo/server/search/rebuild-dictionary'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aBuyer } from '../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { searchesOf } from '../../support/search/searches.ts'

type Result = {
  readonly keyword: string
  readonly originKeyword: string | null
  readonly suggestReasonEnum: string | null
  readonly total: number
  readonly relatedList: readonly string[]
}

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
  for (const keyword of ['고구마', '드립백 커피', '이어폰']) {
    await searchesOf(market, keyword, { count: 6, atMs: market.now() - MINUTE_MS })
  }
  await market.runtime.runPromise(rebuildDictionary)
})
afterAll(() => market.close())

const search = (keyword: string, more = '') =>
  aBuyer(market).ask<Result>(
    'GET',
    `/displays/pages/search-result?keyword=${encodeURIComponent(keyword)}${more}`,
  )

const suggested = ({ keyword, originKeyword, suggestReasonEnum }: Result) => [
  keyword,
  originKeyword,
  suggestReasonEnum,
]

describe('제안 검색어', () => {
  test.each([
    ['rhrnak', '고구마', 'KEYBOARD'],
    ['고구미', '고구마', 'SPELLING'],
    ['드립팩커피', '드립백 커피', 'SPELLING'],
    ['베게', '베개', 'SPELLING'],
    ['배게', '베개', 'SPELLING'],
  ])('%s은(는) %s(으)로 찾고 그렇다고 알린다', async (typed, meant, reason) => {
    const result = await search(typed)
    expect([suggested(result), result.total > 0]).toEqual([[meant, typed, reason], true])
    expect(await search(meant)).toEqual({ ...result, originKeyword: null, suggestReasonEnum: null })
    const asked = await aBuyer(market).ask(
      'GET',
      `/searches/suggest-keyword?keyword=${encodeURIComponent(typed)}`,
    )
    expect(asked).toEqual({ suggestKeyword: meant, suggestReasonEnum: reason })
  })

  test('그대로 찾겠다고 하면 바꾸지 않고, 많이 찾은 것도 바꾸지 않는다', async () => {
    expect([
      suggested(await search('rhrnak', '&noSuggest=true')),
      suggested(await search('고구마')),
      suggested(await search('아무에게도없는말')),
    ]).toEqual([
      ['rhrnak', null, null],
      ['고구마', null, null],
      ['아무에게도없는말', null, null],
    ])
  })

  test('바꾼 검색어는 처음 것보다 언제나 더 찾는다', async () => {
    for (const typed of [
      '고구',
      '감지',
      '커피 드립벡',
      'zjvl',
      '이어폰줄',
      '쌀',
      '쌀국슈',
      '사가',
    ]) {
      const result = await search(typed)
      const plain = await search(typed, '&noSuggest=true')
      expect([typed, result.originKeyword === null || result.total > plain.total]).toEqual([
        typed,
        true,
      ])
    }
  })
})

describe('검색 기록', () => {
  const logged = async (keyword: string) => {
    const { rows } = await market.database.pool.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM search_log WHERE keyword = $1',
      [keyword],
    )
    return rows[0]?.count
  }

  test('한 사람이 한 시간에 여러 번 찾아도 한 번이고, 누구인지 남지 않는다', async () => {
    const { buyer } = await aMember(market)
    const path = `/displays/pages/search-result?keyword=${encodeURIComponent('감귤')}`
    await buyer.ask('GET', path)
    await buyer.ask('GET', path)
    await aBuyer(market).ask('GET', path)
    expect(await logged('감귤')).toEqual(2)
    market.advance(60 * MINUTE_MS)
    await buyer.ask('GET', path)
    expect(await logged('감귤')).toEqual(3)
  })

  test('바꾼 검색어로 남고, 사람의 번호나 주소는 남지 않는다', async () => {
    const before = await logged('이어폰')
    await search('dldjvhs')
    await search('010-1234-5678')
    await search('minji@jangteo.example')
    expect([
      await logged('이어폰'),
      await logged('dldjvhs'),
      await logged('010-1234-5678'),
      await logged('minji@jangteo.example'),
    ]).toEqual([(before ?? 0) + 1, 0, 0, 0])
  })

  test('방문자의 열쇠와 함께 35일 뒤에 지워진다', async () => {
    const { rows: before } = await market.database.pool.query('SELECT 1 FROM search_log')
    market.advance(37 * DAY_MS)
    await market.runtime.runPromise(sweepRetention)
    const { rows: after } = await market.database.pool.query('SELECT 1 FROM search_log')
    expect([before.length > 0, after.length]).toEqual([true, 0])
  })
})
