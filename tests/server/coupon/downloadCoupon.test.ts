import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aBuyer } from '../../support/buyer.ts'
import {
  aCoupon,
  anIssue,
  countIssuesOf,
  download,
  getCoupon,
  refusal,
  type Terms,
  together,
} from '../../support/coupon/aCoupon.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

const TODAY = '2026-08-22'
const NO_SUCH_ID = 999_999

const REFUSALS = {
  COUPON_NO_SESSION: refusal('COUPON_NO_SESSION', 401, '로그인이 필요해요.'),
  COUPON_NOT_EXIST: refusal('COUPON_NOT_EXIST', 404, '쿠폰을 찾을 수 없어요.'),
  COUPON_ADMIN_RESTRICTED: refusal(
    'COUPON_ADMIN_RESTRICTED',
    409,
    '지금은 사용할 수 없는 쿠폰이에요. 자세한 내용은 고객센터로 문의해 주세요.',
  ),
  COUPON_ISSUE_NOT_STARTED: refusal('COUPON_ISSUE_NOT_STARTED', 409, '아직 발급 기간이 아니에요.'),
  COUPON_ISSUE_PERIOD_OVER: refusal('COUPON_ISSUE_PERIOD_OVER', 409, '발급 기간이 지났어요.'),
  COUPON_CONDITION_UNMET: refusal('COUPON_CONDITION_UNMET', 409, '발급 조건에 맞지 않아요.'),
  COUPON_ALREADY_ISSUED: refusal('COUPON_ALREADY_ISSUED', 409, '이미 받은 쿠폰이에요.'),
  COUPON_ALREADY_ISSUED_TODAY: refusal(
    'COUPON_ALREADY_ISSUED_TODAY',
    409,
    '오늘은 이미 받은 쿠폰이에요. 내일 다시 받아 주세요.',
  ),
  COUPON_SOLD_OUT: refusal('COUPON_SOLD_OUT', 409, '준비된 쿠폰이 모두 소진됐어요.'),
  COUPON_SOLD_OUT_TODAY: refusal(
    'COUPON_SOLD_OUT_TODAY',
    409,
    '오늘 준비된 쿠폰이 모두 소진됐어요. 내일 다시 받아 주세요.',
  ),
}

type Obstacle = {
  readonly code: keyof typeof REFUSALS
  readonly terms: Terms
  /** The member has one from today. */
  readonly hasOne?: true
}

/** Obstacles to a download, in the order of checking. */
const OBSTACLES: readonly Obstacle[] = [
  { code: 'COUPON_NOT_EXIST', terms: { deleted_at: new Date(0) } },
  {
    code: 'COUPON_ADMIN_RESTRICTED',
    terms: { restricted_at: new Date(0), restricted_by: 'OPERATOR' },
  },
  {
    code: 'COUPON_ISSUE_NOT_STARTED',
    terms: { published_from: '2026-08-23', published_until: '2026-08-31' },
  },
  {
    code: 'COUPON_ISSUE_PERIOD_OVER',
    terms: { published_from: '2026-08-01', published_until: '2026-08-21' },
  },
  { code: 'COUPON_CONDITION_UNMET', terms: { memberships: ['ASSOCIATE_MEMBER'] } },
  { code: 'COUPON_ALREADY_ISSUED', terms: { person_max: 1 }, hasOne: true },
  { code: 'COUPON_ALREADY_ISSUED_TODAY', terms: { person_day_max: 1 }, hasOne: true },
  { code: 'COUPON_SOLD_OUT', terms: { total_max: 1, issued_count: 1 } },
  {
    code: 'COUPON_SOLD_OUT_TODAY',
    terms: { day_max: 1, issued_day: TODAY, issued_day_count: 1 },
  },
]

/** A coupon that all of these keep a member from, the first ones counting, and what asking for it comes to. */
async function askAgainst(obstacles: readonly Obstacle[], asking: 'member' | 'guest' = 'member') {
  const { buyer, memberId } = await aMember(market)
  const terms = together(obstacles.map((obstacle) => obstacle.terms))
  const couponId = await aCoupon(market, terms)
  const hasOne = obstacles.some((obstacle) => obstacle.hasOne)
  if (hasOne) await anIssue(market, { coupon_id: couponId, member_id: memberId })
  const answer = await download(asking === 'guest' ? aBuyer(market) : buyer, couponId)
  const written = (await countIssuesOf(market, couponId)) - (hasOne ? 1 : 0)
  return { ...answer, written }
}

test('쿠폰을 받으면 조건과 사용할 수 있는 기간이 적힌 한 장을 갖는다', async () => {
  const { buyer } = await aMember(market)
  const couponId = await aCoupon(market, {
    store_id: 1,
    name: '첫 구매 10%',
    type: 'STORE',
    discount_kind: 'PERCENT',
    discount_value: 10,
    discount_max: 5000,
    minimum_amount: 30000,
    target_kind: 'STORES',
    target_ids: [1],
    use_period_kind: 'ISSUE',
    use_days: 7,
  })
  const { status, body } = await download(buyer, couponId)
  const { couponIssueIdEncrypt } = body
  expect({ status, body, isOpaque: /^[\w-]{22}$/.test(String(couponIssueIdEncrypt)) }).toEqual({
    status: 200,
    body: {
      couponId,
      name: '첫 구매 10%',
      couponTypeEnum: 'STORE',
      discountEnum: 'PERCENT',
      discountValue: 10,
      maxDiscount: 5000,
      minimumAmount: 30000,
      storeName: '아침밭상회',
      usePeriodEnum: 'ISSUE',
      couponIssueIdEncrypt,
      couponIssueStateEnum: 'USABLE',
      startsAt: '2026-08-22T05:00:00.000Z',
      expiresAt: '2026-08-29T14:59:59.999Z',
      usedAt: null,
      reason: null,
      isRenewable: false,
    },
    isOpaque: true,
  })
})

