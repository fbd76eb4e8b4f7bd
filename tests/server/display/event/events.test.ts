import { DAY_MS } from '@jangteo/core/calendar/day.rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aBuyer, type Buyer } from '../../../support/buyer.ts'
import { aCoupon, getCoupon } from '../../../support/coupon/aCoupon.ts'
import { anEntryEvent, anEvent, sealedEvent } from '../../../support/display/anEvent.ts'
import { openMarket, type TestMarket } from '../../../support/market.ts'
import { aMember } from '../../../support/member.ts'

type Card = {
  readonly eventIdEncrypt: string
  readonly title: string
  readonly category: { readonly eventCategoryId: number; readonly categoryName: string }
  readonly statusFilterEnum: string
}
type List = {
  readonly content: readonly Card[]
  readonly totalElements: number
  readonly last: boolean
  readonly categoryList: readonly {
    readonly eventCategoryId: number
    readonly categoryName: string
  }[]
}

const CACHED_MS = 31_000
const MISSING = {
  status: 404,
  body: {
    code: 'EVENT_NOT_FOUND',
    message: '이벤트를 찾을 수 없어요.',
    status: 404,
    data: null,
  },
}

let market: TestMarket
let visitor: Buyer
let inDays: (days: number) => Date
beforeAll(async () => {
  market = await openMarket()
  visitor = aBuyer(market)
  inDays = (days) => new Date(market.now() + days * DAY_MS)
})
afterAll(() => market.close())

const list = (query = '', buyer = visitor) => buyer.ask<List>('GET', `/displays/events${query}`)
const titlesOf = ({ content }: List) => content.map(({ title }) => title)

describe('목록', () => {
  test('데모는 진행 중인 것이 먼저 끝나는 차례로, 종료된 것이 새것부터 나오고 시작 전인 것은 없다', async () => {
    const running = await list()
    const finished = await list('?statusFilterEnum=FINISHED')
    expect([titlesOf(running), titlesOf(finished)]).toEqual([
      [
        '장보는 주말, 쿠폰 세 장',
        '햅쌀 나눔, 스무 집에 10kg씩',
        '또렷상점 헤드폰의 주인공을 찾아요',
        '올리브나무 화분 체험단 20명',
        '매일 한 번, 달콤한 오후',
        '환절기 옷장 정리 쿠폰',
        '처음 오신 분께 드리는 쿠폰',
        '포장을 줄이는 가게들',
      ],
      ['가을 캠핑 응모전', '한가위 선물 매일 응모', '우리 집 거실을 소개해 주세요'],
    ])
    expect(running.categoryList.map(({ categoryName }) => categoryName)).toEqual([
      '경품',
      '체험단',
      '쿠폰',
      '소식',
    ])
  })

  test('분류를 여럿 골라 볼 수 있고, 짧은 주소로도 같은 답을 한다', async () => {
    const { categoryList } = await list()
    const ids = categoryList
      .filter(({ categoryName }) => ['체험단', '소식'].includes(categoryName))
      .map(({ eventCategoryId }) => eventCategoryId)
    const query = `?eventCategoryIdList=[${ids.join(',')}]&size=1`
    const page = await list(query)
    expect([titlesOf(page), page.totalElements, page.last]).toEqual([
      ['올리브나무 화분 체험단 20명'],
      2,
      false,
    ])
    expect(await visitor.ask('GET', `/events${query}`)).toEqual(page)
  })

  test('1년이 지난 것과 숨긴 것은 목록에 없고, 답은 30초 동안 그대로다', async () => {
    const before = await list('?statusFilterEnum=FINISHED&size=50')
    await anEvent(market, { title: '오래된 것', ends_at: inDays(-370) })
    await anEvent(market, { title: '숨긴 것', ends_at: inDays(-1), is_hidden: true })
    await anEvent(market, { title: '막 끝난 것', ends_at: inDays(-0.1) })
    expect(await list('?statusFilterEnum=FINISHED&size=50')).toEqual(before)
    market.advance(CACHED_MS)
    expect(titlesOf(await list('?statusFilterEnum=FINISHED&size=50'))).toEqual([
      '막 끝난 것',
      ...titlesOf(before),
    ])
  })
})

describe('한 이벤트', () => {
  test('진행하는 동안만 쿠폰을 주고, 끝나도 그대로 볼 수 있다', async () => {
    const couponId = await aCoupon(market)
    const { buyer } = await aMember(market)
    await getCoupon(buyer, couponId)
    const ends_at = inDays(1)
    const change = { type: 'COUPON', couponIds: [couponId], ends_at } as const
    const id = await sealedEvent(market, await anEvent(market, change))
    type Detail = {
      readonly couponList: readonly { readonly couponId: number; readonly issuedYn: string }[]
      readonly statusFilterEnum: string
    }
    const shown = (asker: Buyer) => asker.ask<Detail>('GET', `/displays/events/${id}`)
    const couponsOf = ({ couponList }: Detail) =>
      couponList.map((coupon) => [coupon.couponId, coupon.issuedYn])
    expect([couponsOf(await shown(buyer)), couponsOf(await shown(visitor))]).toEqual([
      [[couponId, 'Y']],
      [[couponId, 'N']],
    ])
    await market.database.db
      .updateTable('events')
      .set({ ends_at: inDays(-0.01) })
      .where('title', '=', '시험 이벤트')
      .execute()
    const over = await shown(visitor)
    expect([over.couponList, over.statusFilterEnum]).toEqual([[], 'FINISHED'])
  })

  test('응모 이벤트는 경품과 발표일, 응모할 수 있는지를 알려 준다', async () => {
    const ends_at = inDays(3)
    const id = await sealedEvent(market, await anEntryEvent(market, { ends_at }))
    const { entry } = await visitor.ask<{ readonly entry: object }>('GET', `/displays/events/${id}`)
    expect(entry).toEqual({
      perEnum: 'ONCE',
      announceAt: ends_at.toISOString(),
      prizeList: [{ prizeName: '커피 한 잔', quantity: 1, prizeValue: 5_000 }],
      mayEnterYn: 'Y',
      enteredTodayYn: 'N',
      entryCount: 0,
      resultEnum: null,
      prizeName: null,
      entryList: [],
      commitment: null,
      drawnAt: null,
      winnerList: [],
    })
  })

  test('숨긴 것과 시작 전인 것은 없다', async () => {
    const hidden = await sealedEvent(market, await anEvent(market, { is_hidden: true }))
    const coming = await sealedEvent(market, await anEvent(market, { starts_at: inDays(1) }))
    expect([
      await visitor.call('GET', `/displays/events/${hidden}`),
      await visitor.call('GET', `/displays/events/${coming}`),
    ]).toEqual([MISSING, MISSING])
  })
})
