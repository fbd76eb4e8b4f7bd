import type { issuedCouponQuery } from '@jangteo/contract/coupon/couponTerms.schemas'
import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import { couponStateOf } from '@jangteo/core/coupon/couponTerms.rules'
import { toPage } from '@jangteo/core/navigation/paging.rules'
import type { CouponRow } from '@jangteo/postgres/coupon/coupon.store'
import { countTerms, listTerms } from '@jangteo/postgres/coupon/coupon-terms.store'
import { AT_ONCE, together } from '@jangteo/postgres/database/db'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import type { z } from 'zod'
import type { CallingIssuer } from './coupon-issuer.ts'

/** Maps a coupon for a list of its issuer. */
export function toIssuedCoupon(row: CouponRow, nowMs: number) {
  return {
    couponId: row.id,
    name: row.name,
    couponTypeEnum: row.type,
    discountEnum: row.discount_kind,
    discountValue: row.discount_value,
    maxDiscount: row.discount_max,
    minimumAmount: row.minimum_amount,
    issueEnum: row.issue_kind,
    storeName: row.store_name,
    publishedFrom: row.published_from,
    publishedUntil: row.published_until,
    totalMax: row.total_max,
    issuedCount: row.issued_count,
    marketShare: row.market_share,
    stateEnum: couponStateOf(
      {
        published: { startDay: row.published_from, endDay: row.published_until },
        isRestricted: row.restricted_at !== null,
        total: row.total_max,
        issuedCount: row.issued_count,
      },
      nowMs,
    ),
    restrictedBy: row.restricted_by,
  }
}

/** A page of the coupons that the caller issues; operators see those of the market and of all stores. The newest first. */
export const listIssuedCoupons = (issuer: CallingIssuer) =>
  Effect.fnUntraced(function* (input: z.output<typeof issuedCouponQuery>) {
    const { page: number, size, stateEnum: state = null, name = null } = input
    const { storeId } = yield* issuer
    const nowMs = yield* Clock.currentTimeMillis
    const list = { storeId, state, name, day: kstDayOf(nowMs) }
    const [rows, totalElements] = yield* together(
      Effect.all(
        [listTerms(list, { offset: number * size, limit: size }), countTerms(list)],
        AT_ONCE,
      ),
    )
    const content = rows.map((row) => toIssuedCoupon(row, nowMs))
    return { ...toPage(content, { number, size, totalElements }), content }
  })
