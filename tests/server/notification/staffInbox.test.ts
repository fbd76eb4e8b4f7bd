import type { notification } from '@jangteo/contract/notification/notification.schemas'
import { MAIL_NOTIFICATION, notify } from '@jangteo/server/notification/notify'
import * as Effect from 'effect/Effect'
import { transaction } from '@jangteo/postgres/database/db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import type { Buyer } from '../../support/buyer.ts'
import { anOrderOf, requested } from '../../support/claim/claimCalls.ts'
import { withdraw, work } from '../../support/claim/claimDesk.ts'
import { queuedMails } from '../../support/mail.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { notificationsOf } from '../../support/notification/inboxes.ts'
import { STRAWBERRIES } from '../../support/payment/deposit.ts'
import { loginOperator, loginSeller } from '../../support/staff.ts'

type Notification = z.output<typeof notification>
type Page = { readonly content: readonly Notification[] }

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

/** The store that sells strawberries, and another one. */
async function stores() {
  const { db } = market.database
  const { url, id } = await db
    .selectFrom('goods')
    .innerJoin('stores', 'stores.id', 'goods.store_id')
    .select(['stores.url', 'stores.id'])
    .where('goods.id', '=', STRAWBERRIES)
    .executeTakeFirstOrThrow()
  const other = await db
    .selectFrom('stores')
    .select('url')
    .where('id', '!=', id)
    .limit(1)
    .executeTakeFirstOrThrow()
  return { url, otherUrl: other.url, id }
}

const kindsIn = async (browser: Buyer, side: 'operators' | 'sellers') => {
  const { content } = await browser.ask<Page>('GET', `/${side}/notifications`)
  return content.map(({ kindEnum, readYn }) => `${kindEnum} ${readYn}`).toReversed()
}

const unreadIn = async (browser: Buyer, side: 'operators' | 'sellers') => {
  const path = `/${side}/notifications/unread-count`
  return (await browser.ask<{ readonly unreadCount: number }>('GET', path)).unreadCount
}

async function aWithdrawnCancel() {
  const { buyer } = await aMember(market)
  const order = await anOrderOf(market, buyer, { goods: [STRAWBERRIES], until: 'SR' })
  const claim = await requested({ buyer, order, type: 'CANCEL', reason: 'SIMPLE_CHANGE_OF_MIND' })
  await withdraw(buyer, { ...claim, claimTypeEnum: 'CANCEL' })
}

test('스토어에는 주문과 클레임을 알리고, 권한에 맞는 것만 보인다', async () => {
  const { url, otherUrl } = await stores()
  await aWithdrawnCancel()
  const owner = await loginSeller(market, url)
  const shipper = await loginSeller(market, url, { permissions: ['ORDERS'] })
  const writer = await loginSeller(market, url, { permissions: ['GOODS'] })
  const stranger = await loginSeller(market, otherUrl)
  expect([
    await kindsIn(owner.browser, 'sellers'),
    await kindsIn(shipper.browser, 'sellers'),
    await kindsIn(writer.browser, 'sellers'),
    await kindsIn(stranger.browser, 'sellers'),
  ]).toEqual([
    ['ORDER_RECEIVED N', 'CLAIM_RECEIVED N', 'CLAIM_WITHDRAWN N'],
    ['ORDER_RECEIVED N'],
    [],
    [],
  ])
})

