import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aBuyer } from '../../support/buyer.ts'
import { aBranch, type Branch, inBranch } from '../../support/category/aCategory.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { ORDER_AGE_MAX_MS, refreshSearch } from '../../support/search/refreshed.ts'
import { aProduct, changeGoods, changeOption, optionsOf } from '../../support/stock.ts'

type Result = {
  readonly content: readonly { readonly goodsId: number; readonly goodsName: string }[]
  readonly number: number
  readonly last: boolean
  readonly totalElements: number
  readonly totalPages: number
  readonly cappedYn: 'Y' | 'N'
}

/** More than are scored. */
const PAST_CANDIDATES = 420

let market: TestMarket
let branch: Branch
beforeAll(async () => {
  market = await openMarket()
  branch = await aBranch(market)
})
afterAll(() => market.close())

/** A product of the branch, named and found at once. */
async function aNamed(name: string, change: Parameters<typeof aProduct>[2] = {}): Promise<number> {
  const goodsId = await aProduct(market, 1, { ...inBranch(branch), name, ...change })
  await refreshSearch(market)
  return goodsId
}

const search = (query: Readonly<Record<string, string | number>>) => {
  const parts = Object.entries(query).map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
  return aBuyer(market).ask<Result>('GET', `/displays/searches/result?${parts.join('&')}`)
}
const idsOf = async (query: Readonly<Record<string, string | number>>) =>
  (await search(query)).content.map(({ goodsId }) => goodsId)

