import { addDays, endOfDayMs, startOfDayMs } from '@jangteo/core/calendar/day.rules'
import { COUPON_VALIDATIONS } from '@jangteo/core/coupon/coupon.codes'
import type { CouponValidation } from '@jangteo/core/coupon/coupon.codes'
import {
  couponEndView,
  couponCountRow,
  couponCountText,
  couponOffersText,
  goodsCouponsView,
  couponPeriodText,
  couponTermsView,
  heldCouponView,
  offerButtonView,
} from '@jangteo/core/coupon/coupon.view'
import type {
  ShownIssue,
  ShownOffer,
  ShownReason,
  HeldTerms,
} from '@jangteo/core/coupon/coupon.view'
import { COUPON_ISSUE_STATES } from '@jangteo/core/coupon/couponIssue.codes'
import { describe, expect, test } from 'vitest'
import { NOON_MS, percentOff, wonOff } from '../../support/coupon/couponFixtures.ts'

const TODAY = '2026-08-22'

function anOffer(change: Partial<ShownOffer> = {}): ShownOffer {
  return { discount: wonOff(3_000), minimumAmount: 0, isIssued: false, reason: null, ...change }
}

function anIssue(change: Partial<ShownIssue> = {}): ShownIssue {
  const unused = { expiresAtMs: null, usedAtMs: null, reason: null, isRenewable: false }
  return { state: 'USABLE', ...unused, ...change }
}

function because(validation: CouponValidation, code = 'COUPON_SOLD_OUT'): ShownReason {
  return { validation, code, text: '까닭이에요.' }
}

describe('카드의 조건', () => {
  test('정률 할인은 상한을, 정액 할인은 금액만 적는다', () => {
    expect(couponTermsView({ discount: percentOff(10, 5_000), minimumAmount: 30_000 })).toEqual({
      discountText: '10% 할인',
      capText: '최대 5,000원',
      minimumText: '30,000원 이상 구매 시',
    })
    expect(couponTermsView({ discount: percentOff(7), minimumAmount: 1 })).toEqual({
      discountText: '7% 할인',
      capText: null,
      minimumText: '1원 이상 구매 시',
    })
    expect(couponTermsView({ discount: wonOff(3_000), minimumAmount: 0 })).toEqual({
      discountText: '3,000원 할인',
      capText: null,
      minimumText: '구매 금액 제한 없음',
    })
  })

  test.each([
    [null, { untilText: '기간 제한 없음', daysLeftText: null, isEndingSoon: false }],
    [31, { untilText: '2026.09.22까지', daysLeftText: null, isEndingSoon: false }],
    [30, { untilText: '2026.09.21까지', daysLeftText: 'D-30', isEndingSoon: false }],
    [4, { untilText: '2026.08.26까지', daysLeftText: 'D-4', isEndingSoon: false }],
    [3, { untilText: '2026.08.25까지', daysLeftText: 'D-3', isEndingSoon: true }],
    [0, { untilText: '2026.08.22까지', daysLeftText: 'D-day', isEndingSoon: true }],
    [-1, { untilText: '2026.08.21까지', daysLeftText: null, isEndingSoon: false }],
  ])('%s일 남은 쿠폰의 기한', (days, shown) => {
    const expiresAtMs = days === null ? null : endOfDayMs(addDays(TODAY, days))
    expect(couponEndView(expiresAtMs, NOON_MS)).toEqual(shown)
  })

  test('사용 기간은 첫날부터 마지막 날까지 적는다', () => {
    const startsAtMs = startOfDayMs('2026-08-01')
    expect(couponPeriodText({ startsAtMs, expiresAtMs: endOfDayMs('2026-08-31') })).toEqual(
      '2026.08.01 ~ 2026.08.31',
    )
    expect(couponPeriodText({ startsAtMs, expiresAtMs: null })).toEqual(
      '2026.08.01부터 기간 제한 없음',
    )
  })
})

