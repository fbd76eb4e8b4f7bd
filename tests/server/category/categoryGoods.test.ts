import type { goodsCard } from '@jangteo/contract/goods/goods.schemas'
import { GOODS_SORTS, type GoodsDisplaySaleStatus } from '@jangteo/core/goods/goods.codes'
import { displaySaleStatus, isListed } from '@jangteo/core/goods/saleStatus.rules'
import type { Goods } from '@jangteo/postgres/database/schema.gen'
import type { Insertable } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { aBuyer } from '../../support/buyer.ts'
import { aBranch, type Branch, inBranch } from '../../support/category/aCategory.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aProduct, changeGoods } from '../../support/stock.ts'

type Card = z.output<typeof goodsCard>
type GoodsPage = {
  readonly content: readonly Card[]
  readonly number: number
  readonly last: boolean
  readonly totalElements: number
  readonly totalPages: number
}

const HOUR_MS = 3_600_000
const HALF_MINUTE_MS = 30_000
const LIKE = 1

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

const list = (query: string) =>
  aBuyer(market).ask<GoodsPage>('GET', `/displays/categories/goods?${query}`)
const idsOf = ({ content }: GoodsPage) => content.map(({ goodsId }) => goodsId)

type Change = Partial<Insertable<Goods>> & { readonly stock?: number }

/** A branch of a test's own with these goods in its leaf, in their order. */
async function aBranchWithGoods(
  changes: readonly Change[],
): Promise<{ branch: Branch; ids: number[] }> {
  const branch = await aBranch(market)
  const ids: number[] = []
  for (const change of changes) {
    ids.push(
      await aProduct(market, LIKE, {
        stock: 10,
        list_price: 9_000_000,
        sale_starts_at: null,
        sale_ends_at: null,
        ...inBranch(branch),
        ...change,
      }),
    )
  }
  market.advance(HALF_MINUTE_MS)
  return { branch, ids }
}

describe('단계', () => {
  test('맨 위든 가운데든 맨 아래든 그 아래 상품이 모두 나온다', async () => {
    const { branch, ids } = await aBranchWithGoods([{ sold_count: 1 }, { sold_count: 2 }])
    const { root, middle, leaf } = branch
    const pages = await Promise.all([root, middle, leaf].map((id) => list(`categoryId=${id}`)))
    expect(pages.map(idsOf)).toEqual([0, 1, 2].map(() => ids.toReversed()))
  })
})

describe('정렬', () => {
  const at = (hours: number) => new Date(Date.parse('2026-08-01') - hours * HOUR_MS)
  const GOODS: readonly Change[] = [
    { sold_count: 5, created_at: at(1), sale_price: 3_000, review_count: 7 },
    { sold_count: 9, created_at: at(3), sale_price: 1_000, review_count: 7 },
    { sold_count: 5, created_at: at(2), sale_price: 2_000, review_count: 1 },
    { sold_count: 5, created_at: at(2), sale_price: 2_000, review_count: 8 },
  ]

  test.each([
    ['RANKING', [1, 3, 2, 0]],
    ['NEW', [0, 3, 2, 1]],
    ['LOW_PRICE', [1, 2, 3, 0]],
    ['HIGH_PRICE', [0, 3, 2, 1]],
    ['REVIEW', [3, 1, 0, 2]],
  ] as const)('%s: 같으면 늘 같은 순서로 선다', async (sort, order) => {
    const { branch, ids } = await aBranchWithGoods(GOODS)
    const expected = order.map((place) => ids[place])
    const { root, middle, leaf } = branch
    const pages = await Promise.all(
      [root, middle, leaf].map((id) => list(`categoryId=${id}&goodsSortTypeEnum=${sort}`)),
    )
    expect(pages.map(idsOf)).toEqual([expected, expected, expected])
  })

  test('말하지 않으면 랭킹순으로 열 개다', async () => {
    const { branch, ids } = await aBranchWithGoods(
      Array.from({ length: 11 }, (_, place) => ({ sold_count: place })),
    )
    const page = await list(`categoryId=${branch.root}`)
    expect([idsOf(page), page.last]).toEqual([ids.toReversed().slice(0, 10), false])
  })
})

describe('쪽', () => {
  test.each(GOODS_SORTS)('%s: 끝까지 넘기면 하나도 빠지거나 겹치지 않는다', async (sort) => {
    const { branch, ids } = await aBranchWithGoods(
      Array.from({ length: 7 }, (_, place) => ({ sold_count: place % 2, sale_price: 1_000 })),
    )
    const seen: number[] = []
    const reported: [number, number, number, boolean][] = []
    for (let page = 0, last = false; !last; page += 1) {
      const shown = await list(
        `categoryId=${branch.leaf}&goodsSortTypeEnum=${sort}&page=${page}&size=3`,
      )
      seen.push(...idsOf(shown))
      reported.push([shown.number, shown.totalElements, shown.totalPages, shown.last])
      ;({ last } = shown)
    }
    expect(seen.toSorted((a, b) => a - b)).toEqual(ids)
    expect(reported).toEqual([
      [0, 7, 3, false],
      [1, 7, 3, false],
      [2, 7, 3, true],
    ])
  })

  test('빈 카테고리는 0쪽짜리 마지막 쪽이다', async () => {
    const { branch } = await aBranchWithGoods([])
    expect(await list(`categoryId=${branch.root}`)).toEqual({
      content: [],
      number: 0,
      last: true,
      totalElements: 0,
      totalPages: 0,
      tomorrowYn: 'N',
    })
  })

  test('세어 둔 수가 옛것이어도 마지막 쪽은 바로 안다', async () => {
    const { branch, ids } = await aBranchWithGoods([{ sold_count: 2 }, { sold_count: 1 }])
    await list(`categoryId=${branch.root}&size=1`)
    await changeGoods(market, ids[1] ?? 0, { sale_status: 'STOP' })
    const { last, totalElements } = await list(`categoryId=${branch.root}&size=1`)
    expect([last, totalElements]).toEqual([true, 1])
  })
})

