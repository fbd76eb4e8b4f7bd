import { describe, expect, test } from 'vitest'
import { COUPON_RESTRICTERS } from '@jangteo/core/coupon/couponTerms.codes'
import {
  changesPromise,
  checkCouponTerms,
  couponStateOf,
  decideRestriction,
} from '@jangteo/core/coupon/couponTerms.rules'
import { NOON_MS, percentOff, wonOff } from '../../support/coupon/couponFixtures.ts'
import { someStoreTerms, someTerms } from '../../support/coupon/someTerms.ts'

const LIMITS = someTerms().limits
const CONDITIONS = someTerms().conditions

describe('쿠폰 내용', () => {
  test.each([
    ['받는 쿠폰', someTerms()],
    ['한도 있는 비율', someTerms({ discount: percentOff(100, 10) })],
    ['단어로 받는 쿠폰', someTerms({ issueKind: 'CODE', word: 'WELCOME' })],
    ['번호로 받는 쿠폰', someTerms({ issueKind: 'CODE' })],
    ['발급한 날부터 세는 쿠폰', someTerms({ use: { kind: 'ISSUE', days: 365 } })],
    [
      '밤에만 받는 쿠폰',
      someTerms({ conditions: { ...CONDITIONS, hours: { fromHour: 21, untilHour: 24 } } }),
    ],
  ])('장터는 %s을 만들 수 있다', (_, terms) => {
    expect(checkCouponTerms(terms, null)).toEqual([])
  })

  test.each([
    ['이름이 없으면', someTerms({ name: '' }), 'NAME'],
    ['이름이 길면', someTerms({ name: '가'.repeat(41) }), 'NAME'],
    ['0원이면', someTerms({ discount: wonOff(0) }), 'DISCOUNT'],
    ['101%면', someTerms({ discount: percentOff(101) }), 'DISCOUNT'],
    ['한도가 9원이면', someTerms({ discount: percentOff(10, 9) }), 'DISCOUNT'],
    ['최소 금액이 소수면', someTerms({ minimumAmount: 0.5 }), 'MINIMUM'],
    ['사용처가 비면', someTerms({ target: { kind: 'GOODS', goodsIds: [] } }), 'TARGET'],
    ['사용처가 겹치면', someTerms({ target: { kind: 'GOODS', goodsIds: [1, 1] } }), 'TARGET'],
    ['받는 쿠폰에 단어가 있으면', someTerms({ word: 'WELCOME' }), 'WORD'],
    ['단어가 소문자면', someTerms({ issueKind: 'CODE', word: 'welcome' }), 'WORD'],
    [
      '단어에 사람마다의 한도가 없으면',
      someTerms({ issueKind: 'CODE', word: 'WELCOME', limits: { ...LIMITS, perPerson: null } }),
      'WORD',
    ],
    [
      '거꾸로 된 기간은',
      someTerms({ published: { startDay: '2026-08-02', endDay: '2026-08-01' } }),
      'ISSUE_PERIOD',
    ],
    [
      '사용이 발급보다 먼저 끝나면',
      someTerms({ use: { kind: 'CUSTOM', startDay: '2026-08-01', endDay: '2026-08-30' } }),
      'USE_PERIOD',
    ],
    ['366일 동안 사용하면', someTerms({ use: { kind: 'ISSUE', days: 366 } }), 'USE_PERIOD'],
    ['0장이면', someTerms({ limits: { ...LIMITS, total: 0 } }), 'LIMIT'],
    [
      '하루 수가 전체보다 많으면',
      someTerms({ limits: { ...LIMITS, total: 5, perDay: 6 } }),
      'LIMIT',
    ],
    ['빈 조건은', someTerms({ conditions: { ...CONDITIONS, weekdays: [] } }), 'CONDITION'],
    [
      '비회원 조건은',
      someTerms({ conditions: { ...CONDITIONS, memberships: ['GUEST'] } }),
      'CONDITION',
    ],
    [
      '거꾸로 된 시각은',
      someTerms({ conditions: { ...CONDITIONS, hours: { fromHour: 9, untilHour: 9 } } }),
      'CONDITION',
    ],
    ['부담률이 101%면', someTerms({ marketShare: 101 }), 'MARKET_SHARE'],
  ])('%s 만들 수 없다', (_, terms, violation) => {
    expect(checkCouponTerms(terms, null)).toEqual([violation])
  })

  test.each([
    ['자기 스토어의 모든 상품에', someStoreTerms(), []],
    ['고른 상품에', someStoreTerms({ target: { kind: 'GOODS', goodsIds: [1] } }), []],
    ['다른 스토어에', someStoreTerms({ target: { kind: 'STORES', storeIds: [8] } }), ['TARGET']],
    ['장터의 모든 상품에', someStoreTerms({ target: { kind: 'ALL' } }), ['TARGET']],
    [
      '카테고리에',
      someStoreTerms({ target: { kind: 'CATEGORIES', categoryIds: [1] } }),
      ['TARGET'],
    ],
    ['장터의 부담으로', someStoreTerms({ marketShare: 1 }), ['MARKET_SHARE']],
    ['번호로', someStoreTerms({ issueKind: 'CODE' }), ['WORD']],
  ])('스토어는 %s 주는 쿠폰: %s', (_, terms, violations) => {
    expect(checkCouponTerms(terms, 7)).toEqual(violations)
  })
})

