import { MINUTE_MS } from '@jangteo/core/calendar/day.rules'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { atOnce } from '../../support/atOnce.ts'
import { aBuyer } from '../../support/buyer.ts'
import {
  aCoupon,
  anIssue,
  changeCoupon,
  countIssuesOf,
  refusal,
  tally,
  type Terms,
  together,
} from '../../support/coupon/aCoupon.ts'
import { aSerial, enter } from '../../support/coupon/aSerial.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember, forgetTries } from '../../support/member.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
beforeEach(() => forgetTries(market))
afterAll(() => market.close())

const WRONG = 'NQBQDYHASTH2S'

const INVALID = refusal('COUPON_SERIAL_INVALID', 422, '쿠폰 번호를 다시 확인해 주세요.')
const USED = refusal('COUPON_SERIAL_USED', 409, '이미 등록된 번호예요.')
const BLOCKED = refusal(
  'COUPON_SERIAL_BLOCKED',
  429,
  '번호를 여러 번 잘못 입력해 5분 동안 등록할 수 없어요.',
)

const fullWidth = (letter: string) => String.fromCodePoint(letter.charCodeAt(0) + 0xfee0)
const aCodeCoupon = (terms: Terms = {}) => aCoupon(market, { issue_kind: 'CODE', ...terms })

function recordOf(memberId: number) {
  return market.database.db
    .selectFrom('members')
    .select(['serial_wrong_count', 'serial_blocked_until'])
    .where('id', '=', memberId)
    .executeTakeFirst()
}

/** Enters these numbers one after the other and returns the results. */
async function enterAll(buyer: Parameters<typeof enter>[0], codes: readonly string[]) {
  const answers = []
  for (const code of codes) answers.push(await enter(buyer, code))
  return answers
}

const wrong = (count: number): string[] => Array.from({ length: count }, () => WRONG)

test('뽑은 번호를 등록하면 쿠폰 한 장을 갖고, 번호는 그 한 장에 묶인다', async () => {
  const { buyer, memberId } = await aMember(market)
  const couponId = await aCodeCoupon({ name: '뽑은 쿠폰', use_period_kind: 'ISSUE', use_days: 0 })
  const serial = await aSerial(market, couponId)
  const { status, body } = await enter(buyer, serial)
  const row = await market.database.db
    .selectFrom('coupon_serials')
    .innerJoin('coupon_issues', 'coupon_issues.id', 'coupon_serials.coupon_issue_id')
    .select(['coupon_issues.coupon_id', 'member_id', 'state', 'coupon_issues.revision'])
    .where('coupon_serials.coupon_id', '=', couponId)
    .executeTakeFirst()
  expect({ status, body, row }).toEqual({
    status: 200,
    body: {
      couponId,
      name: '뽑은 쿠폰',
      couponTypeEnum: 'GOODS',
      discountEnum: 'FIXED',
      discountValue: 1000,
      maxDiscount: 0,
      minimumAmount: 0,
      storeName: null,
      usePeriodEnum: 'ISSUE',
      couponIssueIdEncrypt: body.couponIssueIdEncrypt,
      couponIssueStateEnum: 'USABLE',
      startsAt: '2026-08-22T05:00:00.000Z',
      expiresAt: '2026-08-22T14:59:59.999Z',
      usedAt: null,
      reason: null,
      isRenewable: false,
    },
    row: { coupon_id: couponId, member_id: memberId, state: 'USABLE', revision: 1 },
  })
})

test('띄어 쓰거나 붙임표를 넣거나 소문자나 전각으로 적어도 알아듣는다', async () => {
  const couponId = await aCodeCoupon({ name: '너그러운 쿠폰' })
  const writings: ((serial: string) => string)[] = [
    (serial) => serial.toLowerCase(),
    (serial) => ` ${serial.replaceAll(/(.{4})/g, '$1-')} `,
    (serial) => serial.replaceAll(/(.)/g, '$1 '),
    (serial) => serial.replaceAll(/./g, fullWidth),
  ]
  const names = []
  for (const write of writings) {
    const { buyer } = await aMember(market)
    const { body } = await enter(buyer, write(await aSerial(market, couponId)))
    names.push(body.name ?? body.code)
  }
  expect(names).toEqual(writings.map(() => '너그러운 쿠폰'))
})

test('정한 낱말은 누구나 등록하고, 한 사람 몫을 채운 사람에게는 이미 등록했다고 한다', async () => {
  const couponId = await aCodeCoupon({ word: '여름안녕SALE', person_max: 1 })
  const [one, other] = [await aMember(market), await aMember(market, 'ASSOCIATE_MEMBER')]
  expect([
    (await enter(one.buyer, '여름안녕sale')).status,
    (await enter(other.buyer, ' 여름 안녕-sale ')).status,
    await enter(one.buyer, '여름안녕SALE'),
    await countIssuesOf(market, couponId),
  ]).toEqual([200, 200, USED, 2])
})

