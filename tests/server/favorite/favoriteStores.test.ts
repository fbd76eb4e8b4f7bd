import { DAY_MS } from '@jangteo/core/calendar/day.rules'
import type { Stores } from '@jangteo/postgres/database/schema.gen'
import type { Updateable } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Buyer } from '../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember, forgetTries } from '../../support/member.ts'

let market: TestMarket
let stores: readonly { readonly id: number; readonly url: string }[]
beforeAll(async () => {
  market = await openMarket()
  stores = await market.database.db
    .selectFrom('stores')
    .select(['id', 'url'])
    .where('state', '=', 'OPEN')
    .orderBy('id')
    .limit(5)
    .execute()
})
beforeEach(() => forgetTries(market))
afterAll(() => market.close())

type Favor = {
  readonly isFavorite: boolean
  readonly alertYn: string
  readonly favoriteStoreIdEncrypt: string | null
  readonly favoriteCount: number
}
type MyStores = {
  readonly content: readonly {
    readonly storeUrl: string
    readonly alertYn: string
    readonly pausedYn: string
    readonly newGoodsCount: number
  }[]
}

const urlOf = (place: number) => stores[place]?.url ?? ''
const like = (buyer: Buyer, place: number) =>
  buyer.call('POST', '/favorites/stores', { body: { storeUrl: urlOf(place) } })
const unlike = (buyer: Buyer, ...favoriteStoreIdEncryptList: unknown[]) =>
  buyer.ask('DELETE', '/favorites/stores', { body: { favoriteStoreIdEncryptList } })
const favorOf = (buyer: Buyer, place: number) =>
  buyer.ask<Favor>('GET', `/favorites/stores/${urlOf(place)}`)
const turnOn = (buyer: Buyer, place: number) =>
  buyer.call('POST', `/favorites/stores/${urlOf(place)}/alert`, { body: {} })
const turnOff = (buyer: Buyer, place: number) =>
  buyer.call('DELETE', `/favorites/stores/alerts/${urlOf(place)}`, { body: {} })
const listed = async (buyer: Buyer) => {
  const { content } = await buyer.ask<MyStores>('GET', '/favorites/stores/me')
  return content.map(({ storeUrl, alertYn }) => [storeUrl, alertYn])
}

const changeStore = async (place: number, change: Updateable<Stores>) => {
  const { db } = market.database
  await db
    .updateTable('stores')
    .set(change)
    .where('id', '=', stores[place]?.id ?? 0)
    .execute()
}

test('동시에 찜해도 하나이고, 남의 찜은 해제하지 못하며, 해제하면 알림도 끝난다', async () => {
  const [{ buyer: mine }, { buyer: other }] = [await aMember(market), await aMember(market)]
  const both = await Promise.all([like(mine, 0), like(mine, 0)])
  await like(other, 0)
  expect(both[0]?.body).toEqual(both[1]?.body)
  const [before, theirs] = [await favorOf(mine, 0), await favorOf(other, 0)]
  expect([before.isFavorite, before.alertYn, before.favoriteCount]).toEqual([true, 'N', 2])
  await turnOn(mine, 0)
  expect(await listed(mine)).toEqual([[urlOf(0), 'Y']])
  await unlike(mine, before.favoriteStoreIdEncrypt, theirs.favoriteStoreIdEncrypt)
  await unlike(mine, before.favoriteStoreIdEncrypt)
  await like(mine, 0)
  const after = await favorOf(mine, 0)
  expect([after.alertYn, after.favoriteCount]).toEqual(['N', 2])
  expect(after.favoriteStoreIdEncrypt).not.toEqual(before.favoriteStoreIdEncrypt)
})

