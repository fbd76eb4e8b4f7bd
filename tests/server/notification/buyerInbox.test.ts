import type { notification } from '@jangteo/contract/notification/notification.schemas'
import { DAY_MS } from '@jangteo/core/calendar/day.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { mailNotification } from '@jangteo/server/notification/mail-notification'
import { MAIL_NOTIFICATION } from '@jangteo/server/notification/notify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import { anOrderOf, requested } from '../../support/claim/claimCalls.ts'
import { goOn, work } from '../../support/claim/claimDesk.ts'
import { aMailServer } from '../../support/mail.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { notificationsOf } from '../../support/notification/inboxes.ts'
import { happen, itemsOf } from '../../support/order/paidOrder.ts'
import { STRAWBERRIES } from '../../support/payment/deposit.ts'

type Notification = z.output<typeof notification>
type Page = { readonly content: readonly Notification[]; readonly totalElements: number }

let market: TestMarket
const mailServer = aMailServer()
const { sent } = mailServer
beforeAll(async () => {
  market = await openMarket({ mail: mailServer.port })
})
afterAll(() => market.close())

const inboxOf = (buyer: Buyer) => buyer.ask<Page>('GET', '/life/notifications')

const titlesOf = async (buyer: Buyer) => {
  const { content } = await inboxOf(buyer)
  return content.map(({ title, readYn }) => `${title} ${readYn}`).toReversed()
}

/** Unread ones as every page's bell and as my page count them, which must be the same. */
const unreadOf = async (buyer: Buyer) => {
  const counts = []
  for (const path of ['/accounts/me', '/mypages/pages/main']) {
    counts.push((await buyer.ask<{ readonly unreadCount: number }>('GET', path)).unreadCount)
  }
  const [atBell, atMyPage] = counts
  expect(atBell).toEqual(atMyPage)
  return atBell
}

test('산 뒤 배송될 때까지 구매자에게 알리고, 알림은 그 주문으로 이어진다', async () => {
  const { buyer } = await aMember(market)
  const order = await anOrderOf(market, buyer, { goods: [STRAWBERRIES], until: 'SC' })
  const { content } = await inboxOf(buyer)
  expect([await titlesOf(buyer), new Set(content.map(({ linkUrl }) => linkUrl))]).toEqual([
    ['주문이 완료됐어요 N', '상품이 출발했어요 N', '상품이 도착했어요 N'],
    new Set([routes.orderDetail(order.ordersIdEncrypt)]),
  ])
})

test('한꺼번에 보낸 상품들은 한 번만 알린다', async () => {
  const { buyer } = await aMember(market)
  const order = await anOrderOf(market, buyer, { goods: [STRAWBERRIES] })
  const [item] = itemsOf(order)
  if (item === undefined) throw new Error('an order has items')
  await happen(market, item, 'seller.acknowledge', 'seller.delay', 'seller.delay')
  expect(await titlesOf(buyer)).toEqual(['주문이 완료됐어요 N', '발송이 늦어져요 N'])
})

test('클레임을 판매자가 옮기면 구매자에게, 환불이 끝나면 다시 알린다', async () => {
  const { buyer, memberId } = await aMember(market)
  const order = await anOrderOf(market, buyer, { goods: [STRAWBERRIES], until: 'SR' })
  const claim = await requested({ buyer, order, type: 'CANCEL', reason: 'SIMPLE_CHANGE_OF_MIND' })
  await goOn(market, claim, 'seller.approve')
  await work(market, 'settle-refunds')
  const contents = await notificationsOf(market, 'BUYER', { memberId })
  expect(
    contents.map((content) => [content.kind, 'status' in content ? content.status : null]),
  ).toEqual([
    ['ORDER_PAID', null],
    ['CLAIM_STEP', 'CC'],
    ['REFUND_DONE', null],
  ])
})

test('읽은 알림은 읽은 채 남고, 마이페이지의 수는 읽지 않은 것만 센다', async () => {
  const { buyer } = await aMember(market)
  await anOrderOf(market, buyer, { goods: [STRAWBERRIES], until: 'SC' })
  const counts = [await unreadOf(buyer)]
  const [newest] = (await inboxOf(buyer)).content
  const body = { notificationIdEncryptList: [newest?.notificationIdEncrypt] }
  await buyer.ask('PATCH', '/life/notifications/read', { body })
  await buyer.ask('PATCH', '/life/notifications/read', { body })
  counts.push(await unreadOf(buyer))
  const one = await titlesOf(buyer)
  await buyer.ask('PATCH', '/life/notifications/read', { body: {} })
  counts.push(await unreadOf(buyer))
  expect([one, counts]).toEqual([
    ['주문이 완료됐어요 N', '상품이 출발했어요 N', '상품이 도착했어요 Y'],
    [3, 2, 0],
  ])
})