describe('번호로 쿠폰을 받지 못하는 까닭', () => {
  const at = new Date(0)
  const CANCELLED = refusal('COUPON_SERIAL_CANCELLED', 409, '발급이 취소된 쿠폰이에요.')
  const DELETED = refusal('COUPON_SERIAL_DELETED', 404, '삭제된 쿠폰이에요.')
  const OVER_DATE = refusal('COUPON_SERIAL_OVER_DATE', 409, '등록 기간이 지난 쿠폰이에요.')
  const CHANGED = refusal(
    'COUPON_SERIAL_POLICY_CHANGED',
    409,
    '쿠폰 조건이 변경돼 등록할 수 없어요.',
  )
  const ISSUE_ERROR = refusal('COUPON_SERIAL_ISSUE_ERROR', 409, '쿠폰을 발급하지 못했어요.')
  type Reason = {
    readonly expected: ReturnType<typeof refusal>
    readonly terms: Terms
    readonly isCancelled?: true
    readonly isUsed?: true
  }
  const MISSING = { published_from: '2026-08-01', published_until: '2026-08-21' }

  /** From the first reason to the last, in the order of checking: what the coupon is like, and its number. */
  const REASONS: readonly Reason[] = [
    { expected: DELETED, terms: { deleted_at: at } },
    { expected: CANCELLED, terms: {}, isCancelled: true },
    { expected: OVER_DATE, terms: MISSING },
    { expected: USED, terms: {}, isUsed: true },
    { expected: CHANGED, terms: { revision: 2 } },
    { expected: ISSUE_ERROR, terms: { total_max: 1, issued_count: 1 } },
  ]

  /** Enters a number that all of these reasons stand against and returns the result. */
  async function enterAgainst(reasons: readonly Reason[]) {
    const { buyer, memberId } = await aMember(market)
    const terms = together(reasons.map((reason) => reason.terms))
    const couponId = await aCodeCoupon({ ...terms, issue_kind: 'CODE' })
    const other = await aMember(market)
    const usedBy = reasons.some((reason) => reason.isUsed === true)
      ? await anIssue(market, { coupon_id: couponId, member_id: other.memberId })
      : null
    const cancelledAt = reasons.some((reason) => reason.isCancelled === true) ? at : null
    const change = { cancelled_at: cancelledAt, coupon_issue_id: usedBy }
    const serial = await aSerial(market, couponId, change)
    const answer = await enter(buyer, serial)
    const written = (await countIssuesOf(market, couponId)) - (usedBy === null ? 0 : 1)
    return { ...answer, written, record: await recordOf(memberId) }
  }

  const NOT_COUNTED = { written: 0, record: { serial_wrong_count: 0, serial_blocked_until: null } }

  test.each(REASONS.map((reason, index) => ({ reason, rest: REASONS.slice(index) })))(
    '$reason.expected.body.code: 뒤의 까닭이 겹쳐도 먼저 알리고, 틀린 번호로 세지 않는다',
    async ({ reason, rest }) => {
      expect([await enterAgainst([reason]), await enterAgainst(rest)]).toEqual([
        { ...reason.expected, ...NOT_COUNTED },
        { ...reason.expected, ...NOT_COUNTED },
      ])
    },
  )

  test('아직 등록할 때가 아니거나, 조건에 맞지 않거나, 제한된 쿠폰', async () => {
    const { buyer } = await aMember(market)
    const later = { published_from: '2026-08-23', published_until: '2026-08-31' }
    const all: readonly Terms[] = [
      later,
      { memberships: ['ASSOCIATE_MEMBER'] },
      { restricted_at: at, restricted_by: 'OPERATOR' },
    ]
    const answers = []
    for (const terms of all) {
      answers.push(await enter(buyer, await aSerial(market, await aCodeCoupon(terms))))
    }
    expect(answers).toEqual([OVER_DATE, ISSUE_ERROR, ISSUE_ERROR])
  })

  test('지운 쿠폰의 낱말과 조건이 바뀐 쿠폰의 낱말', async () => {
    const { buyer } = await aMember(market)
    await aCodeCoupon({ word: '지운낱말', person_max: 1, deleted_at: at })
    await aCodeCoupon({ word: '바뀐낱말', person_max: 1, revision: 3, name: '바뀐 쿠폰' })
    const [deleted, changed] = await enterAll(buyer, ['지운낱말', '바뀐낱말'])
    expect([deleted, changed?.body.name]).toEqual([DELETED, '바뀐 쿠폰'])
  })

  test('없는 번호, 빈 번호, 쿠폰 번호의 꼴이 아닌 글', async () => {
    const { buyer } = await aMember(market)
    expect(await enterAll(buyer, [WRONG, '', ' - ', '💥'])).toEqual([
      INVALID,
      INVALID,
      INVALID,
      INVALID,
    ])
  })

  test('비회원은 번호를 등록할 수 없다', async () => {
    expect(await enter(aBuyer(market), WRONG)).toEqual(
      refusal('SESSION_REQUIRED', 401, '로그인이 필요해요. 로그인해 주세요.'),
    )
  })
})

