import type { goodsCard } from '@jangteo/contract/goods/goods.schemas'
import { DEMO_BANNERS } from '@jangteo/demo/banners.data'
import { DEMO_GOODS } from '@jangteo/demo/catalogue'
import { DEMO_MAINS } from '@jangteo/demo/mains.data'
import { DEMO_DEALS } from '@jangteo/demo/loadDeals'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { aBuyer } from '../../support/buyer.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aProduct } from '../../support/stock.ts'

type Card = z.output<typeof goodsCard>
type Section = {
  readonly sectionId: string
  readonly title: string
  readonly layout: string
  readonly goodsList: readonly Card[]
}
type Main = {
  readonly banners: readonly unknown[]
  readonly shortcuts: readonly unknown[]
  readonly sections: readonly Section[]
}

const STRAWBERRIES = goodsNamed('논산 설향 딸기 500g 2팩')
const HOUR_MS = 3_600_000

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
  await takeDown(market)
})
afterAll(() => market.close())

/** Home before anybody has composed it. */
const takeDown = ({ database }: TestMarket) =>
  database.db.updateTable('main_pages').set({ published_revision_id: null }).execute()

const show = (): Promise<Main> => aBuyer(market).ask('GET', '/displays/pages/main-list')

async function section(sectionId: string): Promise<readonly Card[]> {
  const { sections } = await show()
  return sections.find((shown) => shown.sectionId === sectionId)?.goodsList ?? []
}

const firstCategories = () =>
  market.database.db
    .selectFrom('categories')
    .select(['id as categoryId', 'name as categoryName', 'picture'])
    .where('depth', '=', 1)
    .orderBy('position')
    .execute()

const idsOf = (cards: readonly Card[]) => cards.map(({ goodsId }) => goodsId)

test('아무도 꾸미지 않은 홈은 배너와 카테고리와 특가와 새 상품과 많이 찾는 상품을 차례로 보여 준다', async () => {
  const { banners, shortcuts, sections } = await show()
  expect({
    banners,
    shortcuts,
    sections: sections.map(({ goodsList, ...head }) => ({ ...head, count: goodsList.length })),
  }).toEqual({
    banners: DEMO_BANNERS.map(({ picture, title, subtitle, goodsPicture }) => ({
      picture,
      title,
      subtitle,
      goodsId: DEMO_GOODS.findIndex(({ goods }) => goods.picture === goodsPicture) + 1,
    })),
    shortcuts: await firstCategories(),
    sections: [
      {
        sectionId: 'deal',
        title: '오늘의 특가',
        layout: 'DEAL',
        count: (await section('deal')).length,
      },
      { sectionId: 'best', title: '지금 많이 찾는 상품', layout: 'RANKING', count: 9 },
      { sectionId: 'new', title: '새로 들어왔어요', layout: 'RAIL', count: 12 },
      { sectionId: 'more', title: '많이 찾는 상품 더 보기', layout: 'GRID', count: 20 },
    ],
  })
})

test('상품 한 칸에는 고르는 데 드는 것만 있고, 상품 상세와 같다', async () => {
  const [card] = await section('deal')
  const detail = await aBuyer(market).ask<Readonly<Record<string, unknown>>>(
    'GET',
    `/goods/${card?.goodsId}`,
  )
  expect(card).toEqual({
    goodsId: detail['goodsId'],
    goodsName: detail['goodsName'],
    brandName: detail['brandName'],
    picture: detail['picture'],
    storeName: detail['storeName'],
    storeUrl: detail['storeUrl'],
    listPrice: detail['listPrice'],
    salePrice: detail['salePrice'],
    currencyCode: detail['currencyCode'],
    discountRate: detail['discountRate'],
    saleEndsAt: detail['saleEndsAt'],
    deal: detail['deal'],
    isFreeShipping: detail['isFreeShipping'],
    promiseList: detail['promiseList'],
    ratingAverage: detail['ratingAverage'],
    reviewCount: detail['reviewCount'],
    displaySaleStatusEnum: detail['displaySaleStatusEnum'],
    markEnum: detail['markEnum'],
    adultYn: detail['adultYn'],
  })
})

