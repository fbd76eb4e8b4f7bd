import { DAY_MS } from '@jangteo/core/calendar/day.rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aBuyer } from '../../support/buyer.ts'
import { aCoupon, type Terms } from '../../support/coupon/aCoupon.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aProduct } from '../../support/stock.ts'

type GoodsPage = {
  readonly content: readonly { readonly goodsId: number; readonly storeUrl: string }[]
  readonly last: boolean
  readonly totalElements: number
}
type StoreCard = {
  readonly storeUrl: string
  readonly storeName: string
  readonly logo: string
  readonly goodsCount: number
  readonly newGoodsCount: number
  readonly couponCount: number
  readonly goodsList: readonly { readonly goodsId: number; readonly storeUrl: string }[]
}
type StorePage = { readonly content: readonly StoreCard[]; readonly last: boolean }
type Category = { readonly categoryId: number; readonly goodsCount: number }
type Groups = {
  readonly groupList: readonly {
    readonly groupId: string
    readonly title: string
    readonly categoryId: number | null
    readonly goodsList: readonly { readonly goodsId: number; readonly storeUrl: string }[]
  }[]
}

const LIKE = 1
const HALF_MINUTE_MS = 30_000

let storeCount = 0

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

const ask = <Body>(path: string) => aBuyer(market).ask<Body>('GET', path)
const idsOf = ({ content }: GoodsPage) => content.map(({ goodsId }) => goodsId)

/** A store of a test's own, without goods. */
async function aStore(): Promise<{ readonly id: number; readonly url: string }> {
  const { db } = market.database
  const {
    id: _,
    logo: _logo,
    picture: _picture,
    ...demo
  } = await db.selectFrom('stores').selectAll().where('id', '=', 1).executeTakeFirstOrThrow()
  const url = `s${crypto.randomUUID().slice(0, 8)}`
  storeCount += 1
  const business_number = String(9_900_000_000 + storeCount)
  return db
    .insertInto('stores')
    .values({ ...demo, url, name: `가게 ${url}`, business_number })
    .returning(['id', 'url'])
    .executeTakeFirstOrThrow()
}

describe('목록', () => {
  test('이름 차례로 열 개씩, 어른만 보는 그림은 빼고 보여 준다', async () => {
    const [first, second] = [
      await ask<StorePage>('/stores/mains'),
      await ask<StorePage>('/stores/mains?page=1'),
    ]
    const all = [...first.content, ...second.content]
    const names = all.map(({ storeName }) => storeName)
    expect([first.content.length, first.last, second.content.length, second.last]).toEqual([
      10,
      false,
      2,
      true,
    ])
    expect(names).toEqual(names.toSorted())
    const adult = await market.database.db
      .selectFrom('goods')
      .select('id')
      .where('is_adult_only', '=', true)
      .execute()
    const shown = all.flatMap(({ storeUrl, goodsList }) =>
      goodsList.map((goods) => ({ ...goods, isOwn: goods.storeUrl === storeUrl })),
    )
    const shownIds = new Set(shown.map(({ goodsId }) => goodsId))
    expect([adult.length > 0, adult.filter(({ id }) => shownIds.has(id))]).toEqual([true, []])
    expect(shown.map(({ isOwn }) => isOwn)).toEqual(Array.from({ length: 36 }, () => true))
    expect(all.map(({ logo }) => logo)).toEqual(all.map(({ storeUrl }) => `store-logo-${storeUrl}`))
  })
})