test('알림은 찜한 스토어만 켜고, 몇 번을 켜고 꺼도 같다', async () => {
  const { buyer } = await aMember(market)
  const refused = await turnOn(buyer, 1)
  expect([refused.status, refused.body.code, refused.body.message]).toEqual([
    409,
    'FAVORITE_STORE_REQUIRED',
    '찜한 스토어만 소식을 받을 수 있어요.',
  ])
  await like(buyer, 1)
  const answers = await Promise.all([turnOn(buyer, 1), turnOn(buyer, 1)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect((await favorOf(buyer, 1)).alertYn).toBe('Y')
  await turnOff(buyer, 1)
  await turnOff(buyer, 1)
  expect((await favorOf(buyer, 1)).alertYn).toBe('N')
})

test('300곳까지 찜하고, 동시에 눌러도 넘지 않으며, 없는 스토어는 찜하지 못한다', async () => {
  const { buyer, memberId } = await aMember(market)
  await market.database.pool.query(
    `INSERT INTO favorite_stores (member_id, store_id, added_at)
     SELECT $1, 100000 + number, $2 FROM generate_series(1, 299) AS number`,
    [memberId, new Date(market.now())],
  )
  const answers = await Promise.all([0, 1, 2].map((place) => like(buyer, place)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('FAVORITE_STORE_FULL')
  await market.database.pool.query(
    'UPDATE favorite_stores SET store_id = $1 WHERE member_id = $2 AND store_id = 100001',
    [stores[4]?.id, memberId],
  )
  await changeStore(4, { state: 'CLOSED' })
  expect((await like(buyer, 3)).status).toBe(200)
  await changeStore(4, { state: 'OPEN' })
  const missing = await buyer.call('POST', '/favorites/stores', { body: { storeUrl: 'nowhere' } })
  expect([missing.status, missing.body.code]).toEqual([404, 'STORE_NOT_FOUND'])
})

test('쉬는 스토어는 쉰다고 알리고, 정지되거나 폐점하면 목록에서 빠지며 알림은 언제든지 끈다', async () => {
  const { buyer, memberId } = await aMember(market)
  await like(buyer, 3)
  await like(buyer, 2)
  await turnOn(buyer, 2)
  await changeStore(2, { state: 'PAUSED' })
  const { content } = await buyer.ask<MyStores>('GET', '/favorites/stores/me')
  expect(content.map(({ storeUrl, pausedYn }) => [storeUrl, pausedYn])).toEqual([
    [urlOf(2), 'Y'],
    [urlOf(3), 'N'],
  ])
  for (const state of ['SUSPENDED', 'CLOSED'] as const) {
    await changeStore(2, { state })
    expect(await listed(buyer)).toEqual([[urlOf(3), 'N']])
    expect((await like(buyer, 2)).status).toBe(404)
    expect((await turnOn(buyer, 2)).status).toBe(404)
  }
  expect((await turnOff(buyer, 2)).status).toBe(200)
  await changeStore(2, { state: 'OPEN' })
  expect(await listed(buyer)).toEqual([
    [urlOf(2), 'N'],
    [urlOf(3), 'N'],
  ])
  const { rowCount } = await market.database.pool.query(
    'SELECT FROM favorite_stores WHERE member_id = $1',
    [memberId],
  )
  expect(rowCount).toBe(2)
})

test('찜이 막힌 스토어는 새로 찜하지 못하고, 이미 한 찜은 남는다', async () => {
  const [{ buyer: mine }, { buyer: other }] = [await aMember(market), await aMember(market)]
  await like(mine, 3)
  await changeStore(3, { denied_features: ['FAVORITE'] })
  const refused = await like(other, 3)
  expect([refused.status, refused.body.code]).toEqual([403, 'STORE_FEATURE_DENIED'])
  expect((await like(mine, 3)).status).toBe(200)
  await changeStore(3, { denied_features: [] })
})

test('일주일 안에 올린 상품만 새 상품으로 센다', async () => {
  const { buyer } = await aMember(market)
  await like(buyer, 1)
  const storeId = stores[1]?.id ?? 0
  const daysAgo = (days: number) => new Date(market.now() - days * DAY_MS)
  const { db } = market.database
  await db
    .updateTable('goods')
    .set({ created_at: daysAgo(8) })
    .where('store_id', '=', storeId)
    .execute()
  const { id } = await db
    .selectFrom('goods')
    .select('id')
    .where('store_id', '=', storeId)
    .where('sale_status', '=', 'SALE')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('goods')
    .set({ created_at: daysAgo(6) })
    .where('id', '=', id)
    .execute()
  const { content } = await buyer.ask<MyStores>('GET', '/favorites/stores/me')
  expect(content.map(({ newGoodsCount }) => newGoodsCount)).toEqual([1])
})
