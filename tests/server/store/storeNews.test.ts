import { HOUR_MS, kstDayOf, MINUTE_MS } from '@jangteo/core/calendar/day.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { notificationText } from '@jangteo/core/notification/notification.messages'
import { notificationContent } from '@jangteo/core/notification/notification.schemas'
import type { Stores } from '@jangteo/postgres/database/schema.gen'
import { linkOf } from '@jangteo/server/notification/notification-answer'
import { notifyStoreNews } from '@jangteo/server/store/notify-store-news'
import { WireIds } from '@jangteo/server/wire/wire-ids'
import type { Updateable } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aCoupon } from '../../support/coupon/aCoupon.ts'
import { aDeal } from '../../support/display/aDeal.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { newMember } from '../../support/member.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

const STORE = { id: 1, url: '', name: '' }
beforeEach(async () => {
  const { db } = market.database
  await db.deleteFrom('store_news').execute()
  await db.deleteFrom('store_notices').execute()
  await db.deleteFrom('favorite_stores').execute()
  await db.deleteFrom('notifications').execute()
  await db
    .updateTable('deals')
    .set({ stopped_at: new Date(market.now()) })
    .execute()
  await db
    .updateTable('coupons')
    .set({ deleted_at: new Date(market.now()) })
    .execute()
  const row = await db
    .selectFrom('stores')
    .select(['id', 'url', 'name'])
    .where('state', '=', 'OPEN')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  Object.assign(STORE, row)
})

/** Members who like the store, each with the alert on or off. */
async function fans(count: number, isAlertOn = true): Promise<number[]> {
  const ids: number[] = []
  for (let place = 0; place < count; place += 1) {
    const { id } = await newMember(market)
    ids.push(id)
  }
  await market.database.db
    .insertInto('favorite_stores')
    .values(
      ids.map((member_id) => ({
        member_id,
        store_id: STORE.id,
        is_alert_on: isAlertOn,
        added_at: new Date(market.now()),
      })),
    )
    .execute()
  return ids
}