test('카드의 수는 지금 파는 상품과 두 주 안에 온 상품과 남은 쿠폰을 센 것이고, 품절은 뒤로 간다', async () => {
  const { id, url } = await aStore()
  const days = (count: number) => new Date(market.now() - count * DAY_MS)
  const listed = { store_id: id, sale_starts_at: null, sale_ends_at: null }
  const soldOut = await aProduct(market, LIKE, {
    ...listed,
    sold_count: 900,
    sale_status: 'OUT_OF_STOCK',
    created_at: days(40),
  })
  const best = await aProduct(market, LIKE, { ...listed, sold_count: 500, created_at: days(13) })
  const second = await aProduct(market, LIKE, { ...listed, sold_count: 400, created_at: days(15) })
  const adult = { is_adult_only: true, sold_count: 999, created_at: days(1) }
  await aProduct(market, LIKE, { ...listed, ...adult })
  await aProduct(market, LIKE, { ...listed, sale_status: 'STOP', created_at: days(1) })
  await aCoupon(market, { store_id: id, target_kind: 'STORES', target_ids: [id] })
  const { content } = await ask<StorePage>('/stores/mains?size=100')
  const card = content.find(({ storeUrl }) => storeUrl === url)
  expect({
    goods: card?.goodsCount,
    fresh: card?.newGoodsCount,
    coupons: card?.couponCount,
    shown: card?.goodsList.map(({ goodsId }) => goodsId),
  }).toEqual({ goods: 4, fresh: 2, coupons: 1, shown: [best, second, soldOut] })
})

describe('머리', () => {
  test('상품 수와 남은 쿠폰 수, 판매자와 지금 걸린 소식, 많이 파는 카테고리를 알려 준다', async () => {
    const { id, url } = await aStore()
    const goods = { store_id: id, sale_starts_at: null, sale_ends_at: null }
    const rated = { rating_average: 4, review_count: 3 }
    const goodsId = await aProduct(market, LIKE, { ...goods, ...rated, picture: 'first' })
    await aProduct(market, LIKE, {
      ...goods,
      rating_average: 5,
      review_count: 1,
      picture: 'second',
      sold_count: 1_000_000,
    })
    await aProduct(market, LIKE, { ...goods, ...rated, sale_status: 'STOP' })
    const ofStore: Terms = { store_id: id, target_kind: 'STORES', target_ids: [id] }
    await aCoupon(market, ofStore)
    await aCoupon(market, { ...ofStore, restricted_at: new Date(0), restricted_by: 'OPERATOR' })
    await aCoupon(market, { ...ofStore, issue_kind: 'CODE' })
    const reported = { store_id: id, body: '내용이에요.', display: 'TOP' } as const
    await market.database.db
      .insertInto('store_announcements')
      .values([
        { ...reported, title: '지금 소식', starts_at: new Date(market.now() - DAY_MS) },
        { ...reported, title: '나중 소식', starts_at: new Date(market.now() + DAY_MS) },
      ])
      .execute()
    const head = {
      storeId: id,
      storeUrl: url,
      storeName: `가게 ${url}`,
      logo: `store-logo-${((id - 1) % 5) + 1}`,
      picture: null,
      introduction: '오늘 새벽에 거둔 것을 내일 식탁으로 보내는 산지 직송 가게예요.',
      goodsCount: 2,
      couponCount: 1,
      companyName: '농업회사법인 아침밭 주식회사',
      representativeName: '김도윤',
      phoneHours: '평일 08:00–16:00 (점심 12:00–13:00, 주말·공휴일 휴무)',
      pausedYn: 'N',
      pictures: ['second', 'first'],
      ratingAverage: 4.25,
      reviewCount: 4,
    }
    const { category_middle_id: categoryId } = await market.database.db
      .selectFrom('goods')
      .select('category_middle_id')
      .where('id', '=', goodsId)
      .executeTakeFirstOrThrow()
    expect(await ask(`/stores/mains/${url}`)).toEqual(head)
    expect(await ask(`/stores/${url}/pages/main`)).toEqual({
      ...head,
      favoriteCount: 0,
      noticeTop: null,
      announcements: [{ title: '지금 소식', body: '내용이에요.' }],
      categoryList: [{ categoryId, categoryName: '과일·견과', goodsCount: 2 }],
    })
    const offers = await ask<{ coupons: readonly object[] }>(
      `/promotions/coupons/companyStore/${id}`,
    )
    expect(offers.coupons.length).toEqual(2)
  })

  test.each([
    '/stores/mains/nowhere',
    '/stores/nowhere/pages/main',
    '/stores/nowhere/main-groups',
    '/stores/nowhere/goods-list',
    '/stores/nowhere/goods-list/facets',
    '/stores/seller-info/nowhere',
  ])('없는 스토어는 없다고 답한다: %s', async (path) => {
    expect(await aBuyer(market).call('GET', path)).toEqual({
      status: 404,
      body: {
        code: 'STORE_NOT_FOUND',
        message: '스토어를 찾을 수 없어요.',
        status: 404,
        data: null,
      },
    })
  })

  test('판매자 정보는 상품 화면의 것과 같다', async () => {
    const { storeUrl } = await ask<{ storeUrl: string }>(`/goods/${LIKE}`)
    expect(await ask(`/stores/seller-info/${storeUrl}`)).toEqual(
      await ask(`/goods/${LIKE}/store-info`),
    )
  })
})

