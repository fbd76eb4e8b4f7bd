import type { goodsCard } from '@jangteo/contract/goods/goods.schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import { addToCart } from '../../support/cart/inCart.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'

const GREEN_TEA = goodsNamed('하동 세작 녹차')

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

async function recommended(buyer: Buyer): Promise<number[]> {
  const { goodsList } = await buyer.ask<{ goodsList: z.output<typeof goodsCard>[] }>(
    'GET',
    '/shops/carts/recommend-goods',
  )
  return goodsList.map(({ goodsId }) => goodsId)
}

/** Goods on sale, best sold first; of one middle category, or of all. */
async function bestSellers(middleId: number | null): Promise<number[]> {
  const rows = await market.database.db
    .selectFrom('goods')
    .select('id')
    .where('sale_status', '=', 'SALE')
    .$if(middleId !== null, (of) => of.where('category_middle_id', '=', middleId))
    .orderBy('sold_count', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ id }) => id)
}

test('빈 장바구니에는 많이 팔린 상품을 권한다', async () => {
  const shown = await recommended(aBuyer(market))
  const best = await bestSellers(null)
  expect(shown.length).toBeGreaterThan(3)
  expect(shown).toEqual(best.slice(0, 12).filter((id) => shown.includes(id)))
})

test('담은 상품과 같은 분류를 먼저, 담은 상품은 빼고 권한다', async () => {
  const buyer = aBuyer(market)
  const { category_middle_id: middleId } = await market.database.db
    .selectFrom('goods')
    .select('category_middle_id')
    .where('id', '=', GREEN_TEA)
    .executeTakeFirstOrThrow()
  await addToCart(market, buyer, { goodsId: GREEN_TEA })
  const shown = await recommended(buyer)
  const beside = await bestSellers(middleId)
  const others = await bestSellers(null)
  const expected = [...new Set([...beside, ...others])].filter((id) => id !== GREEN_TEA)
  expect(shown.length).toBeGreaterThan(3)
  expect(shown).toEqual(expected.filter((id) => shown.includes(id)))
})
