import type { CouponDiscount } from '@jangteo/core/coupon/couponDiscount.rules'
import type {
  CouponConditions,
  CouponLimits,
  OfferedCoupon,
} from '@jangteo/core/coupon/couponDownload.rules'
import {
  type CouponUsePeriod,
  type DaySpan,
  usablePeriod,
} from '@jangteo/core/coupon/couponPeriod.rules'
import type { CouponTarget } from '@jangteo/core/coupon/couponTarget.rules'
import type { HeldCoupon } from '@jangteo/core/coupon/couponUse.rules'
import type { CouponPlatform, CouponUsePeriodKind } from '@jangteo/core/coupon/coupon.codes'
import type { HeldRow } from '@jangteo/postgres/coupon/coupon-issue.store'
import type { Coupons } from '@jangteo/postgres/database/schema.gen'
import type { Selectable } from 'kysely'

/** Columns of a coupon's terms. */
export type TermsRow = Selectable<Coupons>

type DiscountRow = Pick<TermsRow, 'discount_kind' | 'discount_value' | 'discount_max'>

export function discountOf(row: DiscountRow): CouponDiscount {
  return row.discount_kind === 'FIXED'
    ? { kind: 'FIXED', amount: row.discount_value }
    : { kind: 'PERCENT', percent: row.discount_value, maxDiscount: row.discount_max }
}

function publishedOf(row: TermsRow): DaySpan {
  return { startDay: row.published_from, endDay: row.published_until }
}

const USE_PERIODS: Readonly<Record<CouponUsePeriodKind, (row: TermsRow) => CouponUsePeriod>> = {
  CUSTOM: (row) => ({
    kind: 'CUSTOM',
    startDay: row.use_from ?? row.published_from,
    endDay: row.use_until ?? row.published_until,
  }),
  PUBLISH: () => ({ kind: 'PUBLISH' }),
  ISSUE: ({ use_days: days }) => ({ kind: 'ISSUE', days }),
  NONE_LIMIT: () => ({ kind: 'NONE_LIMIT' }),
}

/** Maps the period in which what is issued of a coupon may be used. */
export function periodOfUse(row: TermsRow): CouponUsePeriod {
  return USE_PERIODS[row.use_period_kind](row)
}

/**
 * Returns the period of a coupon issued at a moment, as the columns of an issue; without an end where it never ends.
 */
export function usableSpan(row: TermsRow, issuedAtMs: number) {
  const published = publishedOf(row)
  const use = periodOfUse(row)
  const { startsAtMs, expiresAtMs } = usablePeriod(use, { published, issuedAtMs })
  return {
    starts_at: new Date(startsAtMs),
    expires_at: expiresAtMs === null ? null : new Date(expiresAtMs),
  }
}

const TARGETS: Readonly<Record<CouponTarget['kind'], (ids: readonly number[]) => CouponTarget>> = {
  ALL: () => ({ kind: 'ALL' }),
  STORES: (storeIds) => ({ kind: 'STORES', storeIds }),
  CATEGORIES: (categoryIds) => ({ kind: 'CATEGORIES', categoryIds }),
  GOODS: (goodsIds) => ({ kind: 'GOODS', goodsIds }),
}

/** Maps the target of a coupon by its kind and the ids that it names. */
export function targetOf(kind: CouponTarget['kind'], ids: readonly number[]): CouponTarget {
  return TARGETS[kind](ids)
}

function limitsOf(row: TermsRow): CouponLimits {
  return {
    total: row.total_max,
    perDay: row.day_max,
    perPerson: row.person_max,
    perPersonPerDay: row.person_day_max,
  }
}

function conditionsOf(row: TermsRow): CouponConditions {
  const { from_hour: fromHour, until_hour: untilHour } = row
  return {
    weekdays: row.weekdays,
    hours: fromHour === null || untilHour === null ? null : { fromHour, untilHour },
    memberships: row.memberships,
    platforms: row.issue_platforms,
    newcomer: row.newcomer_kind,
  }
}

/** Maps a coupon to the rules of its issue. */
export function toOfferedCoupon(row: TermsRow): OfferedCoupon {
  return {
    published: publishedOf(row),
    isRestricted: row.restricted_at !== null,
    limits: limitsOf(row),
    conditions: conditionsOf(row),
  }
}

/** Maps a held coupon to the rules of its use, on the caller's platform. */
export function toHeldCoupon(row: HeldRow, platform: CouponPlatform): HeldCoupon {
  return {
    couponIssueId: row.issue_id,
    type: row.type,
    discount: discountOf(row),
    minimumAmount: row.minimum_amount,
    target: targetOf(row.target_kind, row.target_ids),
    state: row.state,
    startsAtMs: row.starts_at.getTime(),
    expiresAtMs: row.expires_at?.getTime() ?? null,
    isRestricted: row.restricted_at !== null,
    isPolicyChanged: row.issued_revision !== row.revision,
    isUsableHere: row.use_platforms === null || row.use_platforms.includes(platform),
  }
}
