import { DAY_MS } from '@jangteo/core/calendar/day.rules'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import { aCoupon } from '../../support/coupon/aCoupon.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { aComposer } from '../../support/display/publishMain.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'

const TEA = goodsNamed('하동 세작 녹차')

let market: TestMarket
let composer: Buyer
beforeAll(async () => {
  market = await openMarket()
})
beforeEach(async () => {
  composer = await aComposer(market)
})
afterAll(() => market.close())

const inDays = (days: number) => new Date(market.now() + days * DAY_MS).toISOString()
const written = (change: object = {}) => ({
  exhibitionName: '가을 찻자리',
  subtitle: '한 잔의 여유',
  description: '찻잎부터 다기까지',
  picture: 'exhibition-night',
  startsAt: inDays(-1),
  endsAt: inDays(30),
  groupList: [{ groupName: '차', goodsIdList: [TEA] }],
  ...change,
})
const makeExhibition = async (change: object = {}) => {
  const { exhibitionId } = await composer.ask<{ readonly exhibitionId: number }>(
    'POST',
    '/operators/exhibitions',
    { body: written(change) },
  )
  return exhibitionId
}

type Exhibition = {
  readonly groupList: readonly { readonly groupId: number; readonly groupName: string }[]
  readonly goodsList: readonly { readonly targetId: number; readonly name: string }[]
}

describe('기획전', () => {
  test('만들면 상품과 쿠폰까지 보이고, 숨기면 없는 것과 같다', async () => {
    const couponId = await aCoupon(market)
    const id = await makeExhibition({ couponIdList: [couponId] })
    const buyer = aBuyer(market)
    const goods = await buyer.ask<{ readonly content: readonly { readonly goodsId: number }[] }>(
      'GET',
      `/exhibitions/${id}/goods-list`,
    )
    const offers = await buyer.ask<{ readonly coupons: readonly { readonly couponId: number }[] }>(
      'GET',
      `/promotions/coupons/exhibitions/${id}`,
    )
    expect([
      goods.content.map(({ goodsId }) => goodsId),
      offers.coupons.map((offer) => offer.couponId),
    ]).toEqual([[TEA], [couponId]])
    await composer.ask('PUT', `/operators/exhibitions/${id}`, { body: written({ hiddenYn: 'Y' }) })
    const { body } = await buyer.call('GET', `/exhibitions/${id}`)
    expect(body.code).toBe('EXHIBITION_NOT_FOUND')
  })

  test('묶음의 차례와 이름을 바꿔도 그 묶음으로 가는 링크는 그대로다', async () => {
    const first = { groupName: '하나', goodsIdList: [TEA] }
    const id = await makeExhibition({ groupList: [first, { ...first, groupName: '둘' }] })
    const before = await composer.ask<Exhibition>('GET', `/operators/exhibitions/${id}`)
    const [one, two] = before.groupList
    const groupList = [
      { ...first, groupId: two?.groupId, groupName: '둘이 먼저' },
      { ...first, groupName: '셋' },
      { ...first, groupId: one?.groupId },
    ]
    await composer.ask('PUT', `/operators/exhibitions/${id}`, { body: written({ groupList }) })
    const after = await composer.ask<Exhibition>('GET', `/operators/exhibitions/${id}`)
    expect(after.groupList.map(({ groupName }) => groupName)).toEqual(['둘이 먼저', '셋', '하나'])
    expect([after.groupList[0]?.groupId, after.groupList[2]?.groupId]).toEqual([
      two?.groupId,
      one?.groupId,
    ])
    expect(after.goodsList.map(({ name }) => name)).toEqual(['하동 세작 녹차'])
  })

  test.each([
    ['이름이 없으면', { exhibitionName: ' ' }, 'NAME'],
    ['거꾸로 된 기간은', { endsAt: '2020-01-01T00:00:00.000Z' }, 'PERIOD'],
    ['없는 상품은', { groupList: [{ groupName: '없음', goodsIdList: [999_999] }] }, 'GROUP'],
    ['없는 쿠폰은', { couponIdList: [999_999] }, 'COUPON'],
  ])('%s 저장하지 않고 무엇이 틀렸는지 알린다', async (_, change, violationEnum) => {
    const { status, body } = await composer.call('POST', '/operators/exhibitions', {
      body: written(change),
    })
    expect([status, body.code, body.data]).toEqual([
      422,
      'SHOWING_INVALID',
      { violations: [{ violationEnum, message: expect.any(String) as string }] },
    ])
  })

  test('같은 열쇠로 두 번 보내면 하나만 생긴다', async () => {
    const key = crypto.randomUUID()
    const send = () =>
      composer.call<{ readonly exhibitionId: number }>('POST', '/operators/exhibitions', {
        body: written(),
        key,
      })
    const [one, two] = [await send(), await send()]
    expect(one.body.exhibitionId).toBe(two.body.exhibitionId)
  })
})

const PRIZE = { prizeName: '커피 한 잔', quantity: 1, prizeValue: 5000 }
const eventOf = (change: object = {}) => ({
  eventTypeEnum: 'ENTRY',
  title: '차 한 잔 나눔',
  body: '# 함께해요',
  picture: 'hero-1',
  eventCategoryId: 1,
  startsAt: inDays(1),
  endsAt: inDays(2),
  entry: { perEnum: 'ONCE', announceAt: inDays(3), prizeList: [PRIZE] },
  ...change,
})
const makeEvent = async (change: object = {}) => {
  const { eventIdEncrypt } = await composer.ask<{ readonly eventIdEncrypt: string }>(
    'POST',
    '/operators/events',
    { body: eventOf(change) },
  )
  return eventIdEncrypt
}

