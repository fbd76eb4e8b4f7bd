import { DAY_MS } from '@jangteo/core/calendar/day.rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import { aCoupon, getCoupon } from '../../support/coupon/aCoupon.ts'
import { anExhibition } from '../../support/display/anExhibition.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { aProduct } from '../../support/stock.ts'

type Card = { readonly exhibitionId: number; readonly exhibitionStatusEnum: string }
type ExhibitionPage = {
  readonly content: readonly Card[]
  readonly number: number
  readonly last: boolean
  readonly totalElements: number
  readonly totalPages: number
}
type GoodsPage = {
  readonly content: readonly { readonly goodsId: number }[]
  readonly last: boolean
}
type Offers = {
  readonly coupons: readonly { readonly couponId: number; readonly issuedYn: string }[]
}

const LIKE = 1
const NOBODY = 999_999
const MISSING = {
  status: 404,
  body: {
    code: 'EXHIBITION_NOT_FOUND',
    message: '기획전을 찾을 수 없어요.',
    status: 404,
    data: null,
  },
}

let market: TestMarket
let inDays: (days: number) => Date
beforeAll(async () => {
  market = await openMarket()
  inDays = (days) => new Date(market.now() + days * DAY_MS)
})
afterAll(() => market.close())

const ask = <Body>(path: string, buyer: Buyer = aBuyer(market)) => buyer.ask<Body>('GET', path)
const idsOf = ({ content }: GoodsPage) => content.map(({ goodsId }) => goodsId)
const offersOf = async (id: number, buyer?: Buyer) =>
  (await ask<Offers>(`/promotions/coupons/exhibitions/${id}`, buyer)).coupons

describe('목록', () => {
  test('데모는 하는 것, 할 것, 끝난 것의 차례로 열 개씩 나온다', async () => {
    const first = await ask<ExhibitionPage>('/exhibitions')
    const second = await ask<ExhibitionPage>('/exhibitions?page=1')
    const states = [...first.content, ...second.content].map((card) => card.exhibitionStatusEnum)
    expect(states).toEqual([
      ...Array.from({ length: 8 }, () => 'IN_PROGRESS'),
      'COMING',
      'COMING',
      'FINISHED',
      'FINISHED',
    ])
    const reported = [first, second].map(({ content, ...page }) => ({
      ...page,
      count: content.length,
    }))
    expect(reported).toEqual([
      { number: 0, last: false, totalElements: 12, totalPages: 2, count: 10 },
      { number: 1, last: true, totalElements: 12, totalPages: 2, count: 2 },
    ])
  })

  test('새로 시작한 것, 곧 시작할 것, 막 끝난 것이 먼저고, 숨긴 것은 없다', async () => {
    const all = [
      { starts_at: inDays(-0.1) },
      { starts_at: inDays(-0.2) },
      { starts_at: inDays(0.1) },
      { starts_at: inDays(0.2) },
      { starts_at: inDays(-9), ends_at: inDays(0) },
      { starts_at: inDays(-9), ends_at: inDays(-0.1) },
    ]
    const ids: number[] = []
    for (const change of all) ids.push((await anExhibition(market, change)).id)
    const { id: hidden } = await anExhibition(market, { starts_at: inDays(0), is_hidden: true })
    const { content, totalElements } = await ask<ExhibitionPage>('/exhibitions?size=100')
    const listed = content.map(({ exhibitionId }) => exhibitionId)
    expect(listed.filter((id) => ids.includes(id))).toEqual(ids)
    expect([listed.includes(hidden), totalElements]).toEqual([false, 18])
  })
})

describe('한 기획전', () => {
  test('소개와 팔고 있는 상품이 있는 묶음, 남은 쿠폰 수를 알려 준다', async () => {
    const [on, off] = [
      await aProduct(market, LIKE),
      await aProduct(market, LIKE, { sale_status: 'STOP' }),
    ]
    const left = await aCoupon(market)
    const missing = await aCoupon(market, { total_max: 1, issued_count: 1 })
    const later = await aCoupon(market, { published_from: '2026-08-23' })
    const starts_at = inDays(-1)
    const { id, groupIds } = await anExhibition(market, {
      starts_at,
      groups: [[on, off], [off]],
      couponIds: [left, missing, later],
    })
    expect(await ask(`/exhibitions/${id}`)).toEqual({
      exhibitionId: id,
      exhibitionName: '시험 기획전',
      subtitle: '한 줄 소개',
      description: '긴 소개예요.',
      picture: 'exhibition-harvest',
      startsAt: starts_at.toISOString(),
      endsAt: null,
      exhibitionStatusEnum: 'IN_PROGRESS',
      couponCount: 1,
      groupList: [{ groupId: groupIds[0], groupName: '묶음 1', goodsCount: 1 }],
    })
  })

  test.each(['', '/goods-list', '/goods-list/facets'])(
    '숨긴 것도 없는 것도 없다고 답한다: %s',
    async (path) => {
      const { id } = await anExhibition(market, { is_hidden: true })
      const buyer = aBuyer(market)
      expect(await buyer.call('GET', `/exhibitions/${id}${path}`)).toEqual(MISSING)
      expect(await buyer.call('GET', `/exhibitions/${NOBODY}${path}`)).toEqual(MISSING)
    },
  )
})

