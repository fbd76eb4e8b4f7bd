import { endOfDayMs, startOfDayMs } from '@jangteo/core/calendar/day.rules'
import {
  COUPON_ISSUE_KINDS,
  COUPON_ISSUE_KIND_LABELS,
  COUPON_ISSUE_VALIDATIONS,
  COUPON_PLATFORMS,
  COUPON_PLATFORM_LABELS,
} from '@jangteo/core/coupon/coupon.codes'
import { COUPON_MESSAGES } from '@jangteo/core/coupon/coupon.messages'
import {
  couponPlatformOf,
  decideCouponDownload,
  issuesCountSinceMs,
} from '@jangteo/core/coupon/couponDownload.rules'
import type {
  CouponConditions,
  CouponDownloadFacts,
  CouponLimits,
  IssuedCounts,
  OfferedCoupon,
} from '@jangteo/core/coupon/couponDownload.rules'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NOON_MS } from '../../support/coupon/couponFixtures.ts'

const NO_LIMITS: CouponLimits = {
  total: null,
  perDay: null,
  perPerson: null,
  perPersonPerDay: null,
}
const NO_CONDITIONS: CouponConditions = {
  weekdays: null,
  hours: null,
  memberships: null,
  platforms: null,
  newcomer: null,
}
const OFFERED: OfferedCoupon = {
  published: { startDay: '2026-08-01', endDay: '2026-08-31' },
  isRestricted: false,
  limits: NO_LIMITS,
  conditions: NO_CONDITIONS,
}
const SEEKER = { membership: 'MEMBER', platform: 'WEB', newcomer: [], nowMs: NOON_MS } as const
const NO_COUNTS: IssuedCounts = { total: 0, today: 0, person: 0, personToday: 0 }

function outcome(facts: Partial<CouponDownloadFacts>): string {
  const decided = decideCouponDownload({
    coupon: OFFERED,
    denied: [],
    seeker: SEEKER,
    counts: NO_COUNTS,
    ...facts,
  })
  return decided.ok ? 'issued' : decided.reason
}

function withConditions(conditions: Partial<CouponConditions>, nowMs = NOON_MS): string {
  return outcome({
    coupon: { ...OFFERED, conditions: { ...NO_CONDITIONS, ...conditions } },
    seeker: { ...SEEKER, nowMs },
  })
}

function withLimit(limits: Partial<CouponLimits>, counts: Partial<IssuedCounts>): string {
  return outcome({
    coupon: { ...OFFERED, limits: { ...NO_LIMITS, ...limits } },
    counts: { ...NO_COUNTS, ...counts },
  })
}

describe('쿠폰 받기', () => {
  test('조건이 없으면 로그인한 사람은 누구나 받는다', () => {
    const seekers = (['MEMBER', 'ASSOCIATE_MEMBER', 'GUEST'] as const).map((membership) =>
      outcome({ seeker: { ...SEEKER, membership } }),
    )
    expect(seekers).toEqual(['issued', 'issued', 'COUPON_NO_SESSION'])
  })

  test('없거나 제한된 쿠폰은 받을 수 없다', () => {
    expect([
      outcome({ coupon: null }),
      outcome({ coupon: { ...OFFERED, isRestricted: true } }),
    ]).toEqual(['COUPON_NOT_EXIST', 'COUPON_ADMIN_RESTRICTED'])
  })

  test('발급 기간의 첫 순간부터 마지막 순간까지 받는다', () => {
    const at = (nowMs: number) => outcome({ seeker: { ...SEEKER, nowMs } })
    const start = startOfDayMs('2026-08-01')
    const end = endOfDayMs('2026-08-31')
    expect([at(start - 1), at(start), at(end), at(end + 1)]).toEqual([
      'COUPON_ISSUE_NOT_STARTED',
      'issued',
      'issued',
      'COUPON_ISSUE_PERIOD_OVER',
    ])
  })

  test('요일 · 시간 · 회원 · 플랫폼 조건에 맞아야 받는다', () => {
    const unmet = 'COUPON_CONDITION_UNMET'
    const hours = { fromHour: 10, untilHour: 12 }
    expect([
      withConditions({ weekdays: [6] }),
      withConditions({ weekdays: [0, 5] }),
      withConditions({ hours }, NOON_MS - 1),
      withConditions({ hours }),
      withConditions({ hours: { fromHour: 0, untilHour: 24 } }, endOfDayMs('2026-08-22')),
      withConditions({ memberships: ['MEMBER'] }),
      withConditions({ memberships: ['ASSOCIATE_MEMBER'] }),
      withConditions({ platforms: ['WEB'] }),
      withConditions({ platforms: ['APP'] }),
    ]).toEqual(['issued', unmet, 'issued', unmet, 'issued', 'issued', unmet, 'issued', unmet])
  })

  test('요일은 한국의 자정에 바뀐다', () => {
    const midnight = startOfDayMs('2026-08-23')
    expect([
      withConditions({ weekdays: [0] }, midnight - 1),
      withConditions({ weekdays: [0] }, midnight),
    ]).toEqual(['COUPON_CONDITION_UNMET', 'issued'])
  })

  test.each([
    ['perPerson', 'person', 'COUPON_ALREADY_ISSUED'],
    ['perPersonPerDay', 'personToday', 'COUPON_ALREADY_ISSUED_TODAY'],
    ['total', 'total', 'COUPON_SOLD_OUT'],
    ['perDay', 'today', 'COUPON_SOLD_OUT_TODAY'],
  ] as const)('한도 %s까지 받는다', (limit, count, code) => {
    const outcomes = [2, 3].map((issued) => withLimit({ [limit]: 3 }, { [count]: issued }))
    expect(outcomes).toEqual(['issued', code])
  })

  test('하루 한도는 한국의 자정에 새로 센다', () => {
    const midnight = startOfDayMs('2026-08-22')
    expect([
      issuesCountSinceMs(midnight),
      issuesCountSinceMs(endOfDayMs('2026-08-22')),
      issuesCountSinceMs(midnight - 1),
    ]).toEqual([midnight, midnight, startOfDayMs('2026-08-21')])
  })

  test('받지 못하는 까닭을 알려 준다', () => {
    expect([
      COUPON_MESSAGES.COUPON_ISSUE_NOT_STARTED(),
      COUPON_MESSAGES.COUPON_ISSUE_PERIOD_OVER(),
      COUPON_MESSAGES.COUPON_CONDITION_UNMET(),
      COUPON_MESSAGES.COUPON_ALREADY_ISSUED(),
      COUPON_MESSAGES.COUPON_ALREADY_ISSUED_TODAY(),
      COUPON_MESSAGES.COUPON_SOLD_OUT(),
      COUPON_MESSAGES.COUPON_SOLD_OUT_TODAY(),
    ]).toEqual([
      '아직 발급 기간이 아니에요.',
      '발급 기간이 지났어요.',
      '발급 조건에 맞지 않아요.',
      '이미 받은 쿠폰이에요.',
      '오늘은 이미 받은 쿠폰이에요. 내일 다시 받아 주세요.',
      '준비된 쿠폰이 모두 소진됐어요.',
      '오늘 준비된 쿠폰이 모두 소진됐어요. 내일 다시 받아 주세요.',
    ])
  })
})

