import { MINUTE_MS } from '@jangteo/core/calendar/day.rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOnce } from '../../support/atOnce.ts'
import {
  aCoupon,
  changeCoupon,
  getCoupon,
  refusal,
  removeIssue,
  renewIssue,
  showIssue,
  spendIn,
} from '../../support/coupon/aCoupon.ts'
import { aHolder, BEGUN, inDays, statesOf } from '../../support/coupon/aHolder.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

const USED = refusal('COUPON_USED', 409, '이미 사용한 쿠폰이에요.')
const PERIOD_OVER = refusal('COUPON_USE_PERIOD_OVER', 409, '사용 기간이 지났어요.')
const UNUSABLE = refusal('COUPON_UNUSABLE', 409, '지금은 사용할 수 없는 쿠폰이에요.')
const DONE = { status: 200, body: { done: true } }
const POLICY_CHANGED = {
  validationEnum: 'VALIDATE',
  code: 'COUPON_POLICY_CHANGED',
  message: '쿠폰 조건이 바뀌었어요.',
}

describe('쿠폰 지우기', () => {
  test('지운 쿠폰은 목록에서 사라지고, 다시 지워도 같은 답이며 한 번만 적힌다', async () => {
    const { buyer, hold } = await aHolder(market)
    const { id, issueId } = await hold('지울 것')
    const answers = [await removeIssue(buyer, id), await removeIssue(buyer, id)]
    const { body } = await showIssue(buyer, id)
    expect([
      answers,
      body.couponIssueStateEnum,
      (await buyer.ask<{ totalElements: number }>('GET', '/promotions/coupons/me')).totalElements,
      await statesOf(market, issueId),
    ]).toEqual([
      [DONE, DONE],
      'WITHDRAWN',
      0,
      [
        {
          state: 'WITHDRAWN',
          actor: 'buyer',
          event: 'buyer.delete',
          from_state: 'USABLE',
          to_state: 'WITHDRAWN',
          order_id: null,
        },
      ],
    ])
  })

  test('쓴 쿠폰과 끝난 쿠폰은 지우지 못한다', async () => {
    const { buyer, hold, order } = await aHolder(market)
    const used = await hold('쓴 것')
    const over = await hold('끝난 것', {
      ...BEGUN,
      state: 'EXPIRED',
      expires_at: inDays(market, -1),
    })
    await spendIn(market, used.issueId, await order())
    const answers = [await removeIssue(buyer, used.id), await removeIssue(buyer, over.id)]
    const { body } = await showIssue(buyer, used.id)
    expect([answers, body.couponIssueStateEnum, body.usedAt, body.reason?.code]).toEqual([
      [USED, PERIOD_OVER],
      'USED',
      new Date(market.now()).toISOString(),
      'COUPON_USED',
    ])
  })

  test('지우는 것과 주문에 쓰는 것이 만나면 하나만 된다', async () => {
    const { buyer, hold, order } = await aHolder(market)
    const orders = await order()
    const outcomes = []
    for (let round = 0; round < 4; round += 1) {
      const { id, issueId } = await hold('한 장')
      const asDeleting = async () => {
        const { status } = await removeIssue(buyer, id)
        return status === 200 ? 'deleted' : `${status}`
      }
      const asUsing = async () => {
        await spendIn(market, issueId, orders)
        return 'asked'
      }
      const calls = round % 2 === 0 ? [asDeleting, asUsing] : [asUsing, asDeleting]
      const answers = await atOnce(market, 'coupon_issues', calls)
      const [{ state } = { state: 'none' }, ...more] = await statesOf(market, issueId)
      outcomes.push([answers.toSorted().join(' '), state, more.length])
    }
    const isOneOf = (outcome: unknown) =>
      ['409 asked,USED,0', 'asked deleted,WITHDRAWN,0'].includes(String(outcome))
    expect(outcomes.filter((outcome) => !isOneOf(outcome))).toEqual([])
  })
})

describe('바뀐 조건 받기', () => {
  test('조건이 바뀐 쿠폰은 까닭과 함께 막히고, 새 조건을 받으면 발급한 날부터 다시 센다', async () => {
    const startsAt = new Date(market.now()).toISOString()
    const { buyer } = await aMember(market)
    const couponId = await aCoupon(market, { use_period_kind: 'ISSUE', use_days: 3 })
    const { couponIssueIdEncrypt: id } = await getCoupon(buyer, couponId)
    const change = { revision: 2, use_days: 10, discount_value: 2500, minimum_amount: 20_000 }
    await changeCoupon(market, couponId, change)
    const changed = await showIssue(buyer, id)
    market.advance(20 * MINUTE_MS)
    const renewed = await renewIssue(buyer, id)
    const again = await renewIssue(buyer, id)
    const issue = {
      couponId,
      name: '천 원 쿠폰',
      couponTypeEnum: 'GOODS',
      discountEnum: 'FIXED',
      discountValue: 2500,
      maxDiscount: 0,
      minimumAmount: 20_000,
      storeName: null,
      usePeriodEnum: 'ISSUE',
      couponIssueIdEncrypt: id,
      couponIssueStateEnum: 'USABLE',
      startsAt,
      usedAt: null,
    }
    const expected = {
      ...issue,
      expiresAt: '2026-09-01T14:59:59.999Z',
      reason: null,
      isRenewable: false,
    }
    expect([changed, renewed, again]).toEqual([
      {
        status: 200,
        body: {
          ...issue,
          expiresAt: '2026-08-25T14:59:59.999Z',
          reason: POLICY_CHANGED,
          isRenewable: true,
        },
      },
      { status: 200, body: expected },
      { status: 200, body: expected },
    ])
  })

  test('쓴 쿠폰, 끝난 쿠폰, 지운 쿠폰은 새 조건을 받지 못하고 그대로다', async () => {
    const { buyer, hold, order } = await aHolder(market)
    const used = await hold('쓴 것')
    await spendIn(market, used.issueId, await order())
    const all = [
      used,
      await hold('끝난 것', { ...BEGUN, state: 'EXPIRED', expires_at: inDays(market, -1) }),
      await hold('적지 않은 끝난 것', { ...BEGUN, expires_at: new Date(market.now() - 1) }),
      await hold('지운 것', { state: 'WITHDRAWN' }),
    ]
    const answers = []
    for (const { couponId, id } of all) {
      await changeCoupon(market, couponId, { revision: 5 })
      answers.push(await renewIssue(buyer, id))
    }
    const revisions = await market.database.db
      .selectFrom('coupon_issues')
      .select('revision')
      .where(
        'id',
        'in',
        all.map(({ issueId }) => issueId),
      )
      .distinct()
      .execute()
    expect([answers, revisions]).toEqual([
      [USED, PERIOD_OVER, PERIOD_OVER, UNUSABLE],
      [{ revision: 1 }],
    ])
  })
})