describe('이벤트', () => {
  test('시작하기 전에는 무엇이든 바꾸고, 시작하면 응모 방법과 경품은 그대로다', async () => {
    const id = await makeEvent()
    const change = async (part: object) => {
      const { body } = await composer.call('PUT', `/operators/events/${id}`, {
        body: eventOf(part),
      })
      return body.code
    }
    const times = { startsAt: inDays(-1), endsAt: inDays(2) }
    const more = { perEnum: 'DAILY', announceAt: inDays(3), prizeList: [PRIZE, PRIZE] }
    const begun = { ...times, entry: more }
    const codes = [
      await change(begun),
      await change({ ...begun, title: '새 제목' }),
      await change({ ...begun, entry: { ...more, prizeList: [PRIZE] } }),
      await change({ ...begun, endsAt: inDays(1) }),
      await change({ ...times, eventTypeEnum: 'INFO', entry: null }),
    ]
    expect(codes).toEqual([
      undefined,
      undefined,
      'EVENT_ENTRY_FIXED',
      'EVENT_ENTRY_FIXED',
      'EVENT_ENTRY_FIXED',
    ])
    const shown = await aBuyer(market).ask<{
      readonly title: string
      readonly entry: { readonly prizeList: readonly object[] }
    }>('GET', `/displays/events/${id}`)
    expect([shown.title, shown.entry.prizeList]).toEqual(['새 제목', [PRIZE, PRIZE]])
  })

  test('만든 이벤트에 회원이 응모하고, 운영자는 응모한 수를 본다', async () => {
    const id = await makeEvent({ startsAt: inDays(-1) })
    const { buyer } = await aMember(market)
    await buyer.ask('POST', `/displays/events/${id}/entries`, {
      body: { agreedTermsList: ['EVENT_PRIVACY'] },
    })
    const { content } = await composer.ask<{
      readonly content: readonly { readonly eventIdEncrypt: string; readonly entryCount: number }[]
    }>('GET', '/operators/events?size=100')
    expect(content.find(({ eventIdEncrypt }) => eventIdEncrypt === id)?.entryCount).toBe(1)
  })

  test.each([
    ['쿠폰 없는 쿠폰 이벤트는', { eventTypeEnum: 'COUPON', entry: null }, 'COUPON'],
    ['경품 없는 응모 이벤트는', { entry: null }, 'ENTRY'],
    ['없는 분류는', { eventCategoryId: 999 }, 'CATEGORY'],
  ])('%s 저장하지 않는다', async (_, change, violationEnum) => {
    const { body } = await composer.call('POST', '/operators/events', { body: eventOf(change) })
    expect([body.code, body.data]).toEqual([
      'SHOWING_INVALID',
      { violations: [{ violationEnum, message: expect.any(String) as string }] },
    ])
  })

  test('같은 이름의 분류는 하나다', async () => {
    const add = () =>
      composer.ask<{ readonly eventCategoryId: number }>('POST', '/operators/event-categories', {
        body: { categoryName: '새 분류' },
      })
    const [one, two] = await Promise.all([add(), add()])
    expect(one).toEqual(two)
  })
})

test('연결할 대상은 이름의 일부로 찾고, 화면의 주소가 함께 온다', async () => {
  const find = (kindEnum: string, keyword: string) =>
    composer.ask<{
      readonly targetList: readonly { readonly name: string; readonly url: string }[]
    }>('GET', `/operators/targets?kindEnum=${kindEnum}&keyword=${encodeURIComponent(keyword)}`)
  const found = [
    await find('GOODS', '세작'),
    await find('STORE', '아침밭'),
    await find('GOODS', '없는 것'),
  ]
  expect(found.map(({ targetList }) => targetList.map(({ name, url }) => [name, url]))).toEqual([
    [['하동 세작 녹차', `/product/detail/${TEA}`]],
    [['아침밭상회', '/store/achimbat']],
    [],
  ])
})

test('금칙어는 저장하는 순간 모든 목록에서 사라지고, 추천 검색어는 검색창에 나온다', async () => {
  const { db } = market.database
  await db
    .insertInto('keyword_ranks')
    .values({
      board: 'POPULAR',
      rank: 999,
      keyword: '나쁜 말 모음',
      change: 'EQUAL',
      computed_at: new Date(market.now()),
    })
    .execute()
  const word = (text: string) =>
    ({ word: text, kind: 'KEYWORD', jamo: text, choseong: text, weight: 1 }) as const
  await db
    .insertInto('search_dictionary')
    .values([word('나쁜 말'), word('착한 말')])
    .execute()
  const promoted = { placeEnum: 'FIELD', keyword: '햇감귤', subText: '오늘 딴 것' }
  await composer.ask('PUT', '/operators/keywords', {
    body: { promotedList: [promoted], blockedWordList: ['나쁜말'] },
  })
  const left = await db
    .selectFrom('keyword_ranks')
    .select('keyword')
    .where('keyword', '=', '나쁜 말 모음')
    .execute()
  const words = await db
    .selectFrom('search_dictionary')
    .select('word')
    .where('word', 'in', ['나쁜 말', '착한 말'])
    .execute()
  expect(words).toEqual([{ word: '착한 말' }])
  const page = await aBuyer(market).ask<unknown>('GET', '/displays/pages/search')
  expect([left, JSON.stringify(page).includes('햇감귤')]).toEqual([[], true])
  const { body } = await composer.call('PUT', '/operators/keywords', {
    body: { promotedList: [{ ...promoted, keyword: '나쁜 말' }], blockedWordList: ['나쁜말'] },
  })
  expect(body.code).toBe('KEYWORDS_INVALID')
})
