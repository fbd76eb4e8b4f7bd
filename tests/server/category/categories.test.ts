import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aBuyer } from '../../support/buyer.ts'
import {
  aBranch,
  aLeaf,
  aMiddle,
  aRoot,
  type Branch,
  inBranch,
} from '../../support/category/aCategory.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aProduct } from '../../support/stock.ts'

type Category = {
  readonly categoryId: number
  readonly categoryName: string
  readonly depth: number
  readonly picture: string | null
  readonly goodsCount: number
}
type Tree = Category & { readonly childList?: readonly Tree[] }

const HALF_MINUTE_MS = 30_000

let market: TestMarket
let branch: Branch
beforeAll(async () => {
  market = await openMarket()
  branch = await aBranch(market)
  await aProduct(market, 1, inBranch(branch))
  await aProduct(market, 1, { ...inBranch(branch), sale_status: 'STOP' })
})
afterAll(() => market.close())

const ask = <Body>(path: string) => aBuyer(market).ask<Body>('GET', path)
const branchCategories = () => [
  {
    categoryId: branch.root,
    categoryName: '시험',
    depth: 1,
    picture: 'category-시험',
    goodsCount: 1,
  },
  {
    categoryId: branch.middle,
    categoryName: '시험 중',
    depth: 2,
    picture: 'category-시험 중',
    goodsCount: 1,
  },
  {
    categoryId: branch.leaf,
    categoryName: '시험 소',
    depth: 3,
    picture: null,
    goodsCount: 1,
  },
]

describe('카테고리 전체', () => {
  test('세 단계로 이어지고, 구매할 수 없게 된 상품은 세지 않는다', async () => {
    const { categoryList } = await ask<{ categoryList: Tree[] }>('/displays/pages/category-list')
    const [root, middle, leaf] = branchCategories()
    expect(categoryList.at(-1)).toEqual({
      ...root,
      childList: [{ ...middle, childList: [leaf] }],
    })
  })

  test('새 카테고리는 반 분 안에 보인다', async () => {
    const name = '새로 연 카테고리'
    await aRoot(market, name)
    const names = async () => {
      const { categoryList } = await ask<{ categoryList: Tree[] }>('/displays/pages/category-list')
      return categoryList.map(({ categoryName }) => categoryName)
    }
    const before = await names()
    market.advance(HALF_MINUTE_MS)
    expect([before.includes(name), (await names()).at(-1)]).toEqual([false, name])
  })
})

describe('하위 카테고리', () => {
  test('바로 아래만 보인다', async () => {
    const [, middle, leaf] = branchCategories()
    const of = (id: number) => ask<{ categoryList: Category[] }>(`/displays/categories/${id}/child`)
    expect([await of(branch.root), await of(branch.middle), await of(branch.leaf)]).toEqual([
      { categoryList: [middle] },
      { categoryList: [leaf] },
      { categoryList: [] },
    ])
  })
})

describe('카테고리 경로', () => {
  test('맨 위에서 그 카테고리까지, 단계마다 갈아탈 곳과 함께 온다', async () => {
    const sister = await aMiddle(market, branch.root, '다른 중')
    const cousin = await aLeaf(market, sister, '다른 소')
    market.advance(HALF_MINUTE_MS)
    type Level = Category & { readonly siblingList: readonly unknown[] }
    const { levelList } = await ask<{ levelList: Level[] }>(
      `/displays/categories/${cousin}/navigation-bar`,
    )
    expect(
      levelList.map(({ siblingList, goodsCount, ...level }) => ({
        ...level,
        hasGoods: goodsCount > 0,
        siblings: siblingList.slice(-2),
      })),
    ).toEqual([
      {
        categoryId: branch.root,
        categoryName: '시험',
        depth: 1,
        picture: 'category-시험',
        hasGoods: true,
        siblings: [
          { categoryId: branch.root, categoryName: '시험', picture: 'category-시험' },
          expect.anything(),
        ],
      },
      {
        categoryId: sister,
        categoryName: '다른 중',
        depth: 2,
        picture: 'category-다른 중',
        hasGoods: false,
        siblings: [
          { categoryId: branch.middle, categoryName: '시험 중', picture: 'category-시험 중' },
          { categoryId: sister, categoryName: '다른 중', picture: 'category-다른 중' },
        ],
      },
      {
        categoryId: cousin,
        categoryName: '다른 소',
        depth: 3,
        picture: null,
        hasGoods: false,
        siblings: [{ categoryId: cousin, categoryName: '다른 소', picture: null }],
      },
    ])
  })
})

test.each([
  '/displays/categories/9999999/child',
  '/displays/categories/9999999/navigation-bar',
  '/displays/categories/9999999/recommend',
  '/displays/categories/goods?categoryId=9999999',
  '/displays/categories/goods/facets?categoryId=9999999',
])('없는 카테고리는 찾을 수 없다: %s', async (path) => {
  const { status, body } = await aBuyer(market).call('GET', path)
  expect({ status, body }).toEqual({
    status: 404,
    body: {
      code: 'CATEGORY_NOT_FOUND',
      message: '카테고리를 찾을 수 없어요.',
      status: 404,
      data: null,
    },
  })
})

test.each(['0', '-1', 'a', '1.5', '9007199254740993'])(
  '카테고리 번호가 아니면 거절한다: %s',
  async (id) => {
    const { status, body } = await aBuyer(market).call('GET', `/displays/categories/${id}/child`)
    expect([status, body.code]).toEqual([400, 'BAD_INPUT'])
  },
)
