import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOnce } from '../../support/atOnce.ts'
import { auditOf } from '../../support/auditLog.ts'
import type { Buyer } from '../../support/buyer.ts'
import { download, getCoupon, showIssue } from '../../support/coupon/aCoupon.ts'
import { writtenTerms, type WrittenTerms } from '../../support/coupon/writtenTerms.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { loginOperator, loginSeller } from '../../support/staff.ts'
import { goodsNamed } from '../../support/demoGoods.ts'

const OTHER_STORE = 'dadam'
/** A product of another store. */
const FOREIGN = [goodsNamed('하동 세작 녹차')]
const REASON = '조건을 잘못 적었어요'

let market: TestMarket
let operator: Buyer
let seller: Buyer
beforeAll(async () => {
  market = await openMarket()
  operator = (await loginOperator(market, ['COUPONS'])).browser
  seller = (await loginSeller(market)).browser
})
afterAll(() => market.close())

type Made = { readonly couponId: number }
type Detail = {
  readonly couponId: number
  readonly revision: number
  readonly stateEnum: string
  readonly ownYn: string
  readonly terms: WrittenTerms
}
type List = { readonly content: readonly Detail[]; readonly totalElements: number }

async function ofOperator(change: Partial<WrittenTerms> = {}): Promise<number> {
  const body = writtenTerms(change)
  return (await operator.ask<Made>('POST', '/operators/coupons', { body })).couponId
}

async function ofSeller(change: Partial<WrittenTerms> = {}): Promise<number> {
  const body = writtenTerms({ targetEnum: 'STORES', ...change })
  return (await seller.ask<Made>('POST', '/sellers/coupons', { body })).couponId
}

type CallParts = readonly [browser: Buyer, method: string, path: string, body?: unknown]

async function codeOf([browser, method, path, body]: CallParts): Promise<string | undefined> {
  const answer = await browser.call(method, path, body === undefined ? {} : { body })
  return answer.body.code
}

const linesOf = (couponId: number) => auditOf(market, `coupon ${couponId}`, ['call', 'reason'])

test('장터가 만든 쿠폰은 회원이 받고, 만들고 바꾸고 삭제한 일이 기록에 남는다', async () => {
  const id = await ofOperator({ name: '모두의 쿠폰', marketShare: 40 })
  const { buyer } = await aMember(market)
  expect((await getCoupon(buyer, id)).name).toBe('모두의 쿠폰')
  const body = writtenTerms({ name: '새 이름', marketShare: 40 })
  await operator.ask('PUT', `/operators/coupons/${id}`, { body })
  await operator.ask('DELETE', `/operators/coupons/${id}`)
  expect(await linesOf(id)).toEqual([
    { call: 'operatorCoupon.create', reason: null },
    { call: 'operatorCoupon.change', reason: null },
    { call: 'operatorCoupon.remove', reason: null },
  ])
  const { buyer: late } = await aMember(market)
  expect((await download(late, id)).body.code).toBe('COUPON_NOT_EXIST')
})

test('할인을 바꾸면 가진 사람은 바뀐 조건을 받은 뒤에 사용하고, 이름을 바꾸면 그대로 사용한다', async () => {
  const id = await ofOperator()
  const { buyer } = await aMember(market)
  const { couponIssueIdEncrypt } = await getCoupon(buyer, id)
  const change = (terms: Partial<WrittenTerms>) =>
    operator.ask('PUT', `/operators/coupons/${id}`, { body: writtenTerms(terms) })
  const reason = async () => (await showIssue(buyer, couponIssueIdEncrypt)).body.reason?.code
  await change({ name: '이름만 바꾼 쿠폰' })
  const before = await reason()
  await change({ discountValue: 500 })
  expect([before, await reason()]).toEqual([undefined, 'COUPON_POLICY_CHANGED'])
  const { revision } = await operator.ask<Detail>('GET', `/operators/coupons/${id}`)
  expect(revision).toBe(2)
})

