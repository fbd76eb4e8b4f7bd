import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import {
  anIssue,
  changeCoupon,
  type CouponIssue,
  refusal,
  removeIssue,
  renewIssue,
  showIssue,
  spendIn,
} from '../../support/coupon/aCoupon.ts'
import { aHolder, BEGUN, inDays, statesOf } from '../../support/coupon/aHolder.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'

type MyCoupons = {
  readonly content: readonly CouponIssue[]
  readonly number: number
  readonly last: boolean
  readonly totalElements: number
  readonly totalPages: number
  readonly usableCount: number
  readonly usedCount: number
  readonly expiredCount: number
}

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

const LIST = '/promotions/coupons/me'
const NOT_EXIST = refusal('COUPON_NOT_EXIST', 404, '쿠폰을 찾을 수 없어요.')
const list = (buyer: Buyer, query = '') => buyer.ask<MyCoupons>('GET', `${LIST}${query}`)

describe('내 쿠폰', () => {
  test('사용할 수 있는 것은 먼저 끝나는 것부터, 쓴 것과 끝난 것은 나중 것부터 세어 보인다', async () => {
    const { buyer, memberId, hold, order } = await aHolder(market)
    const orders = await order()
    await hold('끝없음')
    await hold('나중', { expires_at: inDays(market, 9) })
    await hold('먼저', { expires_at: inDays(market, 1) })
    await hold('아직', { starts_at: inDays(market, 1), expires_at: inDays(market, 2) })
    await hold('어제 끝남', { ...BEGUN, state: 'EXPIRED', expires_at: inDays(market, -1) })
    await hold('방금 끝남', { ...BEGUN, expires_at: new Date(market.now() - 1) })
    await hold('지금 끝남', { ...BEGUN, expires_at: new Date(market.now()) })
    await hold('그제 끝남', { ...BEGUN, state: 'EXPIRED', expires_at: inDays(market, -2) })
    await hold('지움', { state: 'WITHDRAWN' })
    const used = await hold('먼저 씀')
    const usedLater = await hold('나중 씀')
    await spendIn(market, usedLater.issueId, orders)
    await market.database.db
      .updateTable('coupon_issues')
      .set({ used_at: inDays(market, 1) })
      .where('id', '=', usedLater.issueId)
      .execute()
    await spendIn(market, used.issueId, orders)
    await anIssue(market, { coupon_id: used.couponId, member_id: (await aMember(market)).memberId })
    const stock = []
    for (const state of ['USABLE', 'USED', 'EXPIRED']) {
      const page = await list(buyer, `?couponIssueStateEnum=${state}`)
      stock.push({
        ...page,
        content: page.content.map(({ name, couponIssueStateEnum }) => [name, couponIssueStateEnum]),
      })
    }
    const counts = { usableCount: 4, usedCount: 2, expiredCount: 3 }
    const paging = { number: 0, last: true, totalPages: 1 }
    expect([stock, memberId > 0, (await list(buyer)).totalElements]).toEqual([
      [
        {
          content: [
            ['지금 끝남', 'USABLE'],
            ['먼저', 'USABLE'],
            ['아직', 'USABLE'],
            ['나중', 'USABLE'],
            ['끝없음', 'USABLE'],
          ],
          ...paging,
          totalElements: 5,
          ...counts,
        },
        {
          content: [
            ['나중 씀', 'USED'],
            ['먼저 씀', 'USED'],
          ],
          ...paging,
          totalElements: 2,
          ...counts,
        },
        {
          content: [
            ['방금 끝남', 'EXPIRED'],
            ['어제 끝남', 'EXPIRED'],
            ['그제 끝남', 'EXPIRED'],
          ],
          ...paging,
          totalElements: 3,
          ...counts,
        },
      ],
      true,
      5,
    ])
  })

  test('한 쪽에 열 장씩 이어 보이고, 아무것도 없으면 빈 목록이다', async () => {
    const { buyer, hold } = await aHolder(market)
    const empty = await list(buyer)
    for (let number = 1; number <= 12; number += 1) {
      await hold(`${number}번째`, { expires_at: inDays(market, number) })
    }
    const pages = [await list(buyer), await list(buyer, '?page=1'), await list(buyer, '?page=2')]
    expect({
      empty,
      pages: pages.map(({ content, number, last, totalElements, totalPages }) => ({
        names: [content[0]?.name, content.length],
        number,
        last,
        totalElements,
        totalPages,
      })),
    }).toEqual({
      empty: {
        content: [],
        number: 0,
        last: true,
        totalElements: 0,
        totalPages: 0,
        usableCount: 0,
        usedCount: 0,
        expiredCount: 0,
      },
      pages: [
        { names: ['1번째', 10], number: 0, last: false, totalElements: 12, totalPages: 2 },
        { names: ['11번째', 2], number: 1, last: true, totalElements: 12, totalPages: 2 },
        { names: [undefined, 0], number: 2, last: true, totalElements: 12, totalPages: 2 },
      ],
    })
  })

  test('사용할 수 없는 까닭을 쿠폰마다 알린다', async () => {
    const { buyer, hold } = await aHolder(market)
    const changes = [
      { name: '제한', change: { restricted_at: new Date(0), restricted_by: 'OPERATOR' as const } },
      { name: '바뀜', change: { revision: 2 } },
      { name: '앱에서만', change: { use_platforms: ['APP' as const] } },
      { name: '웹에서만', change: { use_platforms: ['WEB' as const] } },
      { name: '최소 주문금액', change: { minimum_amount: 50_000 } },
    ]
    for (const { name, change } of changes) {
      await changeCoupon(market, (await hold(name)).couponId, change)
    }
    await hold('아직', { starts_at: inDays(market, 1) })
    const { content } = await list(buyer)
    expect(
      content.map(({ name, reason, isRenewable }) => [name, reason?.code ?? null, isRenewable]),
    ).toEqual([
      ['제한', 'COUPON_ADMIN_RESTRICTED', false],
      ['바뀜', 'COUPON_POLICY_CHANGED', true],
      ['앱에서만', 'COUPON_UNUSABLE', false],
      ['웹에서만', null, false],
      ['최소 주문금액', null, false],
      ['아직', 'COUPON_USE_NOT_STARTED', false],
    ])
  })
})

test('남의 쿠폰과 지어낸 번호는 보지도 지우지도 새로 받지도 못하는, 없는 쿠폰이다', async () => {
  const { hold } = await aHolder(market)
  const { buyer } = await aMember(market)
  const { id, issueId } = await hold('남의 것')
  const wireIds = [id, 'A'.repeat(22)]
  const answers = []
  for (const wireId of wireIds) {
    answers.push(
      await showIssue(buyer, wireId),
      await renewIssue(buyer, wireId),
      await removeIssue(buyer, wireId),
    )
  }
  expect([answers, (await statesOf(market, issueId))[0]?.state]).toEqual([
    answers.map(() => NOT_EXIST),
    'USABLE',
  ])
})

test('비회원은 내 쿠폰을 볼 수 없다', async () => {
  expect(await aBuyer(market).call('GET', LIST)).toEqual(
    refusal('SESSION_REQUIRED', 401, '로그인이 필요해요. 로그인해 주세요.'),
  )
})
