import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer } from '../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'

type Side = {
  readonly storeName: string
  readonly goodsCount: number
  readonly couponCount: number
  readonly ratingAverage: number
  readonly reviewCount: number
  readonly favoriteCount: number
  readonly phoneHours: string
  readonly pausedYn: string
  readonly noticeTop: object | null
  readonly categoryList: readonly object[]
}

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

test('스토어 요약은 스토어 페이지와 같은 것을 짧게 말하고, 없는 스토어는 찾을 수 없다', async () => {
  const { buyer } = await aMember(market)
  await buyer.ask('POST', '/favorites/stores', { body: { storeUrl: 'dadam' } })
  const guest = aBuyer(market)
  const page = await guest.ask<Side>('GET', '/stores/dadam/pages/main')
  const side = await guest.ask<Side>('GET', '/stores/sides/dadam')
  const factsOf = (of: Side) => [
    of.storeName,
    of.goodsCount,
    of.couponCount,
    of.ratingAverage,
    of.reviewCount,
    of.favoriteCount,
    of.phoneHours,
    of.pausedYn,
    of.noticeTop,
    of.categoryList,
  ]
  expect(factsOf(side)).toEqual(factsOf(page))
  expect([side.favoriteCount, Object.keys(side).includes('pictures')]).toEqual([1, false])
  const { status } = await guest.call('GET', '/stores/sides/nowhere')
  expect(status).toEqual(404)
})
