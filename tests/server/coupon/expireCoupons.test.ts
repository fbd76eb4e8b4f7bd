import { DAY_MS, endOfDayMs, startOfDayMs } from '@jangteo/core/calendar/day.rules'
import { expireCoupons } from '@jangteo/server/coupon/expire-coupons'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCoupon, anIssue, spendIn } from '../../support/coupon/aCoupon.ts'
import { aHolder, statesOf } from '../../support/coupon/aHolder.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

const expire = () => market.runtime.runPromise(expireCoupons)
const tillToday = { expires_at: new Date(endOfDayMs('2026-08-22')) }

async function jobCount(): Promise<number> {
  const { rows } = await market.database.pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM graphile_worker.jobs WHERE task_identifier = 'expire-coupons'`,
  )
  return rows[0]?.count ?? 0
}

function expiredOf(couponId: number) {
  return market.database.db
    .selectFrom('coupon_issues')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('state', '=', 'EXPIRED').as('expired'),
      fn.countAll<number>().filterWhere('state', '=', 'USABLE').as('usable'),
    ])
    .where('coupon_id', '=', couponId)
    .executeTakeFirst()
}

test('한국의 자정이 지나면 쓰지 않은 쿠폰만 만료되고, 다시 해도 한 번만 적힌다', async () => {
  const { hold, order } = await aHolder(market)
  const today = await hold('오늘까지', tillToday)
  const tomorrow = await hold('내일까지', { expires_at: new Date(endOfDayMs('2026-08-23')) })
  const forever = await hold('끝없음')
  const deleted = await hold('지운 것', { ...tillToday, state: 'WITHDRAWN' })
  const used = await hold('쓴 것', tillToday)
  await spendIn(market, used.issueId, await order())
  const all = [today, tomorrow, forever, deleted, used]
  const states = async () => {
    const rows = await Promise.all(all.map(({ issueId }) => statesOf(market, issueId)))
    return rows.map(([row]) => row?.state)
  }
  market.advance(endOfDayMs('2026-08-22') - market.now())
  await expire()
  const lastMoment = await states()
  market.advance(1)
  await expire()
  await expire()
  expect([lastMoment, await states(), await statesOf(market, today.issueId)]).toEqual([
    ['USABLE', 'USABLE', 'USABLE', 'WITHDRAWN', 'USED'],
    ['EXPIRED', 'USABLE', 'USABLE', 'WITHDRAWN', 'USED'],
    [
      {
        state: 'EXPIRED',
        actor: 'system',
        event: 'system.periodOver',
        from_state: 'USABLE',
        to_state: 'EXPIRED',
        order_id: null,
      },
    ],
  ])
})

test('500장이 넘으면 나머지는 다음 작업이 만료시킨다', async () => {
  const { memberId } = await aMember(market)
  const couponId = await aCoupon(market)
  const begun = new Date(startOfDayMs('2026-08-01'))
  const over = new Date(market.now() - DAY_MS)
  const row = {
    coupon_id: couponId,
    member_id: memberId,
    state: 'USABLE' as const,
    revision: 1,
    starts_at: begun,
    expires_at: over,
    issued_at: begun,
  }
  const rows = Array.from({ length: 501 }, () => row)
  await market.database.db.insertInto('coupon_issues').values(rows).execute()
  const jobsBefore = await jobCount()
  await expire()
  const first = [await expiredOf(couponId), (await jobCount()) - jobsBefore]
  await expire()
  const second = [await expiredOf(couponId), (await jobCount()) - jobsBefore]
  expect([first, second]).toEqual([
    [{ expired: 500, usable: 1 }, 1],
    [{ expired: 501, usable: 0 }, 1],
  ])
})

test('만료시키는 것과 주문에 쓰는 것이 만나도 하나만 된다', async () => {
  const { hold, order } = await aHolder(market)
  const orders = await order()
  const { issueId } = await hold('한 장', { expires_at: new Date(market.now()) })
  const spending = spendIn(market, issueId, orders)
  market.advance(1)
  await Promise.all([spending, expire()])
  const steps = await statesOf(market, issueId)
  const ends = ['USED order.placed', 'EXPIRED system.periodOver']
  const seen = steps.map(({ state, event }) => `${state} ${event}`)
  expect([seen.length, ends.filter((end) => end === seen[0]).length]).toEqual([1, 1])
})

test('작업은 아무것도 끝나지 않았으면 아무 일도 하지 않는다', async () => {
  const { memberId } = await aMember(market)
  const couponId = await aCoupon(market)
  await anIssue(market, { coupon_id: couponId, member_id: memberId })
  const jobsBefore = await jobCount()
  await expire()
  expect([await expiredOf(couponId), (await jobCount()) - jobsBefore]).toEqual([
    { expired: 0, usable: 1 },
    0,
  ])
})
