import { allow, refuse } from '../decision/decision.rules.ts'
import type { Allowed } from '../decision/decision.rules.ts'
import type { Won } from '../money/money.rules.ts'
import { COUPON_ISSUE_VALIDATIONS, COUPON_USE_VALIDATIONS } from './coupon.codes.ts'
import type {
  CouponIssueRefusal,
  CouponType,
  CouponUseRefusal,
  CouponValidation,
} from './coupon.codes.ts'
import type { CouponUseReason } from './coupon.messages.ts'
import type { CouponDiscount } from './couponDiscount.rules.ts'
import type { CouponIssueState } from './couponIssue.codes.ts'
import { isExpired } from './couponPeriod.rules.ts'
import type { UsablePeriod } from './couponPeriod.rules.ts'
import type { CouponTarget } from './couponTarget.rules.ts'

/** A coupon that somebody holds; `minimumAmount` in won, 0 when there is none. */
export type HeldCoupon = UsablePeriod & {
  readonly couponIssueId: number
  readonly type: CouponType
  readonly discount: CouponDiscount
  readonly minimumAmount: Won
  readonly target: CouponTarget
  readonly state: CouponIssueState
  /** The operator has stopped the use of the coupon. */
  readonly isRestricted: boolean
  /** The coupon is no longer the one that was issued. */
  readonly isPolicyChanged: boolean
  /** It may be used where the buyer is: on this platform, in this store. */
  readonly isUsableHere: boolean
}

/** Buyer who wants to use coupons, and the time. */
export type CouponBuyer = { readonly isLoggedIn: boolean; readonly nowMs: number }

/**
 * Facts of one coupon in one place, a line or a store. `coupon` is `null` when there is none by that number;
 * `baseAmount` is the place's price before any coupon, `null` when it is not the coupon's target; `isTaken` is true
 * when the coupon or the place is used already.
 */
export type CouponUseFacts = {
  readonly buyer: CouponBuyer
  readonly coupon: HeldCoupon | null
  readonly baseAmount: Won | null
  readonly isTaken: boolean
}

/** Decision on a coupon in a place. */
export type CouponUseDecision = Allowed<void> | CouponUseReason

type StateRefusal = Extract<
  CouponUseRefusal,
  | 'COUPON_ADMIN_RESTRICTED'
  | 'COUPON_USE_NOT_STARTED'
  | 'COUPON_USE_PERIOD_OVER'
  | 'COUPON_USED'
  | 'COUPON_POLICY_CHANGED'
>

function stateRefusal(coupon: HeldCoupon, nowMs: number): StateRefusal | null {
  if (coupon.isRestricted) return 'COUPON_ADMIN_RESTRICTED'
  if (nowMs < coupon.startsAtMs) return 'COUPON_USE_NOT_STARTED'
  if (coupon.state === 'EXPIRED' || isExpired(coupon.expiresAtMs, nowMs)) {
    return 'COUPON_USE_PERIOD_OVER'
  }
  if (coupon.state === 'USED') return 'COUPON_USED'
  return coupon.isPolicyChanged ? 'COUPON_POLICY_CHANGED' : null
}

/**
 * Decides whether a coupon may be used in a place; the minimum is compared with the place's price before any coupon, so
 * one coupon never invalidates another's minimum. Of several refusals the first counts, in this order:
 * `COUPON_NO_SESSION`, `COUPON_NOT_EXIST`, `COUPON_ADMIN_RESTRICTED`, `COUPON_USE_NOT_STARTED`,
 * `COUPON_USE_PERIOD_OVER`, `COUPON_USED`, `COUPON_POLICY_CHANGED`, `COUPON_NOT_RELATED`, `COUPON_MINIMUM_UNMET`,
 * `COUPON_UNUSABLE`, `COUPON_APPLIED_TWICE`. Source: spec §3, domain-rules §3.1, §7.6.
 */
export function decideCouponUse(facts: CouponUseFacts): CouponUseDecision {
  const { buyer, coupon, baseAmount, isTaken } = facts
  if (!buyer.isLoggedIn) return refuse('COUPON_NO_SESSION')
  if (coupon === null) return refuse('COUPON_NOT_EXIST')
  const refusal = stateRefusal(coupon, buyer.nowMs)
  if (refusal !== null) return refuse(refusal)
  if (baseAmount === null) return refuse('COUPON_NOT_RELATED')
  const { minimumAmount } = coupon
  if (baseAmount < minimumAmount) return refuse('COUPON_MINIMUM_UNMET', { minimumAmount })
  if (!coupon.isUsableHere || coupon.state === 'WITHDRAWN') return refuse('COUPON_UNUSABLE')
  return isTaken ? refuse('COUPON_APPLIED_TWICE') : allow()
}

/** Result of a check of a coupon: usable or issuable, or the refusal; `null` when the check could not be made. */
export type CouponChecked =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: CouponUseRefusal | CouponIssueRefusal }
  | null

const VALIDATIONS: Readonly<Record<CouponUseRefusal | CouponIssueRefusal, CouponValidation>> = {
  ...COUPON_USE_VALIDATIONS,
  ...COUPON_ISSUE_VALIDATIONS,
}

/**
 * Returns the wire code of a check's result; `null` when nothing is wrong. A check that could not be made, because its
 * coupon is in use or does not answer, is to be repeated. Source: spec §3.
 */
export function couponValidationOf(checked: CouponChecked): CouponValidation | null {
  if (checked === null) return 'TEMPORARY_ERROR'
  return checked.ok ? null : VALIDATIONS[checked.reason]
}