describe('상품', () => {
  test('두 묶음에 든 상품은 한 번 나오고, 묶음마다 정렬하고 넘긴다', async () => {
    const ids: number[] = []
    for (const sale_price of [3_000, 1_000, 2_000]) {
      ids.push(await aProduct(market, LIKE, { sale_price, stock: 5 }))
    }
    const [dear = 0, cheap = 0, middle = 0] = ids
    const { id, groupIds } = await anExhibition(market, {
      groups: [
        [dear, cheap],
        [cheap, middle],
      ],
    })
    const goods = (query: string) => ask<GoodsPage>(`/exhibitions/${id}/goods-list?${query}`)
    expect(idsOf(await goods('goodsSortTypeEnum=LOW_PRICE'))).toEqual([cheap, middle, dear])
    const group = `groupId=${groupIds[1]}&goodsSortTypeEnum=HIGH_PRICE&size=1`
    const [first, second] = [await goods(group), await goods(`${group}&page=1`)]
    expect([idsOf(first), first.last, idsOf(second), second.last]).toEqual([
      [middle],
      false,
      [cheap],
      true,
    ])
    const facets = await ask<{ totalElements: number }>(
      `/exhibitions/${id}/goods-list/facets?groupId=${groupIds[0]}&maxPrice=2000`,
    )
    expect(facets.totalElements).toEqual(1)
  })

  test('다른 기획전의 묶음으로는 아무것도 나오지 않는다', async () => {
    const goodsId = await aProduct(market, LIKE)
    const { id } = await anExhibition(market, { groups: [[goodsId]] })
    const other = await anExhibition(market, { groups: [[goodsId]] })
    const page = await ask<GoodsPage>(`/exhibitions/${id}/goods-list?groupId=${other.groupIds[0]}`)
    expect(idsOf(page)).toEqual([])
  })

  test('시작하기 전에는 상품도 묶음도 쿠폰도 알 수 없고, 끝나면 쿠폰만 없다', async () => {
    const goodsId = await aProduct(market, LIKE)
    const couponIds = [await aCoupon(market)]
    const groups = [[goodsId]]
    const coming = await anExhibition(market, { starts_at: inDays(1), groups, couponIds })
    const over = await anExhibition(market, { ends_at: inDays(-1), groups, couponIds })
    const seen = async ({ id }: { readonly id: number }) => {
      const { exhibitionStatusEnum, couponCount, groupList } = await ask<
        Card & { readonly couponCount: number; readonly groupList: readonly object[] }
      >(`/exhibitions/${id}`)
      const facets = await ask<{ totalElements: number }>(`/exhibitions/${id}/goods-list/facets`)
      return {
        state: exhibitionStatusEnum,
        couponCount,
        groupCount: groupList.length,
        goods: idsOf(await ask<GoodsPage>(`/exhibitions/${id}/goods-list`)),
        facets: facets.totalElements,
        offers: (await offersOf(id)).length,
      }
    }
    const nothing = { couponCount: 0, offers: 0 }
    expect([await seen(coming), await seen(over)]).toEqual([
      { ...nothing, state: 'COMING', groupCount: 0, goods: [], facets: 0 },
      { ...nothing, state: 'FINISHED', groupCount: 1, goods: [goodsId], facets: 1 },
    ])
  })
})

describe('쿠폰', () => {
  test('제 쿠폰만 주고, 받은 사람에게는 받았다고 한다', async () => {
    const [own, foreign] = [await aCoupon(market, { person_max: 1 }), await aCoupon(market)]
    const { id } = await anExhibition(market, { couponIds: [own] })
    await anExhibition(market, { couponIds: [foreign] })
    const { buyer } = await aMember(market)
    await getCoupon(buyer, own)
    const brief = ({ couponId, issuedYn }: Offers['coupons'][number]) => ({ couponId, issuedYn })
    expect((await offersOf(id)).map(brief)).toEqual([{ couponId: own, issuedYn: 'N' }])
    expect((await offersOf(id, buyer)).map(brief)).toEqual([{ couponId: own, issuedYn: 'Y' }])
  })

  test('숨긴 기획전의 쿠폰은 물을 수 없다', async () => {
    const { id } = await anExhibition(market, { is_hidden: true })
    expect(await aBuyer(market).call('GET', `/promotions/coupons/exhibitions/${id}`)).toEqual(
      MISSING,
    )
  })
})

test('홈에는 하고 있는 것만 나온다', async () => {
  const { exhibitions } = await ask<{ exhibitions: readonly Card[] }>('/displays/pages/main-list')
  expect(exhibitions.map((card) => card.exhibitionStatusEnum)).toEqual(
    Array.from({ length: 6 }, () => 'IN_PROGRESS'),
  )
})