test('쓴 그대로 다시 읽힌다', async () => {
  const terms = writtenTerms({
    name: '빠짐없는 쿠폰',
    couponTypeEnum: 'STORE',
    discountEnum: 'PERCENT',
    discountValue: 15,
    maxDiscount: 5000,
    minimumAmount: 20_000,
    targetEnum: 'GOODS',
    targetIdList: [goodsNamed('하동 세작 녹차')],
    issueEnum: 'CODE',
    word: '빠짐없이',
    usePeriodEnum: 'CUSTOM',
    useFrom: '2026-08-01',
    useUntil: '2026-09-30',
    useDays: null,
    totalMax: 100,
    dayMax: 10,
    personMax: 2,
    personDayMax: 1,
    weekdayList: [1, 2],
    fromHour: 9,
    untilHour: 18,
    membershipList: ['MEMBER'],
    issuePlatformList: ['WEB'],
    usePlatformList: ['APP'],
    newcomerEnum: 'WELCOME',
    marketShare: 30,
  })
  const id = await ofOperator(terms)
  const read = await operator.ask<Detail>('GET', `/operators/coupons/${id}`)
  expect(read.terms).toEqual(terms)
})

describe('스토어의 쿠폰', () => {
  test('스토어의 모든 상품에 쓰고, 장터는 보고 제한할 수 있지만 고치지는 못한다', async () => {
    const id = await ofSeller({ name: '우리 가게 쿠폰' })
    const { terms } = await seller.ask<Detail>('GET', `/sellers/coupons/${id}`)
    const seen = await operator.ask<Detail>('GET', `/operators/coupons/${id}`)
    expect([terms.marketShare, terms.targetEnum, seen.ownYn]).toEqual([0, 'STORES', 'N'])
    const body = writtenTerms()
    expect(await codeOf([operator, 'PUT', `/operators/coupons/${id}`, body])).toBe(
      'COUPON_NOT_EXIST',
    )
    expect(await codeOf([operator, 'DELETE', `/operators/coupons/${id}`])).toBe('COUPON_NOT_EXIST')
  })

  test('제한하면 받을 수 없고, 장터가 제한한 것은 판매자가 풀지 못한다', async () => {
    const id = await ofSeller()
    const restrict = (browser: Buyer, place: string, restrictedYn: 'Y' | 'N') =>
      codeOf([
        browser,
        'POST',
        `/${place}/coupons/${id}/restrict`,
        { restrictedYn, reason: REASON },
      ])
    const { buyer } = await aMember(market)
    const got = async () => (await download(buyer, id)).body.code
    const codes = [
      await restrict(seller, 'sellers', 'Y'),
      await got(),
      await restrict(seller, 'sellers', 'N'),
      await restrict(operator, 'operators', 'Y'),
      await restrict(seller, 'sellers', 'N'),
      await got(),
      await restrict(operator, 'operators', 'N'),
      await got(),
    ]
    expect(codes).toEqual([
      undefined,
      'COUPON_ADMIN_RESTRICTED',
      undefined,
      undefined,
      'COUPON_RESTRICTED_BY_OPERATOR',
      'COUPON_ADMIN_RESTRICTED',
      undefined,
      undefined,
    ])
    expect((await linesOf(id)).map(({ reason }) => reason)).toEqual([
      null,
      REASON,
      REASON,
      REASON,
      REASON,
    ])
  })

  test('다른 스토어의 쿠폰은 없는 것과 같다', async () => {
    const id = await ofSeller()
    const other = (await loginSeller(market, OTHER_STORE)).browser
    const marketsOwn = await ofOperator()
    const calls: readonly CallParts[] = [id, marketsOwn].flatMap((couponId): CallParts[] => [
      [other, 'GET', `/sellers/coupons/${couponId}`],
      [other, 'PUT', `/sellers/coupons/${couponId}`, writtenTerms({ targetEnum: 'STORES' })],
      [
        other,
        'POST',
        `/sellers/coupons/${couponId}/restrict`,
        { restrictedYn: 'Y', reason: REASON },
      ],
      [other, 'DELETE', `/sellers/coupons/${couponId}`],
    ])
    const codes = await Promise.all(calls.map(codeOf))
    expect(codes).toEqual(calls.map(() => 'COUPON_NOT_EXIST'))
    const { content } = await other.ask<List>('GET', '/sellers/coupons?size=100')
    expect(content.filter(({ couponId }) => couponId === id || couponId === marketsOwn)).toEqual([])
  })

  test.each([
    ['장터의 모든 상품에', { targetEnum: 'ALL' }, 'TARGET'],
    ['다른 스토어의 상품에', { targetEnum: 'GOODS', targetIdList: FOREIGN }, 'TARGET'],
    ['장터의 부담으로', { marketShare: 10 }, 'MARKET_SHARE'],
    ['번호로', { issueEnum: 'CODE' }, 'WORD'],
  ] satisfies [string, Partial<WrittenTerms>, string][])(
    '%s 줄 수 없다',
    async (_, change, violationEnum) => {
      const { status, body } = await seller.call('POST', '/sellers/coupons', {
        body: writtenTerms({ targetEnum: 'STORES', ...change }),
      })
      expect([status, body.code, body.data]).toEqual([
        422,
        'COUPON_TERMS_INVALID',
        { violations: [{ violationEnum, message: expect.any(String) as string }] },
      ])
    },
  )
})

