import type { couponTerms } from '@jangteo/contract/coupon/couponTerms.schemas'
import type { CouponUsePeriodKind } from '@jangteo/core/coupon/coupon.codes'
import type { CouponUsePeriod } from '@jangteo/core/coupon/couponPeriod.rules'
import { tidySerial } from '@jangteo/core/coupon/couponSerial.rules'
import type { CouponTerms } from '@jangteo/core/coupon/couponTerms.rules'
import { tidyText } from '@jangteo/core/member/member.rules'
import type { TermsColumns } from '@jangteo/postgres/coupon/coupon-terms.store'
import type { z } from 'zod'
import {
  discountOf,
  targetOf,
  type TermsRow,
  toOfferedCoupon,
  periodOfUse,
} from './coupon-rules.ts'

/** Terms on the wire, as their issuer writes them. */
export type WrittenTerms = z.output<typeof couponTerms>

const listOrNull = <Item>(items: readonly Item[]) => (items.length === 0 ? null : [...items])

const USE_PERIODS: Readonly<Record<CouponUsePeriodKind, (terms: WrittenTerms) => CouponUsePeriod>> =
  {
    CUSTOM: ({ useFrom, useUntil, publishedFrom, publishedUntil }) => ({
      kind: 'CUSTOM',
      startDay: useFrom ?? publishedFrom,
      endDay: useUntil ?? publishedUntil,
    }),
    PUBLISH: () => ({ kind: 'PUBLISH' }),
    ISSUE: ({ useDays: days }) => ({ kind: 'ISSUE', days }),
    NONE_LIMIT: () => ({ kind: 'NONE_LIMIT' }),
  }

function hoursOf({ fromHour, untilHour }: WrittenTerms) {
  return fromHour === null && untilHour === null
    ? null
    : { fromHour: fromHour ?? 0, untilHour: untilHour ?? 24 }
}

/** Terms as core judges them, texts tidied. */
export function fromWritten(terms: WrittenTerms): CouponTerms {
  return {
    name: tidyText(terms.name),
    type: terms.couponTypeEnum,
    discount: discountOf({
      discount_kind: terms.discountEnum,
      discount_value: terms.discountValue,
      discount_max: terms.maxDiscount,
    }),
    minimumAmount: terms.minimumAmount,
    target: targetOf(terms.targetEnum, terms.targetIdList),
    issueKind: terms.issueEnum,
    word: terms.word === null || terms.word.trim() === '' ? null : tidySerial(terms.word),
    published: { startDay: terms.publishedFrom, endDay: terms.publishedUntil },
    use: USE_PERIODS[terms.usePeriodEnum](terms),
    limits: {
      total: terms.totalMax,
      perDay: terms.dayMax,
      perPerson: terms.personMax,
      perPersonPerDay: terms.personDayMax,
    },
    conditions: {
      weekdays: listOrNull(terms.weekdayList),
      hours: hoursOf(terms),
      memberships: listOrNull(terms.membershipList),
      platforms: listOrNull(terms.issuePlatformList),
      newcomer: terms.newcomerEnum,
    },
    usePlatforms: listOrNull(terms.usePlatformList),
    marketShare: terms.marketShare,
  }
}

/** Terms of a stored coupon, as core judges them. */
export function toTerms(row: TermsRow): CouponTerms {
  const { published, limits, conditions } = toOfferedCoupon(row)
  return {
    name: row.name,
    type: row.type,
    discount: discountOf(row),
    minimumAmount: row.minimum_amount,
    target: targetOf(row.target_kind, row.target_ids),
    issueKind: row.issue_kind,
    word: row.word,
    published,
    use: periodOfUse(row),
    limits,
    conditions,
    usePlatforms: row.use_platforms,
    marketShare: row.market_share,
  }
}

/** The ids that a target names, in the order of its kind. */
export function targetIdsOf(target: CouponTerms['target']): number[] {
  if (target.kind === 'STORES') return [...target.storeIds]
  if (target.kind === 'CATEGORIES') return [...target.categoryIds]
  return target.kind === 'GOODS' ? [...target.goodsIds] : []
}

const copyOf = <Item>(items: readonly Item[] | null) => (items === null ? null : [...items])

function discountColumns({ discount }: CouponTerms) {
  return discount.kind === 'FIXED'
    ? { discount_kind: discount.kind, discount_value: discount.amount, discount_max: 0 }
    : {
        discount_kind: discount.kind,
        discount_value: discount.percent,
        discount_max: discount.maxDiscount,
      }
}

function periodColumns({ use }: CouponTerms) {
  return {
    use_period_kind: use.kind,
    use_from: use.kind === 'CUSTOM' ? use.startDay : null,
    use_until: use.kind === 'CUSTOM' ? use.endDay : null,
    use_days: use.kind === 'ISSUE' ? use.days : null,
  }
}

/** Terms as the columns of a coupon. */
export function toColumns(terms: CouponTerms): TermsColumns {
  const { limits, conditions } = terms
  return {
    name: terms.name,
    type: terms.type,
    ...discountColumns(terms),
    minimum_amount: terms.minimumAmount,
    target_kind: terms.target.kind,
    target_ids: targetIdsOf(terms.target),
    issue_kind: terms.issueKind,
    word: terms.word,
    published_from: terms.published.startDay,
    published_until: terms.published.endDay,
    ...periodColumns(terms),
    total_max: limits.total,
    day_max: limits.perDay,
    person_max: limits.perPerson,
    person_day_max: limits.perPersonPerDay,
    weekdays: copyOf(conditions.weekdays),
    from_hour: conditions.hours?.fromHour ?? null,
    until_hour: conditions.hours?.untilHour ?? null,
    memberships: copyOf(conditions.memberships),
    issue_platforms: copyOf(conditions.platforms),
    newcomer_kind: conditions.newcomer,
    use_platforms: copyOf(terms.usePlatforms),
    market_share: terms.marketShare,
  }
}

/** Terms of a stored coupon on the wire, to be changed. */
export function toWritten(row: TermsRow): WrittenTerms {
  return {
    name: row.name,
    couponTypeEnum: row.type,
    discountEnum: row.discount_kind,
    discountValue: row.discount_value,
    maxDiscount: row.discount_max,
    minimumAmount: row.minimum_amount,
    targetEnum: row.target_kind,
    targetIdList: [...row.target_ids],
    issueEnum: row.issue_kind,
    word: row.word,
    publishedFrom: row.published_from,
    publishedUntil: row.published_until,
    usePeriodEnum: row.use_period_kind,
    useFrom: row.use_from,
    useUntil: row.use_until,
    useDays: row.use_days,
    totalMax: row.total_max,
    dayMax: row.day_max,
    personMax: row.person_max,
    personDayMax: row.person_day_max,
    weekdayList: [...(row.weekdays ?? [])],
    fromHour: row.from_hour,
    untilHour: row.until_hour,
    membershipList: [...(row.memberships ?? [])],
    issuePlatformList: [...(row.issue_platforms ?? [])],
    usePlatformList: [...(row.use_platforms ?? [])],
    newcomerEnum: row.newcomer_kind,
    marketShare: row.market_share,
  }
}