describe('검색 결과', () => {
  test('모든 단어가 있는 상품이 쪽으로 나뉘어 온다', async () => {
    const [one, two, three] = [
      await aNamed('뛟별 무선 이어폰'),
      await aNamed('뛟별 유선 이어폰'),
      await aNamed('뛟별 무선 충전기'),
    ]
    expect([
      new Set(await idsOf({ keyword: '뛟별' })),
      await idsOf({ keyword: '이어폰 뛟별 유선' }),
      await idsOf({ keyword: '뛟별', searchTextSub: '충전기' }),
      await idsOf({ keyword: '뛟별없는말' }),
    ]).toEqual([new Set([one, two, three]), [two], [three], []])
    const page = await search({ keyword: '뛟별', size: 2, page: 1 })
    expect({ ...page, content: page.content.length }).toEqual({
      content: 1,
      number: 1,
      last: true,
      totalElements: 3,
      totalPages: 2,
      tomorrowYn: 'N',
      cappedYn: 'N',
    })
  })

  test('글자가 SQL에서 뜻이 있어도 그 글자 그대로 찾는다', async () => {
    const [percent, plain] = [await aNamed('뛟퍼 100%_순면'), await aNamed('뛟퍼 100가나순면')]
    expect([
      new Set(await idsOf({ keyword: '뛟퍼 100' })),
      await idsOf({ keyword: '뛟퍼 100%' }),
      await idsOf({ keyword: '뛟퍼 %_' }),
      await idsOf({ keyword: '뛟퍼 0\\' }),
    ]).toEqual([new Set([percent, plain]), [percent], [percent], []])
  })

  test('풀어쓴 한글과 초성으로도 찾는다', async () => {
    const goodsId = await aNamed('뛟츄 샤인머스캣')
    expect([
      await idsOf({ keyword: '뛟츄'.normalize('NFD') }),
      await idsOf({ keyword: '뛟츄 ㅅㅇㅁㅅㅋ' }),
    ]).toEqual([[goodsId], [goodsId]])
  })

  test('이름이 꼭 같은 것, 이름에 다 있는 것이 인기보다 먼저고, 품절은 뒤로 간다', async () => {
    const popular = await aNamed('뛟콩 볶음 특대', { review_count: 9_000 })
    const exact = await aNamed('뛟콩 볶음', { review_count: 0 })
    const soldOut = await aNamed('뛟콩 볶음 소', { review_count: 9_000, stock: 0 })
    expect([await idsOf({ keyword: '뛟콩 볶음' }), await idsOf({ keyword: '뛟콩' })]).toEqual([
      [exact, popular, soldOut],
      [popular, exact, soldOut],
    ])
  })

  test('정렬하고 거른다', async () => {
    const cheap = await aNamed('뛟봉 하나', {
      list_price: 100,
      sale_price: 100,
      review_count: 1,
      rating_average: 2.9,
    })
    const dear = await aNamed('뛟봉 둘', {
      list_price: 900,
      sale_price: 900,
      review_count: 2,
      rating_average: 4.1,
      stock: 0,
    })
    const of = (query: Readonly<Record<string, string | number>>) =>
      idsOf({ keyword: '뛟봉', ...query })
    expect([
      await of({ goodsSortTypeEnum: 'LOW_PRICE' }),
      await of({ goodsSortTypeEnum: 'HIGH_PRICE' }),
      await of({ goodsSortTypeEnum: 'REVIEW' }),
      await of({ goodsSortTypeEnum: 'NEW' }),
      await of({ minPrice: 200 }),
      await of({ inStockYn: 'Y' }),
      await of({ ratingMin: 4 }),
      new Set(await of({ categoryStoreId: branch.middle })),
      await of({ categoryStoreId: 1 }),
      await of({ storeUrlList: 'nowhere' }),
      await of({ brandIdList: 9_999 }),
    ]).toEqual([
      [cheap, dear],
      [dear, cheap],
      [dear, cheap],
      [dear, cheap],
      [dear],
      [cheap],
      [dear],
      new Set([cheap, dear]),
      [],
      [],
      [],
    ])
  })

  test('검색어가 없거나 카테고리가 없거나 값이 잘못되면 이유를 알린다', async () => {
    const failing = async (query: string) => {
      const { status, body } = await aBuyer(market).call<{ code: string }>(
        'GET',
        `/displays/searches/result?${query}`,
      )
      return [status, body.code]
    }
    expect([
      await failing('keyword=%20'),
      await failing('keyword=%E3%85%A4'),
      await failing('keyword=a&categoryStoreId=9999999'),
      await failing('keyword=a&minPrice=2&maxPrice=1'),
      await failing('keyword=a&ratingMin=5'),
      await failing('keyword=a&size=101'),
      await failing('keyword=a%00b'),
    ]).toEqual([
      [422, 'SEARCH_KEYWORD_REQUIRED'],
      [422, 'SEARCH_KEYWORD_REQUIRED'],
      [404, 'CATEGORY_NOT_FOUND'],
      [422, 'PRICE_RANGE_REVERSED'],
      [400, 'BAD_INPUT'],
      [400, 'BAD_INPUT'],
      [400, 'BAD_INPUT'],
    ])
  })

  test('2,000개까지 볼 수 있고, 그 뒤는 비어 있다', async () => {
    const far = await search({ keyword: '가', page: 2_000, size: 100 })
    expect([far.content, far.last]).toEqual([[], true])
  })
})

test('점수를 매기는 사백 개를 넘어도 빠지거나 겹치지 않고, 이름이 꼭 같은 것은 인기가 없어도 먼저다', async () => {
  const ids: number[] = []
  for (const reviews of Array.from({ length: PAST_CANDIDATES }).keys()) {
    const change = { ...inBranch(branch), name: `뛟킥 ${reviews}호`, review_count: 10 + reviews }
    ids.push(await aProduct(market, 1, change))
  }
  const exact = await aNamed('뛟킥', { review_count: 0 })
  const pages: number[][] = []
  for (const page of [0, 1, 2, 3, 4]) pages.push(await idsOf({ keyword: '뛟킥', page, size: 100 }))
  const listed = pages.flat()
  expect([listed[0], listed.length, new Set(listed)]).toEqual([
    exact,
    PAST_CANDIDATES + 1,
    new Set([...ids, exact]),
  ])
})