describe('받을 수 있는 쿠폰', () => {
  test('막는 것이 없으면 받고, 이미 있으면 한 장 더 받는다', () => {
    const open = { action: 'GET', noteText: null }
    expect(offerButtonView(anOffer())).toEqual({ ...open, label: '받기' })
    expect(offerButtonView(anOffer({ isIssued: true }))).toEqual({ ...open, label: '한 장 더' })
  })

  test('막히면 까닭을 적고 단추의 말이 다르며, 로그인만이 눌러서 풀린다', () => {
    const shown = Object.fromEntries(
      COUPON_VALIDATIONS.map((validation) => [
        validation,
        offerButtonView(anOffer({ reason: because(validation) })),
      ]),
    )
    const closed = { action: 'NONE', noteText: '까닭이에요.' }
    expect(shown).toEqual({
      NO_SESSION: { action: 'LOG_IN', label: '로그인하고 받기', noteText: null },
      DUPLICATION: { ...closed, label: '받았어요' },
      EXPIRATION: { ...closed, label: '기간 아님' },
      NOT_EXIST: { ...closed, label: '발급 마감' },
      NOT_RELATION: { ...closed, label: '대상 아님' },
      NOT_USE: { ...closed, label: '발급 마감' },
      VALIDATE: { ...closed, label: '대상 아님' },
      TEMPORARY_ERROR: { ...closed, label: '일시적 오류' },
    } satisfies Record<CouponValidation, unknown>)
  })

  test('이미 받았다는 까닭은 단추가 말하고, 내일 다시 받으라는 까닭은 따로 적는다', () => {
    const had = because('DUPLICATION', 'COUPON_ALREADY_ISSUED')
    const hadToday = because('DUPLICATION', 'COUPON_ALREADY_ISSUED_TODAY')
    const received = { action: 'NONE', label: '받았어요' }
    expect(offerButtonView(anOffer({ reason: had }))).toEqual({ ...received, noteText: null })
    expect(offerButtonView(anOffer({ reason: hadToday }))).toEqual({
      ...received,
      noteText: '까닭이에요.',
    })
  })

  test('가격 아래에는 받을 수 있는 쿠폰 가운데 가장 많이 깎는 금액을 적는다', () => {
    const capped = anOffer({ discount: percentOff(50, 5_000) })
    const rate = anOffer({ discount: percentOff(10), reason: because('NO_SESSION') })
    const missing = anOffer({ discount: wonOff(9_000), reason: because('NOT_USE') })
    expect(couponOffersText([anOffer(), rate], 21_900)).toEqual('최대 3,000원 쿠폰 받기')
    expect(couponOffersText([anOffer(), rate], 129_000)).toEqual('최대 12,900원 쿠폰 받기')
    expect(couponOffersText([capped, rate, missing], 21_900)).toEqual('최대 5,000원 쿠폰 받기')
  })

  test('최소 구매 금액이 가격보다 크면 그 금액에서 깎이는 만큼으로 셈한다', () => {
    const offer = anOffer({ discount: percentOff(10), minimumAmount: 50_000 })
    expect(couponOffersText([offer], 21_900)).toEqual('최대 5,000원 쿠폰 받기')
  })

  test('값싼 상품에서는 그 값보다 많이 깎는다고 적지 않는다', () => {
    expect(couponOffersText([anOffer()], 2_500)).toEqual('최대 2,500원 쿠폰 받기')
  })

  test('더 받을 것이 없으면 그렇다고 적고, 쿠폰이 없으면 아무 말도 없다', () => {
    const had = anOffer({ isIssued: true, reason: because('DUPLICATION') })
    const missing = anOffer({ reason: because('NOT_USE') })
    expect(couponOffersText([had, missing], 21_900)).toEqual('쿠폰을 모두 받았어요')
    expect(couponOffersText([missing], 21_900)).toEqual('준비된 쿠폰이 모두 소진됐어요')
    expect(couponOffersText([], 21_900)).toEqual(null)
    const counted = [[anOffer(), anOffer(), missing], [had, missing], [missing], []]
    expect(counted.map((offers) => couponCountText(offers))).toEqual([
      '받을 수 있는 쿠폰 2장',
      '쿠폰을 모두 받았어요',
      '준비된 쿠폰이 모두 소진됐어요',
      null,
    ])
  })
})

test('받은 쿠폰은 한 장 더 받을 수 있어도 또 받으라고 하지 않는다', () => {
  const again = anOffer({ isIssued: true })
  expect(couponOffersText([again], 21_900)).toEqual('쿠폰을 모두 받았어요')
  expect(couponOffersText([again, anOffer({ discount: wonOff(1_000) })], 21_900)).toEqual(
    '최대 1,000원 쿠폰 받기',
  )
})

test('받은 쿠폰을 종류마다 하나씩 차례로 적용한 값을 적고, 한 개 값으로 사용할 수 없는 쿠폰은 셈하지 않는다', () => {
  const goods = { type: 'GOODS', discount: wonOff(3_000), minimumAmount: 0 } as const
  const less = { ...goods, discount: wonOff(1_000) }
  const tenth = { type: 'STORE', discount: percentOff(10), minimumAmount: 20_000 } as const
  const far = { type: 'DUPLICATION', discount: wonOff(9_000), minimumAmount: 50_000 } as const
  const rowOf = (held: readonly HeldTerms[]) =>
    goodsCouponsView({ offers: [], held, price: 23_000 })
  expect(rowOf([less, tenth, goods, far])).toEqual({
    text: '쿠폰적용가',
    amountText: '18,000원',
    actionText: null,
  })
  expect([rowOf([far]), rowOf([])]).toEqual([null, null])
})