test('읽음은 사람마다 따로이고, 볼 수 없는 알림은 읽음으로 바뀌지 않는다', async () => {
  const { url, otherUrl } = await stores()
  await aWithdrawnCancel()
  const owner = await loginSeller(market, url)
  const shipper = await loginSeller(market, url, { permissions: ['ORDERS'] })
  const stranger = await loginSeller(market, otherUrl)
  const all = await unreadIn(owner.browser, 'sellers')
  const { content } = await owner.browser.ask<Page>('GET', '/sellers/notifications')
  const ids = content.map(({ notificationIdEncrypt: id }) => id)
  const body = { notificationIdEncryptList: ids }
  for (const { browser } of [shipper, stranger]) {
    await browser.ask('PATCH', '/sellers/notifications/read', { body })
  }
  const shipperCount = await unreadIn(shipper.browser, 'sellers')
  const ownerCount = await unreadIn(owner.browser, 'sellers')
  await owner.browser.ask('PATCH', '/sellers/notifications/read', { body: {} })
  await owner.browser.ask('PATCH', '/sellers/notifications/read', { body: {} })
  expect([shipperCount, ownerCount === all, await unreadIn(owner.browser, 'sellers')]).toEqual([
    0,
    true,
    0,
  ])
  const rows = await market.database.db
    .selectFrom('notification_reads')
    .select('id')
    .where('seller_user_id', '=', stranger.sellerUserId)
    .execute()
  expect(rows).toEqual([])
})

test('운영자는 권한에 맞는 알림을 메일로도 받는다', async () => {
  const { db } = market.database
  const chief = await loginOperator(market)
  const system = await loginOperator(market, ['SYSTEM'])
  const removed = await loginOperator(market, ['CLAIMS'])
  await db
    .updateTable('operators')
    .set({ status: 'REMOVED' })
    .where('id', '=', removed.operatorId)
    .execute()
  const { id: operatorsOfOrder } = await db
    .selectFrom('orders')
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const content = { kind: 'REFUND_REFUSED', amount: 12_900 } as const
  const at = { key: 'a test', atMs: market.now() }
  await market.runtime.runPromise(notify({ to: { operatorsOfOrder }, content, ...at }))
  const before = (await queuedMails(market)).length
  await work(market, MAIL_NOTIFICATION)
  const mails = (await queuedMails(market)).slice(before)
  const addressOf = async (id: number) => {
    const row = db.selectFrom('operators').select('email').where('id', '=', id)
    return (await row.executeTakeFirstOrThrow()).email
  }
  const refused = mails.filter(({ subject }) => subject.includes('환불을 거절'))
  expect([
    await kindsIn(chief.browser, 'operators'),
    await kindsIn(system.browser, 'operators'),
    refused.map(({ to }) => to),
  ]).toEqual([
    ['REFUND_REFUSED N'],
    [],
    ['operator@jangteo.example', await addressOf(chief.operatorId)],
  ])
})

test('되돌린 일은 아무에게도 알리지 않고, 같은 일은 한 번만 알린다', async () => {
  const { db } = market.database
  const { id: buyerOfOrder, member_id: memberId } = await db
    .selectFrom('orders')
    .select(['id', 'member_id'])
    .where('member_id', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const owner = { memberId: memberId ?? 0 }
  const countNow = async () => (await notificationsOf(market, 'BUYER', owner)).length
  const content = { kind: 'DELIVERED', goodsName: '딸기' } as const
  const notifying = notify({ to: { buyerOfOrder }, content, key: 'a test', atMs: market.now() })
  const before = await countNow()
  await market.runtime.runPromise(
    Effect.ignore(transaction(Effect.andThen(notifying, Effect.fail('refused')))),
  )
  const rolledBack = await countNow()
  await Promise.all([1, 2, 3].map(() => market.runtime.runPromise(transaction(notifying))))
  expect([rolledBack, await countNow()]).toEqual([before, before + 1])
})

test('떠난 회원에게는 알리지 않는다', async () => {
  const { buyer, memberId } = await aMember(market)
  await anOrderOf(market, buyer, { goods: [STRAWBERRIES] })
  const { db } = market.database
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  await db.updateTable('members').set({ status: 'LEFT' }).where('id', '=', memberId).execute()
  const before = await notificationsOf(market, 'BUYER', { memberId })
  const content = { kind: 'DELIVERED', goodsName: '딸기' } as const
  const notice = { to: { buyerOfOrder: order.id }, content, key: 'left', atMs: market.now() }
  await market.runtime.runPromise(notify(notice))
  expect(await notificationsOf(market, 'BUYER', { memberId })).toEqual(before)
})