test('한 단어로는 한 쿠폰만 만들 수 있고, 한꺼번에 만들어도 그렇다', async () => {
  const body = writtenTerms({ issueEnum: 'CODE', word: '하나뿐' })
  const answers = await Promise.all(
    [1, 2, 3].map(() => codeOf([operator, 'POST', '/operators/coupons', body])),
  )
  expect(answers.filter((code) => code === 'COUPON_WORD_TAKEN')).toHaveLength(2)
  const id = await ofOperator()
  expect(await codeOf([operator, 'PUT', `/operators/coupons/${id}`, body])).toBe(
    'COUPON_WORD_TAKEN',
  )
})

test('목록은 상태와 이름으로 고르고, 새것부터 보여 준다', async () => {
  const name = '목록의 쿠폰'
  const ids = [
    await ofOperator({ name, publishedFrom: '2026-08-23' }),
    await ofOperator({ name, publishedUntil: '2026-08-21', publishedFrom: '2026-08-01' }),
    await ofOperator({ name }),
  ]
  const idsIn = async (state: string | null) => {
    const filter = state === null ? '' : `&stateEnum=${state}`
    const path = `/operators/coupons?name=${encodeURIComponent(name)}${filter}`
    return (await operator.ask<List>('GET', path)).content.map(({ couponId }) => couponId)
  }
  expect([
    await idsIn(null),
    await idsIn('COMING'),
    await idsIn('ENDED'),
    await idsIn('ISSUING'),
    await idsIn('SOLD_OUT'),
  ]).toEqual([ids.toReversed(), [ids[0]], [ids[1]], [ids[2]], []])
})

test('이미 발급한 수보다 적게는 줄이지 못하고, 그만큼은 줄여 그만 발급할 수 있다', async () => {
  const id = await ofOperator({ totalMax: 10 })
  for (const { buyer } of [await aMember(market), await aMember(market)]) await getCoupon(buyer, id)
  const to = (totalMax: number) =>
    codeOf([operator, 'PUT', `/operators/coupons/${id}`, writtenTerms({ totalMax })])
  expect([await to(1), await to(2)]).toEqual(['COUPON_TERMS_INVALID', undefined])
  const { buyer } = await aMember(market)
  expect((await download(buyer, id)).body.code).toBe('COUPON_SOLD_OUT')
})

test('두 쿠폰을 한꺼번에 같은 단어로 바꾸면 하나만 바뀐다', async () => {
  const change = { issueEnum: 'CODE' } as const
  const ids = [
    await ofOperator({ ...change, word: '먼저낱말' }),
    await ofOperator({ ...change, word: '다른낱말' }),
  ]
  const answers = await atOnce(
    market,
    'coupons',
    ids.map((id) => async () => {
      const body = writtenTerms({ ...change, word: '같은낱말' })
      const { status, body: answer } = await operator.call('PUT', `/operators/coupons/${id}`, {
        body,
      })
      return `${status} ${answer.code ?? '-'}`
    }),
  )
  expect(answers.toSorted()).toEqual(['200 -', '409 COUPON_WORD_TAKEN'])
})
