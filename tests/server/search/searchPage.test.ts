import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runJobs } from '@jangteo/server/job/run-jobs'
import { pino } from 'pino'
import { aBuyer } from '../../support/buyer.ts'
import { untilTrue } from '../../support/eventually.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { changeGoods } from '../../support/stock.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

const show = <Body>(keyword: string) =>
  aBuyer(market).ask<Body>(
    'GET',
    `/displays/pages/search-result?keyword=${encodeURIComponent(keyword)}`,
  )

describe('검색 결과 화면', () => {
  test('다듬은 검색어, 카테고리, 첫 쪽이 함께 온다', async () => {
    type Page = {
      keyword: string
      total: number
      cappedYn: string
      categoryList: { depth: number; goodsCount: number }[]
      page: { content: unknown[]; number: number; totalElements: number; cappedYn: string }
    }
    const { keyword, total, cappedYn, categoryList, page } = await show<Page>('  나무 ')
    expect([keyword, cappedYn, page.number, page.totalElements]).toEqual(['나무', 'N', 0, total])
    expect(categoryList.reduce((sum, { goodsCount }) => sum + goodsCount, 0)).toEqual(total)
    expect(categoryList.map(({ goodsCount }) => goodsCount)).toEqual(
      categoryList.map(({ goodsCount }) => goodsCount).toSorted((a, b) => b - a),
    )
    const { content, ...rest } = await aBuyer(market).ask<Page['page']>(
      'GET',
      '/displays/searches/result?keyword=%EB%82%98%EB%AC%B4',
    )
    expect({ ...rest, content }).toEqual(page)
  })

  test('이름이 검색어에 맞는 스토어가 셋까지, 가장 맞는 것부터 온다', async () => {
    type Card = { storeUrl: string; goodsCount: number; goodsList: { storeUrl: string }[] }
    type Page = { storeList: Card[] }
    const { storeList } = await show<Page>('다담')
    const listed = await aBuyer(market).ask<{ content: Card[] }>('GET', '/stores/mains?size=100')
    expect(storeList).toEqual(listed.content.filter(({ storeUrl }) => storeUrl === 'dadam'))
    expect(storeList.flatMap(({ goodsList }) => goodsList.map(({ storeUrl }) => storeUrl))).toEqual(
      ['dadam', 'dadam', 'dadam'],
    )
    expect((await show<Page>('나무')).storeList).toEqual([])
  })
})

test('바뀐 상품은 작업이 다섯 초 안에 찾히게 한다', async () => {
  const jobs = await runJobs({
    pool: { url: market.database.url, connectionCountMax: 4, statementTimeoutMs: 9_000 },
    runtime: market.runtime,
    log: pino({ level: 'silent' }),
  })
  const found = async (keyword: string) => {
    const { goodsList } = await aBuyer(market).ask<{ goodsList: unknown[] }>(
      'GET',
      `/displays/searches/goods?keyword=${encodeURIComponent(keyword)}`,
    )
    return goodsList.length
  }
  await changeGoods(market, 1, { name: '뛟샤 첫째' })
  await untilTrue(async () => (await found('뛟샤 첫째')) === 1)
  const startedAtMs = performance.now()
  await changeGoods(market, 1, { name: '뛟샤 둘째' })
  await untilTrue(async () => (await found('뛟샤 둘째')) === 1)
  const tookMs = performance.now() - startedAtMs
  await jobs.close()
  expect(tookMs).toBeLessThan(5_000)
})