test('웹 밖은 모두 앱이고, 방법과 플랫폼에는 이름이 있다', () => {
  expect((['web', 'ios', 'android'] as const).map(couponPlatformOf)).toEqual(['WEB', 'APP', 'APP'])
  expect(COUPON_PLATFORMS.map((code) => COUPON_PLATFORM_LABELS[code])).toEqual(['웹', '앱'])
  expect(COUPON_ISSUE_KINDS.map((code) => COUPON_ISSUE_KIND_LABELS[code])).toEqual([
    '다운로드',
    '쿠폰 번호 등록',
    '자동 발급',
  ])
})

type Fault = (facts: CouponDownloadFacts) => CouponDownloadFacts

function inCoupon(change: (coupon: OfferedCoupon) => OfferedCoupon): Fault {
  return (facts) => ({ ...facts, coupon: facts.coupon && change(facts.coupon) })
}

function overLimit(limit: keyof CouponLimits): Fault {
  return inCoupon((coupon) => ({ ...coupon, limits: { ...coupon.limits, [limit]: 0 } }))
}

/** One fault each, in the order of checking. */
const FAULTS: readonly (readonly [reason: string, fault: Fault])[] = [
  [
    'COUPON_NO_SESSION',
    (facts) => ({ ...facts, seeker: { ...facts.seeker, membership: 'GUEST' } }),
  ],
  ['COUPON_NOT_EXIST', (facts) => ({ ...facts, coupon: null })],
  ['COUPON_ADMIN_RESTRICTED', inCoupon((coupon) => ({ ...coupon, isRestricted: true }))],
  [
    'COUPON_ISSUE_NOT_STARTED',
    inCoupon((coupon) => ({
      ...coupon,
      published: { ...coupon.published, startDay: '2026-08-23' },
    })),
  ],
  [
    'COUPON_ISSUE_PERIOD_OVER',
    inCoupon((coupon) => ({ ...coupon, published: { ...coupon.published, endDay: '2026-08-21' } })),
  ],
  ['STORE_FEATURE_DENIED', (facts) => ({ ...facts, denied: ['COUPON'] })],
  [
    'COUPON_CONDITION_UNMET',
    inCoupon((coupon) => ({ ...coupon, conditions: { ...coupon.conditions, platforms: [] } })),
  ],
  ['COUPON_ALREADY_ISSUED', overLimit('perPerson')],
  ['COUPON_ALREADY_ISSUED_TODAY', overLimit('perPersonPerDay')],
  ['COUPON_SOLD_OUT', overLimit('total')],
  ['COUPON_SOLD_OUT_TODAY', overLimit('perDay')],
]

test('받을 수 없는 까닭이 여럿이면 확인하는 순서에서 먼저인 것을 알려 준다', () => {
  const facts = { coupon: OFFERED, denied: [], seeker: SEEKER, counts: NO_COUNTS }
  fc.assert(
    fc.property(fc.shuffledSubarray([...FAULTS.keys()], { minLength: 1 }), (indexes) => {
      const faulty = indexes.reduce<CouponDownloadFacts>(
        (known, index) => FAULTS[index]?.[1](known) ?? known,
        facts,
      )
      expect(outcome(faulty)).toEqual(FAULTS[Math.min(...indexes)]?.[0])
    }),
  )
  expect(Object.keys(COUPON_ISSUE_VALIDATIONS)).toEqual(
    FAULTS.map(([reason]) => reason).filter((reason) => reason !== 'STORE_FEATURE_DENIED'),
  )
})
