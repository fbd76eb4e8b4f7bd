import {
  COUPON_ISSUE_VALIDATIONS,
  COUPON_USE_VALIDATIONS,
  type CouponPlatform,
} from '@jangteo/core/coupon/coupon.codes'
import {
  COUPON_MESSAGES,
  type CouponUseReason,
  couponReasonText,
} from '@jangteo/core/coupon/coupon.messages'
import type { CouponDownloadRefusal } from '@jangteo/core/coupon/couponDownload.rules'
import { issueStateAt } from '@jangteo/core/coupon/couponIssue.rules'
import { decideCouponUse } from '@jangteo/core/coupon/couponUse.rules'
import { SESSION_MESSAGES } from '@jangteo/core/session/session.messages'
import type { CouponRow } from '@jangteo/postgres/coupon/coupon.store'
import type { HeldRow, IssueRow } from '@jangteo/postgres/coupon/coupon-issue.store'
import type { WireIdCodec } from '../wire/wire-ids.ts'
import { toHeldCoupon, usableSpan } from './coupon-rules.ts'

/** A coupon as its card shows it. */
function toCouponAnswer(row: CouponRow) {
  return {
    couponId: row.id,
    name: row.name,
    couponTypeEnum: row.type,
    discountEnum: row.discount_kind,
    discountValue: row.discount_value,
    maxDiscount: row.discount_max,
    minimumAmount: row.minimum_amount,
    storeName: row.store_name,
    usePeriodEnum: row.use_period_kind,
  }
}

/** Maps the reason why a coupon is not issued; what its store is denied has the text of every denied feature. */
export function toIssueReason(code: CouponDownloadRefusal) {
  if (code === 'STORE_FEATURE_DENIED') {
    return { validationEnum: 'NOT_USE' as const, code, message: SESSION_MESSAGES[code]() }
  }
  return {
    validationEnum: COUPON_ISSUE_VALIDATIONS[code],
    code,
    message: COUPON_MESSAGES[code](),
  }
}

/** Maps the reason why a coupon can't be used. */
export function toUseReason(reason: CouponUseReason) {
  return {
    validationEnum: COUPON_USE_VALIDATIONS[reason.reason],
    code: reason.reason,
    message: couponReasonText(reason),
  }
}

export type Offer = {
  readonly row: CouponRow
  readonly isIssued: boolean
  /** Refusal of the caller's request; `null` when the coupon may be had. */
  readonly refusal: CouponDownloadRefusal | null
  readonly nowMs: number
}

/** Maps a coupon on offer, as it is for the caller now. */
export function toOfferAnswer({ row, isIssued, refusal, nowMs }: Offer) {
  return {
    ...toCouponAnswer(row),
    expiresAt: usableSpan(row, nowMs).expires_at?.toISOString() ?? null,
    issuedYn: isIssued ? ('Y' as const) : ('N' as const),
    reason: refusal === null ? null : toIssueReason(refusal),
  }
}

/** Platform and time of the view of a coupon. */
export type Looking = { readonly platform: CouponPlatform; readonly nowMs: number }

/** Returns why a coupon cannot be used anywhere; targets and minimums are not checked. */
function unusableReason(row: HeldRow, { platform, nowMs }: Looking) {
  const decided = decideCouponUse({
    buyer: { isLoggedIn: true, nowMs },
    coupon: toHeldCoupon(row, platform),
    baseAmount: row.minimum_amount,
    isTaken: false,
  })
  return decided.ok ? null : toUseReason(decided)
}

/** True when a coupon can be used for its targets now. */
export function isUsableNow(row: HeldRow, looking: Looking): boolean {
  return unusableReason(row, looking) === null
}

/** Maps a held coupon. */
export function toIssueAnswer(wireIds: WireIdCodec, row: IssueRow, looking: Looking) {
  const reason = unusableReason(row, looking)
  return {
    ...toCouponAnswer(row),
    couponIssueIdEncrypt: wireIds.seal('couponIssue', row.issue_id),
    couponIssueStateEnum: issueStateAt(row.state, row.expires_at?.getTime() ?? null, looking.nowMs),
    startsAt: row.starts_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    usedAt: row.used_at?.toISOString() ?? null,
    reason,
    isRenewable: reason?.code === 'COUPON_POLICY_CHANGED',
  }
}