async function publish(title: string): Promise<number> {
  const { id } = await market.database.db
    .insertInto('store_notices')
    .values({ store_id: STORE.id, title, body: '내용', written_at: new Date(market.now()) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const changeStore = (change: Updateable<Stores>) =>
  market.database.db.updateTable('stores').set(change).where('id', '=', STORE.id).execute()
const run = () => market.runtime.runPromise(notifyStoreNews)

/** Titles of the news that a member has in the inbox, the oldest first. */
async function newsOf(memberId: number): Promise<string[]> {
  const { rows } = await market.database.pool.query<{ title: string }>(
    `SELECT content ->> 'title' AS title FROM notifications
     WHERE member_id = $1 AND kind = 'STORE_NEWS' ORDER BY id`,
    [memberId],
  )
  return rows.map(({ title }) => title)
}

/** Titles and pages of the news that a member has in the inbox, the oldest first. */
async function linksOf(memberId: number) {
  const wireIds = await market.runtime.runPromise(WireIds)
  const rows = await market.database.db
    .selectFrom('notifications')
    .select('content')
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute()
  return rows.map(({ content: stored }) => {
    const content = notificationContent.parse(stored)
    return [notificationText(content).title, linkOf(content, wireIds)] as const
  })
}

/** Advances to an hour of the next day in Korea. */
function toNextDayAt(hour: number): void {
  const day = kstDayOf(market.now())
  while (kstDayOf(market.now()) === day) market.advance(30 * MINUTE_MS)
  market.advance(hour * HOUR_MS)
}

describe('찜한 스토어의 소식', () => {
  test('알림을 켠 회원에게만 하루에 한 번 알리고, 그 사이의 소식은 다시 알리지 않는다', async () => {
    toNextDayAt(10)
    const [fan = 0] = await fans(1)
    const [quiet = 0] = await fans(1, false)
    await publish('추석 배송 안내')
    await run()
    await run()
    market.advance(HOUR_MS)
    await publish('추석 배송 다시 안내')
    await run()
    expect([await newsOf(fan), await newsOf(quiet)]).toEqual([['추석 배송 안내'], []])
    toNextDayAt(9)
    await run()
    await run()
    expect(await newsOf(fan)).toEqual(['추석 배송 안내', '추석 배송 다시 안내'])
    toNextDayAt(9)
    await run()
    expect(await newsOf(fan)).toEqual(['추석 배송 안내', '추석 배송 다시 안내'])
  })

  test('작업 둘이 동시에 돌아도 여러 몫을 나눠 한 번씩만 알린다', async () => {
    toNextDayAt(10)
    const all = await fans(430)
    await publish('새 상품이 들어왔어요')
    await Promise.all([run(), run()])
    const { rows } = await market.database.pool.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM notifications
       WHERE kind = 'STORE_NEWS' GROUP BY member_id`,
    )
    expect([rows.length, rows.every(({ count }) => count === 1)]).toEqual([all.length, true])
  })

  test('밤에는 아침까지 기다리고, 알림을 끄거나 찜을 해제한 회원에게는 알리지 않는다', async () => {
    toNextDayAt(20)
    market.advance(50 * MINUTE_MS)
    const [fan = 0, off = 0, removed = 0] = await fans(3)
    await publish('심야 공지')
    await run()
    expect(await newsOf(fan)).toEqual([])
    const { db } = market.database
    await db
      .updateTable('favorite_stores')
      .set({ is_alert_on: false })
      .where('member_id', '=', off)
      .execute()
    await db.deleteFrom('favorite_stores').where('member_id', '=', removed).execute()
    toNextDayAt(8)
    await run()
    expect([await newsOf(fan), await newsOf(off), await newsOf(removed)]).toEqual([
      ['심야 공지'],
      [],
      [],
    ])
  })

  test.each(['PAUSED', 'SUSPENDED', 'CLOSED'] as const)(
    '%s인 스토어의 소식과 지운 공지는 알리지 않는다',
    async (state) => {
      toNextDayAt(10)
      const [fan = 0] = await fans(1)
      const id = await publish('닫기 전 공지')
      await changeStore({ state })
      await run()
      await changeStore({ state: 'OPEN' })
      await market.database.db
        .updateTable('store_notices')
        .set({ deleted_at: new Date(market.now()) })
        .where('id', '=', id)
        .execute()
      await run()
      expect(await newsOf(fan)).toEqual([])
    },
  )

  test('공지, 쿠폰, 특가의 차례로 고르고, 소식마다 그 화면으로 이어진다', async () => {
    toNextDayAt(10)
    const [fan = 0] = await fans(1)
    const goods = await market.database.db
      .selectFrom('goods')
      .select(['id', 'name'])
      .where('store_id', '=', STORE.id)
      .where('sale_status', '=', 'SALE')
      .where('is_adult_only', '=', false)
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow()
    await aDeal(market, goods.id, {
      starts_at: new Date(market.now()),
      ends_at: new Date(market.now() + 2 * HOUR_MS),
      deal_price: 100,
    })
    await run()
    market.advance(HOUR_MS)
    await aCoupon(market, {
      store_id: STORE.id,
      name: '천 원 쿠폰',
      target_kind: 'STORES',
      target_ids: [STORE.id],
      published_from: kstDayOf(market.now()),
      published_until: '2027-12-31',
      created_at: new Date(market.now()),
    })
    toNextDayAt(9)
    await run()
    await run()
    expect(await linksOf(fan)).toEqual([
      [`(광고) 장터 ${STORE.name}의 특가가 시작됐어요`, routes.productDetail(goods.id)],
      [`(광고) 장터 ${STORE.name}에서 새 쿠폰을 드려요`, routes.store(STORE.url)],
    ])
    toNextDayAt(9)
    await aDeal(market, goods.id, { starts_at: new Date(market.now()), deal_price: 100 })
    const noticeId = await publish('추석 배송 안내')
    await run()
    const wireIds = await market.runtime.runPromise(WireIds)
    const [title, link] = (await linksOf(fan)).at(-1) ?? []
    const [sealed = ''] = (link ?? '').split('/').slice(-1)
    expect([title, wireIds.open('storeNotice', decodeURIComponent(sealed))]).toEqual([
      `(광고) 장터 ${STORE.name}에 새 공지가 올라왔어요`,
      noticeId,
    ])
  })
})