describe('추천', () => {
  test('베스트와 새 상품, 많이 파는 세 카테고리를 제 상품으로만 채운다', async () => {
    const { categoryList } = await ask<{ categoryList: readonly Category[] }>(
      '/stores/dadam/pages/main',
    )
    const { groupList } = await ask<Groups>('/stores/dadam/main-groups')
    const counts = categoryList.map(({ goodsCount }) => goodsCount)
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
    expect(groupList.map(({ groupId, categoryId }) => [groupId, categoryId])).toEqual([
      ['best', null],
      ['new', null],
      ...categoryList
        .slice(0, 3)
        .map(({ categoryId }) => [`category-${categoryId}`, categoryId] as const),
    ])
    const urls = groupList.flatMap(({ goodsList }) => goodsList.map(({ storeUrl }) => storeUrl))
    expect(new Set(urls)).toEqual(new Set(['dadam']))
  })

  test('파는 것이 없으면 아무 묶음도 없다', async () => {
    const { url } = await aStore()
    expect(await ask(`/stores/${url}/main-groups`)).toEqual({ groupList: [] })
  })
})

describe('상품', () => {
  test('제 상품만, 정렬하고 거르고 넘기며 카테고리로 좁힌다', async () => {
    const { id, url } = await aStore()
    const other = await ask<{ categoryId: number }>('/goods/100')
    const ids: number[] = []
    for (const [index, sale_price] of [3_000, 1_000, 2_000].entries()) {
      const { category_root_id, category_middle_id, category_id } = await market.database.db
        .selectFrom('goods')
        .select(['category_root_id', 'category_middle_id', 'category_id'])
        .where('id', '=', index === 0 ? 100 : LIKE)
        .executeTakeFirstOrThrow()
      const place = { category_root_id, category_middle_id, category_id }
      ids.push(await aProduct(market, LIKE, { store_id: id, sale_price, stock: 5, ...place }))
    }
    market.advance(HALF_MINUTE_MS)
    const [dear, cheap, middle] = ids
    const goods = (query: string) => ask<GoodsPage>(`/stores/${url}/goods-list?${query}`)
    expect(idsOf(await goods('goodsSortTypeEnum=LOW_PRICE'))).toEqual([cheap, middle, dear])
    expect(idsOf(await goods('maxPrice=1500'))).toEqual([cheap])
    expect(idsOf(await goods(`categoryId=${other.categoryId}`))).toEqual([dear])
    const { last, totalElements } = await goods('size=2')
    expect([last, totalElements]).toEqual([false, 3])
    const facets = await ask<{ totalElements: number; storeList: readonly object[] }>(
      `/stores/${url}/goods-list/facets?minPrice=2000`,
    )
    expect([facets.totalElements, facets.storeList]).toEqual([2, []])
  })

  test('없는 카테고리는 없다고 답한다', async () => {
    const { status, body } = await aBuyer(market).call(
      'GET',
      '/stores/dadam/goods-list?categoryId=999999',
    )
    expect([status, body.code]).toEqual([404, 'CATEGORY_NOT_FOUND'])
  })
})
