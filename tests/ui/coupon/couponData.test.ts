import { offerButtonView } from '@jangteo/core/coupon/coupon.view'
import { expect, test } from 'vitest'
import { issuerName, heldViewOf, offerOf, termsOf } from '@jangteo/ui/screens/coupon/couponData'
import type { HeldCouponData, OfferedCouponData } from '@jangteo/ui/screens/coupon/couponData'

const NOON_MS = Date.parse('2026-08-22T12:00:00+09:00')
const POLICY_CHANGED = {
  validationEnum: 'VALIDATE',
  code: 'COUPON_POLICY_CHANGED',
  message: '쿠폰 조건이 바뀌었어요.',
} as const

const RATE = {
  couponId: 7,
  name: '첫 만남 쿠폰',
  couponTypeEnum: 'GOODS',
  discountEnum: 'PERCENT',
  discountValue: 10,
  maxDiscount: 5_000,
  minimumAmount: 30_000,
  storeName: null,
  usePeriodEnum: 'ISSUE',
  expiresAt: '2026-08-24T14:59:59.999Z',
} as const
const OFFERED: OfferedCouponData = { ...RATE, issuedYn: 'N', reason: null }
const HELD: HeldCouponData = {
  ...RATE,
  couponIssueIdEncrypt: 'issue',
  couponIssueStateEnum: 'USABLE',
  startsAt: '2026-08-01T00:00:00.000Z',
  usedAt: null,
  reason: null,
  isRenewable: false,
}

test('정률은 상한과, 정액은 금액으로 읽는다', () => {
  expect(termsOf(OFFERED)).toEqual({
    discount: { kind: 'PERCENT', percent: 10, maxDiscount: 5_000 },
    minimumAmount: 30_000,
  })
  expect(termsOf({ ...OFFERED, discountEnum: 'FIXED', discountValue: 3_000 })).toEqual({
    discount: { kind: 'FIXED', amount: 3_000 },
    minimumAmount: 30_000,
  })
})

test('스토어가 주지 않는 쿠폰은 장터가 준다', () => {
  expect(issuerName(OFFERED)).toEqual('장터')
  expect(issuerName({ ...OFFERED, storeName: '아침밭상회' })).toEqual('아침밭상회')
})

test('받은 쿠폰은 단추가 잠기고, 서버의 까닭을 그대로 적는다', () => {
  const reason = {
    validationEnum: 'DUPLICATION',
    code: 'COUPON_ALREADY_ISSUED_TODAY',
    message: '오늘은 이미 받은 쿠폰이에요. 내일 다시 받아 주세요.',
  } as const
  expect(offerButtonView(offerOf({ ...OFFERED, issuedYn: 'Y', reason }))).toEqual({
    action: 'NONE',
    label: '받았어요',
    noteText: '오늘은 이미 받은 쿠폰이에요. 내일 다시 받아 주세요.',
  })
})

test('가진 쿠폰의 기한과 바뀐 조건을 적는다', () => {
  const held = { ...HELD, reason: POLICY_CHANGED, isRenewable: true }
  expect(heldViewOf(held, NOON_MS)).toEqual({
    stateLabel: '조건 변경',
    isUsable: false,
    end: { untilText: '2026.08.24까지', daysLeftText: 'D-2', isEndingSoon: true },
    noteText: '쿠폰 조건이 바뀌었어요.',
    renewLabel: '새 조건으로 받기',
    mayDelete: true,
  })
})
