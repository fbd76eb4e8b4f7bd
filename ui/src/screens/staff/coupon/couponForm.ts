import { addDays, kstDayOf } from '@jangteo/core/calendar/day.rules'
import { couponTermsView } from '@jangteo/core/coupon/coupon.view'
import type { CouponTermsViolation } from '@jangteo/core/coupon/couponTerms.codes'
import { isRefusal } from '@jangteo/http/refusal/refusal'
import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'
import { violationTexts } from '../form/violationTexts.ts'

/** Terms of a coupon as its form holds them. */
export type TermsDraft = StaffAnswers['operatorCoupon']['detail']['terms']

/** A coupon in its issuer's list. */
export type IssuedCoupon = StaffAnswers['operatorCoupon']['list']['content'][number]

/** A coupon as its issuer opens it. */
export type IssuedCouponDetail = StaffAnswers['operatorCoupon']['detail']

/** Kinds of issuers: a store, or the market. */
export type IssuerKind = 'SELLER' | 'OPERATOR'

/** Reasons that keep a coupon from being saved, by its part. */
export type TermsProblems = Readonly<Partial<Record<CouponTermsViolation, string>>>

const DAYS_DEFAULT = 30

/** Terms that a new coupon begins with: a thousand won off everything for a month. */
export function newTerms(issuer: IssuerKind, nowMs: number): TermsDraft {
  const today = kstDayOf(nowMs)
  return {
    name: '',
    couponTypeEnum: 'GOODS',
    discountEnum: 'FIXED',
    discountValue: 1000,
    maxDiscount: 0,
    minimumAmount: 0,
    targetEnum: issuer === 'SELLER' ? 'GOODS' : 'ALL',
    targetIdList: [],
    issueEnum: 'DOWNLOAD',
    word: null,
    publishedFrom: today,
    publishedUntil: addDays(today, DAYS_DEFAULT),
    usePeriodEnum: 'ISSUE',
    useFrom: null,
    useUntil: null,
    useDays: DAYS_DEFAULT,
    totalMax: null,
    dayMax: null,
    personMax: 1,
    personDayMax: null,
    weekdayList: [],
    fromHour: null,
    untilHour: null,
    membershipList: [],
    issuePlatformList: [],
    usePlatformList: [],
    newcomerEnum: null,
    marketShare: issuer === 'SELLER' ? 0 : 100,
  }
}

type ShownTerms = Pick<
  TermsDraft,
  'discountEnum' | 'discountValue' | 'maxDiscount' | 'minimumAmount'
>

/** The terms of a coupon in one line, as shoppers read them. */
export function termsText({
  discountEnum,
  discountValue,
  maxDiscount,
  minimumAmount,
}: ShownTerms): string {
  const discount =
    discountEnum === 'FIXED'
      ? { kind: discountEnum, amount: discountValue }
      : { kind: discountEnum, percent: discountValue, maxDiscount }
  const { discountText, capText, minimumText } = couponTermsView({ discount, minimumAmount })
  return [discountText, capText, minimumText].filter((text) => text !== null).join(' · ')
}

/** Reads the reasons for which a coupon was not saved. */
export function termsProblems(error: Error | null): TermsProblems {
  if (isRefusal(error, 'COUPON_WORD_TAKEN')) return { WORD: error.message }
  if (!isRefusal(error, 'COUPON_TERMS_INVALID')) return {}
  return violationTexts(error.data.violations)
}