describe('틀린 번호를 다섯 번 내리 적으면', () => {
  test('5분 동안 맞는 번호도 막고, 5분이 지나면 푼다', async () => {
    const { buyer, memberId } = await aMember(market)
    const serial = await aSerial(market, await aCodeCoupon())
    const guesses = await enterAll(buyer, wrong(5))
    const record = await recordOf(memberId)
    const blockedUntil = new Date(market.now() + 5 * MINUTE_MS)
    const during = await enterAll(buyer, [serial, WRONG])
    market.advance(5 * MINUTE_MS - 1)
    const lastMoment = await enter(buyer, serial)
    market.advance(1)
    const released = await enter(buyer, serial)
    expect({ guesses, record, during, lastMoment, released: released.status }).toEqual({
      guesses: wrong(5).map(() => INVALID),
      record: { serial_wrong_count: 5, serial_blocked_until: blockedUntil },
      during: [BLOCKED, BLOCKED],
      lastMoment: BLOCKED,
      released: 200,
    })
    expect(await recordOf(memberId)).toEqual({ serial_wrong_count: 0, serial_blocked_until: null })
  })

  test('맞히면 처음부터 다시 세고, 풀린 뒤에도 다시 센다', async () => {
    const { buyer, memberId } = await aMember(market)
    const serial = await aSerial(market, await aCodeCoupon())
    const right = (await enterAll(buyer, [...wrong(4), serial, ...wrong(4)])).map(
      ({ status }) => status,
    )
    const counted = await recordOf(memberId)
    await enter(buyer, WRONG)
    market.advance(5 * MINUTE_MS)
    await enter(buyer, WRONG)
    expect([right, counted, await recordOf(memberId)]).toEqual([
      [422, 422, 422, 422, 200, 422, 422, 422, 422],
      { serial_wrong_count: 4, serial_blocked_until: null },
      { serial_wrong_count: 1, serial_blocked_until: null },
    ])
  })

  test('한꺼번에 여덟 번 짐작해도 다섯 번만 세고 나머지는 막는다', async () => {
    const { buyer } = await aMember(market)
    const answers = await Promise.all(wrong(8).map((code) => enter(buyer, code)))
    expect(tally(answers)).toEqual({
      '422 COUPON_SERIAL_INVALID': 5,
      '429 COUPON_SERIAL_BLOCKED': 3,
    })
  })

  test('다른 사람은 막히지 않는다', async () => {
    const { buyer } = await aMember(market)
    await enterAll(buyer, wrong(5))
    const other = await aMember(market)
    expect((await enter(other.buyer, await aSerial(market, await aCodeCoupon()))).status).toBe(200)
  })
})

test('두 사람이 한 번호를 한꺼번에 적으면 한 사람만 받는다', async () => {
  const couponId = await aCodeCoupon()
  const serial = await aSerial(market, couponId)
  const [one, other] = [await aMember(market), await aMember(market)]
  const answers = await atOnce(market, 'coupon_issues', [
    () => enter(one.buyer, serial),
    () => enter(other.buyer, serial),
  ])
  expect([tally(answers), await countIssuesOf(market, couponId)]).toEqual([
    { issued: 1, '409 COUPON_SERIAL_USED': 1 },
    1,
  ])
})

test('마지막 한 장을 낱말로 한꺼번에 등록하면 한 사람만 받는다', async () => {
  const couponId = await aCodeCoupon({ word: '마지막한장', person_max: 1, total_max: 1 })
  const members = await Promise.all(Array.from({ length: 6 }, () => aMember(market)))
  const answers = await Promise.all(members.map(({ buyer }) => enter(buyer, '마지막한장')))
  const ends = tally(answers)
  await changeCoupon(market, couponId, { total_max: 2 })
  const next = await enter((await aMember(market)).buyer, '마지막한장')
  expect([ends, next.status, await countIssuesOf(market, couponId)]).toEqual([
    { issued: 1, '409 COUPON_SERIAL_ISSUE_ERROR': 5 },
    200,
    2,
  ])
})
