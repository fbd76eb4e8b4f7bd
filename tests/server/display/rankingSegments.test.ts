import { recommendAgeOf } from '@jangteo/core/search/popular.rules'
import { listTallies } from '@jangteo/postgres/display/ranking-count.store'
import { rankingSpanAt } from '@jangteo/core/display/ranking.rules'
import { RECOMMEND_AGES } from '@jangteo/core/search/search.codes'
import type { Members } from '@jangteo/postgres/database/schema.gen'
import type { Insertable } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aPurchase, forgetPurchases, insertPurchases } from '../../support/display/purchases.ts'
import { hoursAgo, rankedIds, readBoard, runJob } from '../../support/display/rankings.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())
beforeEach(() => forgetPurchases(market))

/** Women in their thirties who agreed to be counted. */
async function members(count: number, change: Partial<Insertable<Members>> = {}) {
  const at = new Date(market.now())
  const rows = Array.from({ length: count }, () => {
    const loginId = `s${crypto.randomUUID().slice(0, 13)}`
    return {
      login_id: loginId,
      password_hash: 'none',
      name: '홍길동',
      email: `${loginId}@mail.example`,
      mobile: '01012345678',
      membership_type: 'MEMBER',
      password_changed_at: at,
      last_used_at: at,
      created_at: at,
      birthday: '1993-03-01',
      gender: 'FEMALE' as const,
      privacy_optional_agreed_at: at,
      ...change,
    }
  })
  const inserted = await market.database.db
    .insertInto('members')
    .values(rows)
    .returning('id')
    .execute()
  return inserted.map(({ id }) => id)
}

/** Every buyer buys product 1, the first ten product 2, the first nine product 3. */
async function buy(buyers: readonly number[]): Promise<void> {
  const atMs = hoursAgo(market, 1)
  await insertPurchases(market, [
    ...buyers.map((buyer) => aPurchase(1, { atMs, buyer })),
    ...buyers.slice(0, 10).map((buyer) => aPurchase(2, { atMs, buyer })),
    ...buyers.slice(0, 9).map((buyer) => aPurchase(3, { atMs, buyer })),
  ])
  await runJob(market, 'rank-hour')
  await runJob(market, 'rank-segments')
}

const THIRTIES = 'ageEnum=30&genderEnum=FEMALE'

test('구매한 분이 100명이면 순위를 내고, 10명이 되지 않는 상품은 싣지 않는다', async () => {
  await buy(await members(100))
  const own = await readBoard(market, THIRTIES)
  expect([rankedIds(own), own.segmentFallbackYn]).toEqual([[1, 2], 'N'])
  const all = await readBoard(market, '')
  expect([rankedIds(all), all.segmentFallbackYn]).toEqual([[1, 2, 3], 'N'])
})

test('99명이면 전체 순위를 보여 주고 그렇다고 알린다', async () => {
  await buy(await members(99))
  const own = await readBoard(market, THIRTIES)
  expect([rankedIds(own), own.segmentFallbackYn]).toEqual([[1, 2, 3], 'Y'])
})

test.each([
  ['선택 동의가 없으면', { privacy_optional_agreed_at: null }],
  ['준회원이면', { membership_type: 'ASSOCIATE_MEMBER' }],
  ['다른 나이대면', { birthday: '1980-01-01' }],
  ['다른 성별이면', { gender: 'MALE' as const }],
  ['나이를 모르면', { birthday: null }],
])('%s 그 순위에 세지 않는다', async (_, change) => {
  await buy([...(await members(99)), ...(await members(1, change))])
  expect((await readBoard(market, THIRTIES)).segmentFallbackYn).toBe('Y')
})

test('나이를 모르는 회원은 성별의 순위에만, 성별을 모르면 나이의 순위에만 센다', async () => {
  await buy([
    ...(await members(100, { birthday: null })),
    ...(await members(100, { gender: null })),
  ])
  const isShown = async (query: string) =>
    (await readBoard(market, query)).segmentFallbackYn === 'N'
  expect(await isShown('genderEnum=FEMALE')).toBe(true)
  expect(await isShown('ageEnum=30')).toBe(true)
  expect(await isShown(THIRTIES)).toBe(false)
})

test('카테고리마다 따로 100명이 있어야 한다', async () => {
  await buy(await members(100))
  const { category_root_id: rootId } = await market.database.db
    .selectFrom('goods')
    .select('category_root_id')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  const own = await readBoard(market, `${THIRTIES}&categoryId=${rootId}`)
  expect([own.segmentFallbackYn, rankedIds(own)[0]]).toEqual(['N', 1])
  const others = await market.database.db
    .selectFrom('categories')
    .select('id')
    .where('parent_id', 'is', null)
    .where('id', '<>', rootId)
    .execute()
  const other = await readBoard(market, `${THIRTIES}&categoryId=${others[0]?.id}`)
  expect([other.segmentFallbackYn, other.content]).toEqual(['Y', []])
})

test('구매한 날의 만 나이로 나이대를 정하고, core와 같다', async () => {
  const birthdays = [
    '2020-08-22',
    '2006-08-22',
    '2006-08-23',
    '1996-08-22',
    '1966-08-23',
    '1930-01-01',
  ]
  const atMs = Date.parse('2026-08-22T00:00:00+09:00')
  for (const [place, birthday] of birthdays.entries()) {
    const [buyer = 0] = await members(1, { birthday })
    await insertPurchases(market, [aPurchase(place + 1, { atMs, buyer })])
  }
  const span = rankingSpanAt('DAY', market.now())
  const ages = new Map<number, string>()
  for (const age of RECOMMEND_AGES.filter((one) => one !== 'ALL')) {
    const counted = { ...span, period: 'DAY' as const, segment: { age, gender: 'ALL' as const } }
    const rows = await market.runtime.runPromise(listTallies(counted))
    for (const row of rows) ages.set(row.goods_id, age)
  }
  const fullAges = [6, 20, 19, 30, 59, 96]
  expect(birthdays.map((_, place) => ages.get(place + 1))).toEqual(fullAges.map(recommendAgeOf))
})
