import { afterAll, beforeAll, expect, test } from 'vitest'
import { goodsNamed } from '../../support/demoGoods.ts'
import type { Buyer } from '../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { loginOperator, loginSeller } from '../../support/staff.ts'

const NAME = '하동 세작 녹차'
const goodsId = goodsNamed(NAME)

let market: TestMarket
let seller: Buyer
let operator: Buyer
let storeUrl: string
beforeAll(async () => {
  market = await openMarket()
  const store = await market.database.db
    .selectFrom('goods')
    .innerJoin('stores', 'stores.id', 'goods.store_id')
    .select('stores.url')
    .where('goods.id', '=', goodsId)
    .executeTakeFirstOrThrow()
  storeUrl = store.url
  seller = (await loginSeller(market, storeUrl)).browser
  operator = (await loginOperator(market, ['SELLERS'])).browser
})
afterAll(() => market.close())

type Counted = { readonly goodsCount: number }
type Targets = { readonly targetList: readonly { readonly targetId: number }[] }

const offers = async (browser: Buyer, path: string) => {
  const { targetList } = await browser.ask<Targets>('GET', path)
  return targetList.some(({ targetId }) => targetId === goodsId)
}

const seen = async () => {
  const keyword = encodeURIComponent(NAME)
  const listed = await operator.ask<{ readonly content: readonly Counted[] }>(
    'GET',
    `/operators/stores?keyword=${storeUrl}`,
  )
  const { goodsCount } = await operator.ask<Counted>('GET', `/operators/stores/${storeUrl}`)
  return {
    counts: [listed.content[0]?.goodsCount, goodsCount],
    offered: [
      await offers(operator, `/operators/targets?kindEnum=GOODS&keyword=${keyword}`),
      await offers(seller, `/sellers/targets?keyword=${keyword}`),
    ],
  }
}

test('삭제한 상품은 연결할 대상에도, 스토어의 상품 수에도 없다', async () => {
  const { counts, offered } = await seen()
  await market.database.db
    .updateTable('goods')
    .set({ listing: 'DELETED', sale_status: 'STOP', sale_status_when_listed: 'SALE' })
    .where('id', '=', goodsId)
    .execute()
  expect([offered, await seen()]).toEqual([
    [true, true],
    { counts: counts.map((count = 0) => count - 1), offered: [false, false] },
  ])
})
