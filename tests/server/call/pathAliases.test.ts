import { toFullPath, toReviewsPath } from '@jangteo/contract/call/aliases'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import { send } from '../../support/call/send.ts'
import { aCoupon, getCoupon } from '../../support/coupon/aCoupon.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

test('짧은 경로는 앞부분만 바뀌고, 조각이 다 맞아야 짧은 경로다', () => {
  const paths = [
    '/coupons/me',
    '/coupons/issues/a-b_c',
    '/coupons',
    '/pages/me-coupon-detail',
    '/ships/info',
    '/cancel-request/available-check',
    '/coupons/pages/me-coupon-detail',
    '/promotions/coupons/pages/me-coupon-detail',
    '/searches/result',
    '/rankings/popular-keyword',
    '/rankings/popular-keywords',
    '/displays/rankings/popular-keywords',
    '/rankings/goods',
    '/my-goods/recent',
    '/my-goodsies',
    '/cancel-request',
    '/couponsoup/me',
    '/pages/me-coupon-details',
    '/shops/coupons/me',
    '/promotions/coupons/me',
    '/',
    '',
  ]
  expect(paths.map(toFullPath)).toEqual([
    '/promotions/coupons/me',
    '/promotions/coupons/issues/a-b_c',
    '/promotions/coupons',
    '/promotions/pages/me-coupon-detail',
    '/orders/ships/info',
    '/orders/claims/cancel-request/available-check',
    '/promotions/pages/me-coupon-detail',
    '/promotions/pages/me-coupon-detail',
    '/displays/searches/result',
    '/displays/rankings/popular-keyword',
    '/displays/rankings/popular-keyword',
    '/displays/rankings/popular-keyword',
    '/displays/rankings/goods',
    '/favorites/my-goods/recent',
    '/my-goodsies',
    '/cancel-request',
    '/couponsoup/me',
    '/pages/me-coupon-details',
    '/shops/coupons/me',
    '/promotions/coupons/me',
    '/',
    '',
  ])
})

test('상품의 리뷰 호출은 상품이 경로에 있어도 같은 호출이다', () => {
  expect([
    toReviewsPath('/goods/7/feedbacks/best', 'size=3'),
    toReviewsPath('/goods/7/feedbacks/detail-list', ''),
    toReviewsPath('/goods/7/feedbacks', ''),
    toReviewsPath('/goods/feedbacks/best', 'goodsId=7'),
    toReviewsPath('/goods/x/feedbacks/best', ''),
  ]).toEqual([
    '/goods/feedbacks/best?goodsId=7&size=3',
    '/goods/feedbacks/detail-list?goodsId=7',
    '/goods/7/feedbacks',
    '/goods/feedbacks/best?goodsId=7',
    '/goods/x/feedbacks/best',
  ])
})

/** Answers of one call by both of its paths. */
const bothWays = async (buyer: Buyer, method: string, path: string) => [
  await buyer.call<object>(method, path),
  await buyer.call<object>(method, `/promotions${path}`),
]

test('짧게 적은 쿠폰 호출은 번호와 검색어와 함께 온 경로와 같은 답을 받는다', async () => {
  const { buyer } = await aMember(market)
  const couponId = await aCoupon(market)
  const got = await buyer.call<{ couponIssueIdEncrypt: string }>('POST', `/coupons/${couponId}`)
  const { couponIssueIdEncrypt: id } = got.body
  await getCoupon(buyer, couponId)
  const pairs = [
    await bothWays(buyer, 'GET', '/coupons/goods/1'),
    await bothWays(buyer, 'GET', '/coupons/companyStore/1'),
    await bothWays(buyer, 'GET', '/coupons/me?couponIssueStateEnum=USABLE&page=0&size=1'),
    await bothWays(buyer, 'GET', `/coupons/issues/${id}`),
    await bothWays(buyer, 'GET', `/pages/me-coupon-detail?couponIssueIdEncrypt=${id}`),
    await bothWays(buyer, 'GET', `/coupons/pages/me-coupon-detail?couponIssueIdEncrypt=${id}`),
    await bothWays(buyer, 'DELETE', `/coupons/issues/${id}`),
  ]
  expect([
    got.status,
    pairs.map(([short]) => short?.status),
    pairs.map(([short]) => short),
  ]).toEqual([200, [200, 200, 200, 200, 200, 200, 200], pairs.map(([, full]) => full)])
})

test('짧은 경로에도 부를 사람과 동사의 규칙은 같다', async () => {
  const guest = await aBuyer(market).call('GET', '/coupons/me')
  const wrongVerb = await send(market, 'DELETE /coupons/me')
  const head = await fetch(`${market.url}/api/coupons/goods/1`, { method: 'HEAD' })
  const nowhere = await send(market, 'GET /coupons/nowhere/at/all')
  expect([
    guest.status,
    [wrongVerb.status, wrongVerb.headers.get('allow')],
    [head.status, await head.text()],
    nowhere.status,
  ]).toEqual([401, [405, 'POST, GET, HEAD'], [200, ''], 404])
})