test.each<[string, Terms, [string, string | null]]>([
  [
    '지정 기간',
    { use_period_kind: 'CUSTOM', use_from: '2026-09-01', use_until: '2026-09-10' },
    ['2026-08-31T15:00:00.000Z', '2026-09-10T14:59:59.999Z'],
  ],
  [
    '발급 기간과 같음',
    { use_period_kind: 'PUBLISH' },
    ['2026-07-31T15:00:00.000Z', '2026-08-31T14:59:59.999Z'],
  ],
  [
    '발급일부터 이레',
    { use_period_kind: 'ISSUE', use_days: 7 },
    ['2026-08-22T05:00:00.000Z', '2026-08-29T14:59:59.999Z'],
  ],
  [
    '발급한 날의 달 마지막 날까지',
    { use_period_kind: 'ISSUE' },
    ['2026-08-22T05:00:00.000Z', '2026-08-31T14:59:59.999Z'],
  ],
  ['기간 제한 없음', {}, ['2026-08-22T05:00:00.000Z', null]],
])('사용할 수 있는 기간은 정한 대로다: %s', async (_, terms, period) => {
  const { buyer } = await aMember(market)
  const { startsAt, expiresAt } = await getCoupon(buyer, await aCoupon(market, terms))
  expect([startsAt, expiresAt]).toEqual(period)
})

describe('받지 못하는 까닭', () => {
  test.each(OBSTACLES)('$code', async (obstacle) => {
    expect(await askAgainst([obstacle])).toEqual({ ...REFUSALS[obstacle.code], written: 0 })
  })

  test.each(OBSTACLES.map((obstacle, index) => ({ ...obstacle, rest: OBSTACLES.slice(index) })))(
    '$code: 뒤의 까닭이 모두 겹쳐도 먼저 알린다',
    async ({ code, rest }) => {
      expect(await askAgainst(rest)).toEqual({ ...REFUSALS[code], written: 0 })
    },
  )

  test('비회원에게는 다른 무엇보다 먼저 로그인하라고 알린다', async () => {
    expect([
      await askAgainst(OBSTACLES, 'guest'),
      await download(aBuyer(market), NO_SUCH_ID),
    ]).toEqual([{ ...REFUSALS.COUPON_NO_SESSION, written: 0 }, REFUSALS.COUPON_NO_SESSION])
  })

  test('내려받는 것이 아닌 쿠폰과 번호뿐인 쿠폰은 없는 쿠폰이다', async () => {
    const { buyer } = await aMember(market)
    const ids = [
      NO_SUCH_ID,
      await aCoupon(market, { issue_kind: 'CODE' }),
      await aCoupon(market, { issue_kind: 'AUTOMATIC' }),
    ]
    expect(await Promise.all(ids.map((id) => download(buyer, id)))).toEqual(
      ids.map(() => REFUSALS.COUPON_NOT_EXIST),
    )
  })
})

describe('받을 수 있는 사람과 때와 곳', () => {
  const IN_APP = { 'x-app-platform': 'ios' }
  const comers = [
    { who: '회원', kind: 'MEMBER', headers: {} },
    { who: '준회원', kind: 'ASSOCIATE_MEMBER', headers: {} },
    { who: '앱의 회원', kind: 'MEMBER', headers: IN_APP },
  ] as const

  test.each<[string, Terms, readonly string[]]>([
    ['회원만', { memberships: ['MEMBER'] }, ['회원', '앱의 회원']],
    ['준회원만', { memberships: ['ASSOCIATE_MEMBER'] }, ['준회원']],
    ['앱에서만', { issue_platforms: ['APP'] }, ['앱의 회원']],
    ['웹에서만', { issue_platforms: ['WEB'] }, ['회원', '준회원']],
    ['토요일', { weekdays: [6] }, ['회원', '준회원', '앱의 회원']],
    ['토요일이 아닌 날', { weekdays: [0, 1, 2, 3, 4, 5] }, []],
    ['14시부터', { from_hour: 14, until_hour: 24 }, ['회원', '준회원', '앱의 회원']],
    ['14시 전까지', { from_hour: 0, until_hour: 14 }, []],
  ])('%s', async (_, terms, expected) => {
    const couponId = await aCoupon(market, terms)
    const got: string[] = []
    for (const { who, kind, headers } of comers) {
      const { buyer } = await aMember(market, kind)
      const { status } = await download(buyer, couponId, { headers })
      if (status === 200) got.push(who)
    }
    expect(got).toEqual(expected)
  })
})

test('같은 번호로 두 번 받아도 한 장이고 같은 답을 받는다', async () => {
  const { buyer } = await aMember(market)
  const couponId = await aCoupon(market)
  const first = await download(buyer, couponId, { key: 'again' })
  const second = await download(buyer, couponId, { key: 'again' })
  expect([first.status, second, await countIssuesOf(market, couponId)]).toEqual([200, first, 1])
})
