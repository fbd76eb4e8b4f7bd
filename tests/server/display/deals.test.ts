import type { goodsCard } from '@jangteo/contract/goods/goods.schemas'
import { HOUR_MS } from '@jangteo/core/calendar/day.rules'
import { DEAL_LISTED_DAYS } from '@jangteo/core/display/deal.rules'
import type { DealState } from '@jangteo/core/display/deal.codes'
import { DEMO_GOODS } from '@jangteo/demo/catalogue'
import type { DealSeed } from '@jangteo/demo/deals.types'
import { DEMO_DEALS } from '@jangteo/demo/loadDeals'
import { setListedPrices } from '@jangteo/server/display/set-listed-prices'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { aBuyer } from '../../support/buyer.ts'
import { aProductAt } from '../../support/checkout/dealOrder.ts'
import { aDeal } from '../../support/display/aDeal.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { changeGoods } from '../../support/stock.ts'

type ListedDeal = z.output<typeof goodsCard> & {
  readonly dealId: number
  readonly dealPrice: number | null
  readonly soldPercent: number | null
  readonly stateEnum: DealState
}
type DealPage = {
  readonly content: readonly ListedDeal[]
  readonly last: boolean
  readonly totalElements: number
  readonly categoryList: readonly { categoryId: number; categoryName: string; count: number }[]
  readonly at: string
}

const LISTED_HOURS = DEAL_LISTED_DAYS * 24

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

const list = (query: string): Promise<DealPage> =>
  aBuyer(market).ask('GET', `/displays/deals?size=100&${query}`)
const picturesOf = ({ content }: DealPage) => content.map(({ picture }) => picture)
const seedOf = (picture: string) => DEMO_DEALS.find(({ goodsPicture }) => goodsPicture === picture)

const IN_TAB: Readonly<Record<string, (seed: DealSeed) => boolean>> = {
  RUNNING: ({ startsInHours, endsInHours }) => startsInHours <= 0 && endsInHours > 0,
  COMING: ({ startsInHours }) => startsInHours > 0 && startsInHours <= LISTED_HOURS,
  ENDED: ({ endsInHours }) => endsInHours <= 0 && endsInHours > -LISTED_HOURS,
}

test.each([
  ['RUNNING', (a: DealSeed, b: DealSeed) => a.endsInHours - b.endsInHours],
  ['COMING', (a: DealSeed, b: DealSeed) => a.startsInHours - b.startsInHours],
  ['ENDED', (a: DealSeed, b: DealSeed) => b.endsInHours - a.endsInHours],
])('%s 탭은 중단하지 않은 그 특가만 시간 순서로 보여 준다', async (status, order) => {
  const seeds = DEMO_DEALS.filter((seed) => seed.stoppedInHours === undefined)
    .filter((seed) => IN_TAB[status]?.(seed) === true)
    .toSorted(order)
  const page = await list(`dealStatusEnum=${status}`)
  const hours = (pictures: readonly string[]) =>
    pictures.map((picture) => {
      const seed = seedOf(picture)
      return status === 'COMING' ? seed?.startsInHours : seed?.endsInHours
    })
  expect([seeds.length > 2, picturesOf(page).toSorted(), hours(picturesOf(page))]).toEqual([
    true,
    seeds.map(({ goodsPicture }) => goodsPicture).toSorted(),
    hours(seeds.map(({ goodsPicture }) => goodsPicture)),
  ])
})

test('진행 중인 특가는 가격과 판매율과 상태를, 오픈 예정 특가는 가격 없이 시작만 알려 준다', async () => {
  const running = await list('')
  const coming = await list('dealStatusEnum=COMING')
  const shown = (page: DealPage, picture: string) => {
    const deal = page.content.find((one) => one.picture === picture)
    return [deal?.dealPrice, deal?.salePrice, deal?.soldPercent, deal?.stateEnum]
  }
  expect([
    shown(running, 'yuja-marmalade'),
    shown(running, 'sunflowers'),
    shown(running, 'cloud-pillow'),
    shown(coming, 'dial-radio'),
    coming.content.every(({ dealPrice, deal }) => dealPrice === null && deal === null),
    running.at,
  ]).toEqual([
    [12_900, 12_900, 73, 'RUNNING'],
    [12_500, 12_500, 100, 'SOLD_OUT'],
    [27_900, 27_900, null, 'RUNNING'],
    [null, 95_200, 0, 'COMING'],
    true,
    new Date(market.now()).toISOString(),
  ])
})