test('받을 쿠폰까지 적용한 값을 적고, 모두 받은 뒤에는 받으라고 하지 않는다', () => {
  const goods = { ...anOffer(), type: 'GOODS' } as const
  const store = { ...anOffer({ discount: percentOff(10) }), type: 'STORE' } as const
  const far = { ...anOffer({ minimumAmount: 90_000 }), type: 'GOODS' } as const
  const got = {
    ...anOffer({ isIssued: true, reason: because('DUPLICATION') }),
    type: 'GOODS',
  } as const
  const view = (offers: readonly (typeof goods | typeof store)[], held: readonly HeldTerms[]) =>
    goodsCouponsView({ offers, held, price: 23_000 })
  const row = { text: '쿠폰적용가', amountText: '18,000원' }
  expect(view([goods, store], [])).toEqual({ ...row, actionText: '쿠폰받기' })
  expect(view([got], [goods, store])).toEqual({ ...row, actionText: null })
  const nothing = { amountText: null, actionText: null }
  expect(view([far], [])).toEqual({ text: '최대 3,000원 쿠폰 받기', ...nothing })
  expect(view([got], [])).toEqual({ text: '쿠폰을 모두 받았어요', ...nothing })
  expect(couponCountRow([anOffer()])).toEqual({ text: '받을 수 있는 쿠폰 1장', ...nothing })
  expect(couponCountRow([])).toEqual(null)
})

describe('가진 쿠폰', () => {
  const NO_END = { untilText: '기간 제한 없음', daysLeftText: null, isEndingSoon: false }

  test('상태마다 이름이 있고, 사용할 수 있는 쿠폰만 지울 수 있다', () => {
    const shown = COUPON_ISSUE_STATES.map((state) => {
      const { stateLabel, isUsable, mayDelete } = heldCouponView(anIssue({ state }), NOON_MS)
      return { stateLabel, isUsable, mayDelete }
    })
    expect(shown).toEqual([
      { stateLabel: '사용가능', isUsable: true, mayDelete: true },
      { stateLabel: '사용완료', isUsable: false, mayDelete: false },
      { stateLabel: '기간만료', isUsable: false, mayDelete: false },
      { stateLabel: '회수완료', isUsable: false, mayDelete: false },
    ])
  })

  test.each([
    ['EXPIRATION', '사용 전'],
    ['VALIDATE', '조건 변경'],
    ['NOT_USE', '사용불가'],
  ] as const)('사용할 수 있는 쿠폰을 %s이 막으면 %s', (validation, stateLabel) => {
    const issue = anIssue({ reason: because(validation) })
    expect(heldCouponView(issue, NOON_MS)).toEqual({
      stateLabel,
      isUsable: false,
      end: NO_END,
      noteText: '까닭이에요.',
      renewLabel: null,
      mayDelete: true,
    })
  })

  test('조건이 바뀐 쿠폰은 새 조건으로 받을 수 있다', () => {
    const issue = anIssue({ reason: because('VALIDATE'), isRenewable: true })
    expect(heldCouponView(issue, NOON_MS)).toEqual({
      stateLabel: '조건 변경',
      isUsable: false,
      end: NO_END,
      noteText: '까닭이에요.',
      renewLabel: '새 조건으로 받기',
      mayDelete: true,
    })
  })

  test('쓴 쿠폰은 기한 대신 쓴 날을 적는다', () => {
    const expiresAtMs = endOfDayMs('2026-08-24')
    const usedAtMs = startOfDayMs('2026-08-20')
    const { end } = heldCouponView(anIssue({ state: 'USED', expiresAtMs, usedAtMs }), NOON_MS)
    expect(end).toEqual({ ...NO_END, untilText: '2026.08.20 사용' })
  })

  test('기간이 지난 쿠폰에는 까닭도 단추도 없다', () => {
    const expiresAtMs = endOfDayMs('2026-08-21')
    const reason = because('EXPIRATION')
    const issue = anIssue({ state: 'EXPIRED', expiresAtMs, reason, isRenewable: true })
    expect(heldCouponView(issue, NOON_MS)).toEqual({
      stateLabel: '기간만료',
      isUsable: false,
      end: { ...NO_END, untilText: '2026.08.21까지' },
      noteText: null,
      renewLabel: null,
      mayDelete: false,
    })
  })
})
