import { DAY_MS } from '@jangteo/core/calendar/day.rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer } from '../../support/buyer.ts'
import { publishMain } from '../../support/display/publishMain.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { newMember } from '../../support/member.ts'

type Group = {
  readonly blockTypeEnum: string
  readonly content?: { readonly goodsList?: readonly { readonly goodsId: number }[] }
}

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

test('많이 찜한 상품은 한 주 동안 열 사람이 넘게 찜한 것을 많은 것부터 보여 준다', async () => {
  const members = await Promise.all(Array.from({ length: 13 }, () => newMember(market)))
  const daysAgo = (days: number) => new Date(market.now() - days * DAY_MS)
  const likes = (goodsId: number, count: number, days: number) =>
    members.slice(0, count).map(({ id }) => ({
      member_id: id,
      goods_id: goodsId,
      added_price: 1_000,
      added_at: daysAgo(days),
    }))
  const rows = [
    ...[1, 2, 3, 4, 5].flatMap((goodsId, place) => likes(goodsId, 13 - place, 1)),
    ...likes(9, 13, 8),
  ]
  await market.database.db.insertInto('favorite_goods').values(rows).execute()
  await publishMain(market, 'HOME', [{ blockTypeEnum: 'WISHLIST', title: '많이 찜한 것' }])
  const { mainGroupList } = await aBuyer(market).ask<{ readonly mainGroupList: readonly Group[] }>(
    'GET',
    '/displays/pages/main-list',
  )
  const block = mainGroupList.find(({ blockTypeEnum }) => blockTypeEnum === 'WISHLIST')
  expect(block?.content?.goodsList?.map(({ goodsId }) => goodsId)).toEqual([1, 2, 3, 4])
})
