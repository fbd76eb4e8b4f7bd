import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer } from '../../support/buyer.ts'
import { aBranch, aLeaf, inBranch } from '../../support/category/aCategory.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aProduct } from '../../support/stock.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

async function recommended(id: number, query = ''): Promise<number[]> {
  const { goodsList } = await aBuyer(market).ask<{ goodsList: { goodsId: number }[] }>(
    'GET',
    `/displays/categories/${id}/recommend${query}`,
  )
  return goodsList.map(({ goodsId }) => goodsId)
}

test('카테고리나 그 위의 카테고리에서 잘 팔리고 지금 구매할 수 있는 것을 보인다', async () => {
  const branch = await aBranch(market)
  const sister = { ...branch, leaf: await aLeaf(market, branch.middle, '옆 소') }
  const goods = (change: Parameters<typeof aProduct>[2]) =>
    aProduct(market, 1, { stock: 5, ...inBranch(branch), ...change })
  const slow = await goods({ sold_count: 1 })
  const quick = await goods({ sold_count: 2 })
  await goods({ sold_count: 9, stock: 0 })
  await goods({ sold_count: 9, sale_status: 'STOP' })
  const beside = await goods({ sold_count: 3, ...inBranch(sister) })

  expect({
    leaf: await recommended(branch.leaf),
    own: await recommended(branch.leaf, '?depth=3'),
    root: await recommended(branch.leaf, '?depth=1'),
    below: await recommended(branch.middle, '?depth=3'),
  }).toEqual({
    leaf: [quick, slow],
    own: [quick, slow],
    root: [beside, quick, slow],
    below: [beside, quick, slow],
  })
})

test('깊이는 1부터 3까지다', async () => {
  const { root } = await aBranch(market)
  const { status, body } = await aBuyer(market).call(
    'GET',
    `/displays/categories/${root}/recommend?depth=4`,
  )
  expect([status, body.code]).toEqual([400, 'BAD_INPUT'])
})