test('남의 알림은 보이지도, 읽히지도, 지워지지도 않는다', async () => {
  const { buyer: owner } = await aMember(market)
  await anOrderOf(market, owner, { goods: [STRAWBERRIES] })
  const { buyer: other } = await aMember(market)
  const [entry] = (await inboxOf(owner)).content
  const id = entry?.notificationIdEncrypt ?? ''
  await other.ask('PATCH', '/life/notifications/read', {
    body: { notificationIdEncryptList: [id] },
  })
  await other.ask('PATCH', '/life/notifications/read', { body: {} })
  const removal = await other.call('DELETE', `/life/notifications/${id}`)
  expect([(await inboxOf(other)).content, removal.body.code, await titlesOf(owner)]).toEqual([
    [],
    'NOTIFICATION_NOT_FOUND',
    ['주문이 완료됐어요 N'],
  ])
})

test('지운 알림은 없고, 두 번째 삭제는 없다고 답한다', async () => {
  const { buyer } = await aMember(market)
  await anOrderOf(market, buyer, { goods: [STRAWBERRIES] })
  const [entry] = (await inboxOf(buyer)).content
  const path = `/life/notifications/${entry?.notificationIdEncrypt ?? ''}`
  const first = await buyer.call('DELETE', path)
  const second = await buyer.call('DELETE', path)
  expect([first.status, second.body.code, await titlesOf(buyer)]).toEqual([
    200,
    'NOTIFICATION_NOT_FOUND',
    [],
  ])
})

test('90일이 지난 알림은 보이지 않는다', async () => {
  const { buyer, memberId } = await aMember(market)
  await anOrderOf(market, buyer, { goods: [STRAWBERRIES] })
  const { db } = market.database
  const ago = (days: number) => new Date(market.now() - days * DAY_MS)
  const change = db.updateTable('notifications').where('member_id', '=', memberId)
  await change.set({ created_at: ago(90) }).execute()
  const listed = await titlesOf(buyer)
  await change.set({ created_at: ago(91) }).execute()
  expect([listed, await titlesOf(buyer)]).toEqual([['주문이 완료됐어요 N'], []])
})

const emailOf = async (memberId: number) => {
  const members = market.database.db.selectFrom('members').where('id', '=', memberId)
  return (await members.select('email').executeTakeFirstOrThrow()).email
}

test('메일은 한 통씩 가고, 비회원에게는 주문 조회로 이어진다', async () => {
  const guest = aBuyer(market)
  await anOrderOf(market, guest, { goods: [STRAWBERRIES] })
  const { buyer, memberId } = await aMember(market)
  await anOrderOf(market, buyer, { goods: [STRAWBERRIES] })
  await work(market, MAIL_NOTIFICATION)
  const email = await emailOf(memberId)
  const own = sent.filter(({ mail }) => mail.to === email)
  const guests = sent.filter(({ mail }) => mail.text.includes(routes.guestOrder()))
  expect([own.map(({ mail }) => mail.subject), guests.at(-1)?.mail.subject]).toEqual([
    ['[장터] 주문이 완료됐어요'],
    '[장터] 주문이 완료됐어요',
  ])
})

test('메일 서버가 받지 않으면 일이 남고, 다시 보낸 메일은 같은 번호다', async () => {
  const { buyer, memberId } = await aMember(market)
  await anOrderOf(market, buyer, { goods: [STRAWBERRIES] })
  const { id } = await market.database.db
    .selectFrom('notifications')
    .select('id')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  const mailIt = () => market.runtime.runPromise(mailNotification(id))
  mailServer.isAway = true
  await expect(mailIt()).rejects.toThrow('the mail server is away')
  mailServer.isAway = false
  await mailIt()
  await mailIt()
  const email = await emailOf(memberId)
  expect(sent.filter(({ mail }) => mail.to === email).map((each) => each.id)).toEqual([
    `notification-${id}`,
    `notification-${id}`,
  ])
})