describe('판매 상태', () => {
  const STATES: readonly [GoodsDisplaySaleStatus, Change][] = [
    ['SALE', {}],
    ['WAIT', { sale_starts_at: new Date(Date.parse('2030-01-01')) }],
    ['OUT_OF_STOCK', { sale_status: 'OUT_OF_STOCK' }],
    ['OUT_OF_STOCK', { stock: 0 }],
    ['STOP', { sale_status: 'STOP' }],
    ['FINISHED', { sale_ends_at: new Date(Date.parse('2026-08-01')) }],
  ]

  test.each(STATES)('%s', async (status, change) => {
    const { branch } = await aBranchWithGoods([change])
    const { stock = 10, sale_status: saleStatus = 'SALE' } = change
    const shown = displaySaleStatus(
      {
        saleStatus,
        saleStartsAtMs: status === 'WAIT' ? Infinity : null,
        saleEndsAtMs: status === 'FINISHED' ? 0 : null,
        hasStock: stock > 0,
      },
      market.now(),
    )
    const { content, totalElements } = await list(`categoryId=${branch.root}`)
    const expected = isListed(shown) ? [status] : []
    expect([content.map((card) => card.displaySaleStatusEnum), totalElements]).toEqual([
      expected,
      expected.length,
    ])
  })

  test('품절을 빼면 구매할 수 있거나 구매할 수 있게 될 것만 남는다', async () => {
    const { branch, ids } = await aBranchWithGoods(
      STATES.map(([, change]) => ({ ...change, sold_count: 1 })),
    )
    const page = await list(`categoryId=${branch.root}&inStockYn=Y`)
    expect([idsOf(page), page.totalElements]).toEqual([[ids[1], ids[0]], 2])
  })
})

describe('필터', () => {
  test('무료배송만, 두 값을 포함한 가격 사이만, 고른 스토어만 남는다', async () => {
    const { db } = market.database
    const free = await db
      .selectFrom('shipping_policies')
      .innerJoin('stores', 'stores.id', 'shipping_policies.store_id')
      .select(['shipping_policies.id', 'store_id', 'url'])
      .where('kind', '=', 'FREE')
      .executeTakeFirstOrThrow()
    const paid = await db
      .selectFrom('shipping_policies')
      .innerJoin('stores', 'stores.id', 'shipping_policies.store_id')
      .select(['shipping_policies.id', 'store_id', 'url'])
      .where('kind', '<>', 'FREE')
      .where('store_id', '<>', free.store_id)
      .executeTakeFirstOrThrow()
    const of = ({ id, store_id }: typeof free) => ({ store_id, shipping_policy_id: id })
    const { branch, ids } = await aBranchWithGoods([
      { ...of(free), sale_price: 30_000, sold_count: 3 },
      { ...of(paid), sale_price: 20_000, sold_count: 2 },
      { ...of(paid), sale_price: 10_000, sold_count: 1 },
    ])
    const left = async (query: string) => {
      const page = await list(`categoryId=${branch.root}&${query}`)
      return [idsOf(page).map((id) => ids.indexOf(id)), page.totalElements]
    }
    expect({
      free: await left('freeShippingYn=Y'),
      cheap: await left('maxPrice=20000'),
      dear: await left('minPrice=20000'),
      between: await left('minPrice=10000&maxPrice=20000'),
      store: await left(`storeUrlList=[${paid.url}]`),
      stores: await left(`storeUrlList=${paid.url}&storeUrlList=${free.url}`),
      all: await left(`freeShippingYn=Y&minPrice=30000&storeUrlList=[${free.url}]`),
      none: await left('freeShippingYn=Y&maxPrice=20000'),
      unknown: await left('storeUrlList=[nobody]'),
    }).toEqual({
      free: [[0], 1],
      cheap: [[1, 2], 2],
      dear: [[0, 1], 2],
      between: [[1, 2], 2],
      store: [[1, 2], 2],
      stores: [[0, 1, 2], 3],
      all: [[0], 1],
      none: [[], 0],
      unknown: [[], 0],
    })
  })

  test.each(['goods', 'goods/facets'])('뒤집힌 가격은 거절한다: %s', async (path) => {
    const { branch } = await aBranchWithGoods([])
    const query = `categoryId=${branch.root}&minPrice=2&maxPrice=1`
    const { status, body } = await aBuyer(market).call(
      'GET',
      `/displays/categories/${path}?${query}`,
    )
    expect({ status, body }).toEqual({
      status: 422,
      body: {
        code: 'PRICE_RANGE_REVERSED',
        message: '최소 가격이 최대 가격보다 높아요.',
        status: 422,
        data: null,
      },
    })
  })

  test.each([
    'goodsSortTypeEnum=BEST',
    'freeShippingYn=true',
    'minPrice=-1',
    'maxPrice=1.5',
    'maxPrice=x',
    'page=-1',
    'size=0',
    'size=101',
    'storeUrlList=[,]',
  ])('알 수 없는 조건은 거절한다: %s', async (query) => {
    const { branch } = await aBranchWithGoods([])
    const { status, body } = await aBuyer(market).call(
      'GET',
      `/displays/categories/goods?categoryId=${branch.root}&${query}`,
    )
    expect([status, body.code]).toEqual([400, 'BAD_INPUT'])
  })
})
