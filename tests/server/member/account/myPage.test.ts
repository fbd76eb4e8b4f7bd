import { DAY_MS } from '@jangteo/core/calendar/day.rules'
import { recordSignUpConsents } from '@jangteo/server/member/account/record-consents'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aBuyer, type Buyer } from '../../../support/buyer.ts'
import { anOwedClaim, payOwed } from '../../../support/claim/owedClaim.ts'
import { aCoupon, anIssue } from '../../../support/coupon/aCoupon.ts'
import { openMarket, type TestMarket } from '../../../support/market.ts'
import { aMember, aMemberInApp, forgetTries } from '../../../support/member.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
beforeEach(() => forgetTries(market))
afterAll(() => market.close())

type Count = { readonly mypageItemStatusEnum: string; readonly count: number }
type Page = {
  readonly guestYn: 'Y' | 'N'
  readonly orderCounts: { readonly countList: readonly Count[]; readonly openClaimCount: number }
  readonly additionalPaymentList: readonly { readonly orderClaimIdEncrypt: string }[]
  readonly couponCount: number
  readonly recentGoodsList: readonly { readonly goodsId: number }[]
  readonly promptList: readonly { readonly promptEnum: string }[]
}

const pageOf = (buyer: Buyer) => buyer.ask<Page>('GET', '/mypages/pages/main')
const promptsOf = async (buyer: Buyer) =>
  (await pageOf(buyer)).promptList.map(({ promptEnum }) => promptEnum)

test('비회원에게는 비회원이라는 것만 답한다', async () => {
  expect(await pageOf(aBuyer(market))).toEqual({ guestYn: 'Y' })
})

test('회원의 이름, 가린 아이디, 등급과 혜택을 답하고, 아무것도 없으면 모두 비어 있다', async () => {
  const joinedAt = new Date('2026-08-22T05:05:00.000Z')
  const change = { login_id: 'gildong777', created_at: joinedAt }
  const { buyer, memberId } = await aMember(market, 'MEMBER', change)
  const link = { member_id: memberId, provider: 'KAKAO', provider_user_id: 'kakao-1' } as const
  await market.database.db
    .insertInto('social_links')
    .values({ ...link, linked_at: joinedAt })
    .execute()
  const { orderCounts, ...page } = await pageOf(buyer)
  expect([
    page,
    orderCounts.countList.map(({ count }) => count),
    orderCounts.openClaimCount,
  ]).toEqual([
    {
      guestYn: 'N',
      member: {
        name: '홍길동',
        maskedId: 'gil***',
        memberShipType: 'MEMBER',
        joinedAt: joinedAt.toISOString(),
        socialList: [{ providerEnum: 'KAKAO', linkedAt: joinedAt.toISOString() }],
      },
      membership: {
        label: '회원',
        benefits: [
          '쿠폰을 받고 사용할 수 있어요.',
          '성인인증을 하면 19세 이상 상품도 구매할 수 있어요.',
        ],
      },
      additionalPaymentList: [],
      couponCount: 0,
      favoriteCount: 0,
      writableReviewCount: 0,
      unreadCount: 0,
      recentGoodsList: [],
      promptList: [],
    },
    Array.from({ length: 10 }, () => 0),
    0,
  ])
})

test('주문과 열린 클레임을 세고, 기다리는 추가결제만 보인다', async () => {
  const { buyer } = await aMemberInApp(market)
  const waiting = await anOwedClaim(market, buyer, 'EXCHANGE')
  const paid = await anOwedClaim(market, buyer)
  await payOwed(market, paid)
  const { orderCounts, additionalPaymentList } = await pageOf(buyer)
  const list = await buyer.ask<{ countList: readonly Count[] }>('GET', '/orders/pages/order-list')
  const claims = await buyer.ask<{ totalElements: number }>('GET', '/orders/claims')
  expect([
    additionalPaymentList.map(({ orderClaimIdEncrypt }) => orderClaimIdEncrypt),
    orderCounts.countList,
    claims.totalElements,
    orderCounts.openClaimCount,
  ]).toEqual([[waiting.claim.orderClaimIdEncrypt], list.countList, 2, 1])
})

test('지금 사용할 수 있는 쿠폰만 세고, 최근 본 상품은 새것부터 열 개까지다', async () => {
  const { buyer, memberId } = await aMember(market)
  await anIssue(market, { coupon_id: await aCoupon(market), member_id: memberId })
  const rows = await market.database.db.selectFrom('goods').select('id').limit(11).execute()
  const ids = rows.map(({ id }) => id)
  for (const goodsId of ids) {
    market.advance(1_000)
    await buyer.ask('POST', '/favorites/recent-goods', { body: { goodsIdList: [goodsId] } })
  }
  const { couponCount, recentGoodsList } = await pageOf(buyer)
  expect([couponCount, recentGoodsList.map(({ goodsId }) => goodsId)]).toEqual([
    1,
    ids.toReversed().slice(0, 10),
  ])
})

test('준회원, 오래된 비밀번호, 2년이 지난 수신 동의를 부탁하고, 답하면 그만둔다', async () => {
  const changedAt = new Date(market.now() - 90 * DAY_MS)
  const { buyer, memberId } = await aMember(market, 'ASSOCIATE_MEMBER', {
    password_changed_at: changedAt,
  })
  const atMs = market.now() - 732 * DAY_MS
  const ticked = ['MARKETING_SMS'] as const
  await market.runtime.runPromise(recordSignUpConsents(memberId, { ticked, atMs }))
  const before = await promptsOf(buyer)
  const body = { termsKind: 'MARKETING_SMS', agreeYn: 'N' }
  await buyer.ask('PUT', '/accounts/consents', { body })
  expect([before, await promptsOf(buyer)]).toEqual([
    ['UPGRADE', 'PASSWORD_OLD', 'CONSENT_RENEWAL'],
    ['UPGRADE', 'PASSWORD_OLD'],
  ])
})

test('비밀번호가 없는 회원에게는 바꾸라고 하지 않는다', async () => {
  const { buyer } = await aMember(market, 'MEMBER', {
    password_hash: null,
    login_id: null,
    password_changed_at: new Date(market.now() - 400 * DAY_MS),
  })
  expect(await promptsOf(buyer)).toEqual([])
})
