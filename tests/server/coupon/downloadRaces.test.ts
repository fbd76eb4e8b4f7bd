import { startOfDayMs } from '@jangteo/core/calendar/day.rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Buyer } from '../../support/buyer.ts'
import {
  aCoupon,
  countIssuesOf,
  download,
  tally,
  type Terms,
} from '../../support/coupon/aCoupon.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember, aMemberInApp } from '../../support/member.ts'

const DOWNLOAD_COUNT = 500
const MEMBER_COUNT = 25
/** So many at once wait longer on a busy machine than a browser would; how many they get is what counts here. */
const CALL_TIMEOUT_MS = 60_000

let market: TestMarket
let members: readonly Buyer[]
beforeAll(async () => {
  market = await openMarket({ callTimeoutMs: CALL_TIMEOUT_MS })
  const ones = Array.from({ length: MEMBER_COUNT }, () => aMemberInApp(market))
  members = (await Promise.all(ones)).map(({ buyer }) => buyer)
})
afterAll(() => market.close())

/** As many downloads as reported at once, by these in turn; what they came to, and how many are in anybody's hand. */
async function rush(couponId: number, buyers: readonly Buyer[], count = DOWNLOAD_COUNT) {
  const before = await countIssuesOf(market, couponId)
  const crowd = Array.from({ length: Math.ceil(count / buyers.length) }, () => buyers).flat()
  const answers = await Promise.all(crowd.slice(0, count).map((one) => download(one, couponId)))
  const written = (await countIssuesOf(market, couponId)) - before
  return { ends: tally(answers), written }
}

describe('500번을 한꺼번에 받아도 정한 만큼만 발급한다', { timeout: CALL_TIMEOUT_MS }, () => {
  test.each<{ how: string; terms: Terms; limit: number; code: string }>([
    { how: '모두 합해 100장', terms: { total_max: 100 }, limit: 100, code: 'COUPON_SOLD_OUT' },
    { how: '하루에 70장', terms: { day_max: 70 }, limit: 70, code: 'COUPON_SOLD_OUT_TODAY' },
    { how: '한 사람에 2장', terms: { person_max: 2 }, limit: 50, code: 'COUPON_ALREADY_ISSUED' },
    {
      how: '한 사람에 하루 1장',
      terms: { person_day_max: 1 },
      limit: 25,
      code: 'COUPON_ALREADY_ISSUED_TODAY',
    },
  ])('$how', async ({ terms, limit, code }) => {
    const couponId = await aCoupon(market, terms)
    expect(await rush(couponId, members)).toEqual({
      ends: { issued: limit, [`409 ${code}`]: DOWNLOAD_COUNT - limit },
      written: limit,
    })
  })
})

test('한 사람이 한꺼번에 100번 받아도 한 사람 몫만 받는다', async () => {
  const { buyer } = await aMember(market)
  expect(await rush(await aCoupon(market, { person_max: 3 }), [buyer], 100)).toEqual({
    ends: { issued: 3, '409 COUPON_ALREADY_ISSUED': 97 },
    written: 3,
  })
})

test('한 사람에 1장인 선착순 10장은 열 사람이 한 장씩 받는다', async () => {
  const couponId = await aCoupon(market, { total_max: 10, person_max: 1 })
  const { ends, written } = await rush(couponId, members, 100)
  const holders = await market.database.db
    .selectFrom('coupon_issues')
    .select('member_id')
    .distinct()
    .where('coupon_id', '=', couponId)
    .execute()
  const refusedCount = (ends['409 COUPON_ALREADY_ISSUED'] ?? 0) + (ends['409 COUPON_SOLD_OUT'] ?? 0)
  expect([ends['issued'], refusedCount, written, holders.length]).toEqual([10, 90, 10, 10])
})

test('하루에 몇 장인지는 한국의 자정부터 다시 센다', async () => {
  const perDay = await aCoupon(market, { day_max: 5 })
  const perPersonDay = await aCoupon(market, { person_day_max: 1 })
  const everyDay = async () => [
    (await rush(perDay, members, 20)).ends,
    (await rush(perPersonDay, members, MEMBER_COUNT * 2)).ends,
  ]
  const asLimited = [
    { issued: 5, '409 COUPON_SOLD_OUT_TODAY': 15 },
    { issued: MEMBER_COUNT, '409 COUPON_ALREADY_ISSUED_TODAY': MEMBER_COUNT },
  ]
  const first = await everyDay()
  market.advance(startOfDayMs('2026-08-23') - 1 - market.now())
  const lastMoment = await everyDay()
  market.advance(1)
  const nextDay = await everyDay()
  expect([first, lastMoment, nextDay]).toEqual([
    asLimited,
    [{ '409 COUPON_SOLD_OUT_TODAY': 20 }, { '409 COUPON_ALREADY_ISSUED_TODAY': 50 }],
    asLimited,
  ])
})

test('남은 한 장을 하루가 바뀌는 때에 받아도 모두 합한 수는 넘지 않는다', async () => {
  const couponId = await aCoupon(market, { total_max: 3, day_max: 2, issued_count: 1 })
  const { buyer } = await aMember(market)
  const ends = [await rush(couponId, [buyer], 3)]
  market.advance(startOfDayMs('2026-08-24') - market.now())
  ends.push(await rush(couponId, members, 3))
  expect(ends).toEqual([
    { ends: { issued: 2, '409 COUPON_SOLD_OUT': 1 }, written: 2 },
    { ends: { '409 COUPON_SOLD_OUT': 3 }, written: 0 },
  ])
})