test('오픈 예정 특가의 가격은 상품의 어떤 답에도 없다', async () => {
  const goodsId = DEMO_GOODS.findIndex(({ goods }) => goods.picture === 'dial-radio') + 1
  const detail = await aBuyer(market).ask<object>('GET', `/goods/${goodsId}`)
  const page = await list('dealStatusEnum=COMING')
  expect([
    JSON.stringify(detail).includes('68700'),
    JSON.stringify(page).includes('68700'),
  ]).toEqual([false, false])
})

test('카테고리의 개수는 그 카테고리를 골랐을 때의 개수와 같다', async () => {
  const { categoryList, totalElements } = await list('')
  const counts = await Promise.all(
    categoryList.map(async ({ categoryId }) => {
      const page = await list(`categoryId=${categoryId}`)
      return [page.content.length, page.totalElements, page.last]
    }),
  )
  expect([
    categoryList.length > 4,
    counts,
    categoryList.reduce((sum, { count }) => sum + count, 0),
  ]).toEqual([true, categoryList.map(({ count }) => [count, count, true]), totalElements])
})

test('쪽을 넘겨도 특가는 빠지거나 겹치지 않는다', async () => {
  const whole = await list('')
  const first = await aBuyer(market).ask<DealPage>('GET', '/displays/deals?size=7')
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(first.totalElements / 7) }, (_, page) =>
      aBuyer(market).ask<DealPage>('GET', `/displays/deals?size=7&page=${page}`),
    ),
  )
  expect([pages.flatMap(picturesOf), pages.map(({ last }) => last).indexOf(true)]).toEqual([
    picturesOf(whole),
    pages.length - 1,
  ])
})

test.each([
  ['카테고리가 숫자가 아니다', 'categoryId=x'],
  ['없는 상태다', 'dealStatusEnum=SOLD_OUT'],
])('%s: 거절한다', async (_, query) => {
  const { status } = await aBuyer(market).call('GET', `/displays/deals?${query}`)
  expect(status).toBe(400)
})

test('판매를 멈춘 상품의 특가는 목록에 없다', async () => {
  const goodsId = await aProductAt(market, 20_000)
  const dealId = await aDeal(market, goodsId)
  const isListed = async () => (await list('')).content.some((deal) => deal.dealId === dealId)
  const before = await isListed()
  await changeGoods(market, goodsId, { sale_status: 'STOP' })
  expect([before, await isListed()]).toEqual([true, false])
})

/** The price that lists sort a product by. */
async function listedPriceOf(goodsId: number) {
  const { listed_price: listed } = await market.database.db
    .selectFrom('goods')
    .select('listed_price')
    .where('id', '=', goodsId)
    .executeTakeFirstOrThrow()
  return listed
}

const setPrices = () => market.runtime.runPromise(setListedPrices)

test('목록의 정렬 가격은 특가가 시작하고 끝난 뒤에 작업이 맞추고, 보여 주는 가격은 그 전에도 맞다', async () => {
  const goodsId = await aProductAt(market, 20_000)
  const endsAt = new Date(market.now() + HOUR_MS)
  await aDeal(market, goodsId, { ends_at: endsAt, deal_price: 300 })
  const seen = async () => {
    const { salePrice } = await aBuyer(market).ask<{ salePrice: number }>(
      'GET',
      `/goods/${goodsId}`,
    )
    return [await listedPriceOf(goodsId), salePrice]
  }
  const steps = [await seen()]
  await setPrices()
  steps.push(await seen())
  market.advance(HOUR_MS)
  steps.push(await seen())
  await setPrices()
  steps.push(await seen())
  expect(steps).toEqual([
    [20_000, 300],
    [300, 300],
    [300, 20_000],
    [20_000, 20_000],
  ])
})

test('특가보다 낮아진 정가는 특가 중에도 목록의 정렬 가격이 된다', async () => {
  const goodsId = await aProductAt(market, 20_000)
  const endsAt = new Date(market.now() + HOUR_MS)
  await aDeal(market, goodsId, { ends_at: endsAt, deal_price: 15_000 })
  await setPrices()
  const steps = [await listedPriceOf(goodsId)]
  for (const price of [12_000, 18_000]) {
    await market.database.db
      .updateTable('goods')
      .set({ sale_price: price })
      .where('id', '=', goodsId)
      .execute()
    await setPrices()
    steps.push(await listedPriceOf(goodsId))
  }
  expect(steps).toEqual([15_000, 12_000, 15_000])
})