describe('쿠폰 조건 변경', () => {
  test.each([
    ['이름', { name: '다른 이름' }, false],
    ['발급 수', { limits: { ...LIMITS, total: 10 } }, false],
    ['발급 기간', { published: { startDay: '2026-08-01', endDay: '2026-09-30' } }, false],
    ['부담률', { marketShare: 50 }, false],
    ['할인', { discount: wonOff(2000) }, true],
    ['최소 금액', { minimumAmount: 10_000 }, true],
    ['사용처', { target: { kind: 'GOODS', goodsIds: [1] } }, true],
    ['사용 기간', { use: { kind: 'ISSUE', days: 3 } }, true],
    ['사용하는 곳', { usePlatforms: ['APP'] }, true],
  ] as const)('%s이 바뀌면 가진 사람에게 다시 묻는가', (_, change, isChanged) => {
    expect(changesPromise(someTerms(), someTerms(change))).toBe(isChanged)
  })

  test('발급 기간에 사용하는 쿠폰은 발급 기간이 바뀌면 다시 묻는다', () => {
    const use = { kind: 'PUBLISH' } as const
    const published = { startDay: '2026-08-01', endDay: '2026-09-30' }
    expect(changesPromise(someTerms({ use }), someTerms({ use, published }))).toBe(true)
  })

  test('같은 사용처를 다른 순서로 쓰면 바뀐 것이 아니다', () => {
    const goods = (goodsIds: readonly number[]) =>
      someTerms({ target: { kind: 'GOODS', goodsIds } })
    expect(changesPromise(goods([1, 2]), goods([2, 1]))).toBe(false)
  })
})

test.each([
  [
    'RESTRICTED',
    { isRestricted: true, published: { startDay: '2026-01-01', endDay: '2026-01-02' } },
  ],
  ['ENDED', { published: { startDay: '2026-08-01', endDay: '2026-08-21' } }],
  ['COMING', { published: { startDay: '2026-08-23', endDay: '2026-08-31' } }],
  ['SOLD_OUT', { total: 3, issuedCount: 3 }],
  ['ISSUING', { total: 3, issuedCount: 2 }],
  ['ISSUING', { published: { startDay: '2026-08-22', endDay: '2026-08-22' } }],
] as const)('쿠폰의 상태는 %s', (state, facts) => {
  const published = { startDay: '2026-08-01', endDay: '2026-08-31' }
  const all = { published, isRestricted: false, total: null, issuedCount: 0, ...facts }
  expect(couponStateOf(all, NOON_MS)).toBe(state)
})

test('장터가 제한한 쿠폰은 판매자가 풀 수 없다', () => {
  const refusals = [null, ...COUPON_RESTRICTERS].flatMap((restrictedBy) =>
    COUPON_RESTRICTERS.filter((by) => !decideRestriction({ restrictedBy, by }).ok).map((by) => [
      restrictedBy,
      by,
    ]),
  )
  expect(refusals).toEqual([['OPERATOR', 'SELLER']])
})