describe('상품이 바뀌면', () => {
  test('이름, 브랜드, 태그, 재고, 판매 상태가 바뀐 대로 찾힌다', async () => {
    const goodsId = await aNamed('뛟먀 항아리')
    const brand = await market.database.db
      .insertInto('brands')
      .values({ name: '뛟쇼도자', name_en: 'Zyxel Ware', aliases: ['뛟쇼'] })
      .returning('id')
      .executeTakeFirstOrThrow()
    const found = async (keyword: string) => (await idsOf({ keyword })).includes(goodsId)
    const before = [await found('뛟먀'), await found('뛟쇼'), await found('zyxel')]
    await changeGoods(market, goodsId, { name: '뛟뮤 항아리', brand_id: brand.id })
    await refreshSearch(market)
    market.advance(ORDER_AGE_MAX_MS)
    const after = [
      await found('뛟먀'),
      await found('뛟뮤'),
      await found('뛟쇼'),
      await found('ZYXEL'),
    ]
    await changeGoods(market, goodsId, { tags: ['뛟툐 선물'] })
    await refreshSearch(market)
    const tagged = await found('선물 뛟툐')
    await changeGoods(market, goodsId, { sale_status: 'STOP' })
    await refreshSearch(market)
    expect({ before, after, tagged, stopped: await found('뛟뮤') }).toEqual({
      before: [true, false, false],
      after: [false, true, true, true],
      tagged: true,
      stopped: false,
    })
  })

  test('마지막 재고가 나가면 품절 제외에서 빠지고, 돌아오면 다시 있다', async () => {
    const goodsId = await aNamed('뛟랴 접시')
    const counts = async () => {
      await refreshSearch(market)
      return (await search({ keyword: '뛟랴', inStockYn: 'Y' })).content.length
    }
    const options = await optionsOf(market, goodsId)
    const setStock = async (stock: number) => {
      for (const { id } of options) await changeOption(market, id, { stock })
      market.advance(ORDER_AGE_MAX_MS)
      return await counts()
    }
    expect([await counts(), await setStock(0), await setStock(3)]).toEqual([1, 0, 1])
  })

  test('새 상품은 같은 검색이 다섯 초를 넘기 전에는 순서에 없고, 그 뒤에는 있다', async () => {
    await aNamed('뛟듀 주전자')
    const counts = [(await idsOf({ keyword: '뛟듀' })).length]
    await aNamed('뛟듀 찻잔')
    market.advance(ORDER_AGE_MAX_MS - 1)
    counts.push((await idsOf({ keyword: '뛟듀' })).length)
    market.advance(1)
    counts.push((await idsOf({ keyword: '뛟듀' })).length)
    expect(counts).toEqual([1, 1, 2])
  })

  test('판매가 중지된 상품은 순서에 남아 있어도 보이지 않는다', async () => {
    const goodsId = await aNamed('뛟벼 화병')
    const before = await idsOf({ keyword: '뛟벼' })
    await changeGoods(market, goodsId, { sale_status: 'STOP' })
    expect([before, await idsOf({ keyword: '뛟벼' })]).toEqual([[goodsId], []])
  })

  test('판매 기간이 끝나면 찾히지 않는다', async () => {
    const at = market.now()
    await aNamed('뛟햐 한정판', {
      sale_starts_at: new Date(at - 1_000),
      sale_ends_at: new Date(at + 1_000),
    })
    const before = (await idsOf({ keyword: '뛟햐' })).length
    market.advance(1_000)
    expect([before, (await idsOf({ keyword: '뛟햐' })).length]).toEqual([1, 0])
  })
})

test('검색창 아래에 보일 상품은 인기 있는 것부터 열 개까지다', async () => {
  const ids: number[] = []
  for (const reviews of [1, 500, 20])
    ids.push(await aNamed(`뛟야 ${reviews}`, { review_count: reviews, rating_average: 4 }))
  const { goodsList } = await aBuyer(market).ask<{ goodsList: { goodsId: number }[] }>(
    'GET',
    '/displays/searches/goods?keyword=%EB%9B%9F%EC%95%BC&size=2',
  )
  expect(goodsList.map(({ goodsId }) => goodsId)).toEqual([ids[1], ids[2]])
})