test('특가는 지금 살 수 있는 특가부터, 먼저 끝나는 것부터 보여 준다', async () => {
  const running = DEMO_DEALS.filter(
    ({ startsInHours, endsInHours, stoppedInHours, pieces }) =>
      startsInHours <= 0 &&
      endsInHours > 0 &&
      stoppedInHours === undefined &&
      (pieces === undefined || pieces.taken < pieces.total),
  ).toSorted((a, b) => a.endsInHours - b.endsInHours)
  const deals = await section('deal')
  expect([deals.length, deals.map(({ picture }) => picture)]).toEqual([
    12,
    running.map(({ goodsPicture }) => goodsPicture).slice(0, 12),
  ])
})

const isOpen = (period: { readonly endsInHours: number } | undefined) =>
  period === undefined || period.endsInHours > 0

test('많이 찾는 상품은 많이 팔린 것부터다', async () => {
  const best = DEMO_GOODS.map(({ goods }, index) => ({ ...goods, id: index + 1 }))
    .filter(({ saleStatus, salePeriod }) => saleStatus !== 'STOP' && isOpen(salePeriod))
    .toSorted((a, b) => b.soldCount - a.soldCount || b.id - a.id)
    .slice(0, 29)
  const shown = [...(await section('best')), ...(await section('more'))]
  expect(idsOf(shown)).toEqual(best.map(({ id }) => id))
})

test('새로 들어온 상품이 새 상품의 맨 앞에 선다', async () => {
  const fresh = await aProduct(market, STRAWBERRIES, {
    kind: 'NORMAL',
    created_at: new Date(market.now()),
    sold_count: 0,
  })
  expect(idsOf(await section('new'))[0]).toBe(fresh)
})

test.each([
  ['판매를 멈춘', { sale_status: 'STOP' as const }],
  ['판매가 끝난', { sale_starts_at: null, sale_ends_at: new Date(0) }],
])('%s 상품은 홈 어디에도 없다', async (_, change) => {
  const missing = await aProduct(market, STRAWBERRIES, {
    created_at: new Date(market.now() + HOUR_MS),
    sold_count: 99_999_999,
    ...change,
  })
  const { sections } = await show()
  expect(
    sections.flatMap(({ goodsList }) => idsOf(goodsList)).filter((id) => id === missing),
  ).toEqual([])
})

test('누가 보든 홈은 같다', async () => {
  const member = aBuyer(market)
  await member.logIn('minjikim')
  expect(await member.ask('GET', '/displays/pages/main-list')).toEqual(await show())
})

test('열린 특가가 없으면 특가를 빼고 보여 준다', async () => {
  const later = await openMarket()
  await takeDown(later)
  later.advance(10_000 * HOUR_MS)
  const { sections } = await aBuyer(later).ask<Main>('GET', '/displays/pages/main-list')
  await later.close()
  expect(sections.map(({ sectionId }) => sectionId)).toEqual(['best', 'new', 'more'])
})

/** Blocks of views, boards, searches, carts and likes, which nobody counts in a market without trade. */
const COUNTED: ReadonlySet<string> = new Set(['CLICK_A', 'CATEGORY', 'SEARCH', 'CART', 'WISHLIST'])

test('데모의 홈은 꾸민 코너가 차례로 서고, 처음 셋은 내용까지 있다', async () => {
  const composed = await openMarket()
  const { banners, sections, mainGroupList } = await aBuyer(composed).ask<
    Main & { readonly mainGroupList: readonly { blockTypeEnum: string; content?: unknown }[] }
  >('GET', '/displays/pages/main-list')
  await composed.close()
  expect([banners, sections]).toEqual([[], []])
  expect(mainGroupList.map(({ blockTypeEnum }) => blockTypeEnum)).toEqual(
    DEMO_MAINS[0]?.groups.map(({ block }) => block).filter((block) => !COUNTED.has(block)),
  )
  const withContent = mainGroupList.filter(({ content }) => content !== undefined)
  expect(withContent.map(({ blockTypeEnum }) => blockTypeEnum)).toEqual([
    'BANNER',
    'DEAL',
    'IMAGE_SWIPE',
  ])
})
