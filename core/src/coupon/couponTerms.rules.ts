import { daysBetween, kstDayOf } from '../calendar/day.rules.ts'
import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import { characterCount } from '../member/member.rules.ts'
import { ORDER_AMOUNT_MAX_WON } from '../money/limits.rules.ts'
import { PERCENT_DISCOUNT_STEP_WON } from '../money/money.rules.ts'
import type { Won } from '../money/money.rules.ts'
import type { CouponIssueKind, CouponPlatform, CouponType } from './coupon.codes.ts'
import type { CouponDiscount } from './couponDiscount.rules.ts'
import type { CouponConditions, CouponLimits } from './couponDownload.rules.ts'
import type { CouponUsePeriod, DaySpan } from './couponPeriod.rules.ts'
import { tidySerial } from './couponSerial.rules.ts'
import type { CouponTarget } from './couponTarget.rules.ts'
import {
  COUPON_COUNT_MAX,
  COUPON_ISSUE_DAYS_MAX,
  COUPON_NAME_LENGTH_MAX,
  COUPON_PERCENT_MAX,
  COUPON_TARGET_COUNT_MAX,
  COUPON_USE_DAYS_MAX,
  COUPON_WORD_LENGTH_MAX,
} from './couponTerms.codes.ts'
import type { CouponRestricter, CouponState, CouponTermsViolation } from './couponTerms.codes.ts'

/** Terms of a coupon as its issuer writes them. */
export type CouponTerms = {
  readonly name: string
  readonly type: CouponType
  readonly discount: CouponDiscount
  readonly minimumAmount: Won
  readonly target: CouponTarget
  readonly issueKind: CouponIssueKind
  /** The one word that everybody enters, tidied; `null` for drawn serials and for other ways of issue. */
  readonly word: string | null
  readonly published: DaySpan
  readonly use: CouponUsePeriod
  readonly limits: CouponLimits
  readonly conditions: CouponConditions
  /** Platforms that it may be used on; `null` is all. */
  readonly usePlatforms: readonly CouponPlatform[] | null
  /** Share of the discount that the market bears, in whole percent. */
  readonly marketShare: number
}

const HUNDRED_PERCENT = 100
const LAST_HOUR = 24

function isBetween(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max
}

function isDiscount(discount: CouponDiscount): boolean {
  if (discount.kind === 'FIXED') return isBetween(discount.amount, 1, ORDER_AMOUNT_MAX_WON)
  const { percent, maxDiscount } = discount
  const isCapped = maxDiscount === 0 || maxDiscount >= PERCENT_DISCOUNT_STEP_WON
  return (
    isBetween(percent, 1, COUPON_PERCENT_MAX) &&
    isBetween(maxDiscount, 0, ORDER_AMOUNT_MAX_WON) &&
    isCapped
  )
}

function targetIdsOf(target: CouponTarget): readonly number[] {
  if (target.kind === 'STORES') return target.storeIds
  if (target.kind === 'CATEGORIES') return target.categoryIds
  return target.kind === 'GOODS' ? target.goodsIds : []
}

/** A store's coupon is for its own goods alone. */
function isTarget(target: CouponTarget, storeId: number | null): boolean {
  const ids = targetIdsOf(target)
  const isFilled = target.kind === 'ALL' || isBetween(ids.length, 1, COUPON_TARGET_COUNT_MAX)
  if (!isFilled || new Set(ids).size !== ids.length) return false
  if (storeId === null || target.kind === 'GOODS') return true
  return target.kind === 'STORES' && ids.length === 1 && ids[0] === storeId
}

/** A word is for everybody, so a member's share of it is limited; sellers have no serials. Source: decision 030. */
function isWord(terms: CouponTerms, storeId: number | null): boolean {
  const { word, issueKind, limits } = terms
  if (issueKind !== 'CODE') return word === null
  if (word === null) return storeId === null
  return (
    word === tidySerial(word) &&
    isBetween(characterCount(word), 1, COUPON_WORD_LENGTH_MAX) &&
    limits.perPerson !== null
  )
}

function isIssuePeriod({ startDay, endDay }: DaySpan): boolean {
  return isBetween(daysBetween(startDay, endDay), 0, COUPON_ISSUE_DAYS_MAX - 1)
}

/** Nobody is given a coupon whose days are over. Source: domain-rules §3.5. */
function isUsePeriod({ use, published }: CouponTerms): boolean {
  if (use.kind === 'ISSUE') return use.days === null || isBetween(use.days, 0, COUPON_USE_DAYS_MAX)
  return use.kind !== 'CUSTOM' || (use.startDay <= use.endDay && use.endDay >= published.endDay)
}

function areLimits({ total, perDay, perPerson, perPersonPerDay }: CouponLimits): boolean {
  const all = [total, perDay, perPerson, perPersonPerDay]
  const isWithin = (part: number | null, whole: number | null) =>
    part === null || whole === null || part <= whole
  return (
    all.every((limit) => limit === null || isBetween(limit, 1, COUPON_COUNT_MAX)) &&
    isWithin(perDay, total) &&
    isWithin(perPersonPerDay, perPerson)
  )
}

function isFilledOrNone(list: readonly unknown[] | null): boolean {
  return list === null || list.length > 0
}

function areConditions({ conditions, usePlatforms }: CouponTerms): boolean {
  const { weekdays, hours, memberships, platforms } = conditions
  const areHours =
    hours === null ||
    (hours.fromHour >= 0 && hours.fromHour < hours.untilHour && hours.untilHour <= LAST_HOUR)
  const hasGuests = memberships !== null && memberships.includes('GUEST')
  return (
    !hasGuests && areHours && [weekdays, memberships, platforms, usePlatforms].every(isFilledOrNone)
  )
}

function isMarketShare(share: number, storeId: number | null): boolean {
  return storeId === null ? isBetween(share, 0, HUNDRED_PERCENT) : share === 0
}

/** True when the total of a coupon covers the pieces that were issued of it already; `null` is no total. */
export function coversIssued(
  { limits }: Pick<CouponTerms, 'limits'>,
  issuedCount: number,
): boolean {
  return limits.total === null || limits.total >= issuedCount
}

/**
 * Names what keeps a coupon from being saved; empty when nothing does. `storeId` is its store, `null` the market itself,
 * which alone bears a share, draws serials and names other targets than a store's goods. Source: domain-rules §3,
 * market-rules §9.3, decision 138.
 */
export function checkCouponTerms(
  terms: CouponTerms,
  storeId: number | null,
): readonly CouponTermsViolation[] {
  const checks: readonly (readonly [CouponTermsViolation, boolean])[] = [
    ['NAME', isBetween(characterCount(terms.name), 1, COUPON_NAME_LENGTH_MAX)],
    ['DISCOUNT', isDiscount(terms.discount)],
    ['MINIMUM', isBetween(terms.minimumAmount, 0, ORDER_AMOUNT_MAX_WON)],
    ['TARGET', isTarget(terms.target, storeId)],
    ['WORD', isWord(terms, storeId)],
    ['ISSUE_PERIOD', isIssuePeriod(terms.published)],
    ['USE_PERIOD', isUsePeriod(terms)],
    ['LIMIT', areLimits(terms.limits)],
    ['CONDITION', areConditions(terms)],
    ['MARKET_SHARE', isMarketShare(terms.marketShare, storeId)],
  ]
  return checks.filter(([, isFine]) => !isFine).map(([violation]) => violation)
}

function periodParts(use: CouponUsePeriod): readonly (string | number | null)[] {
  if (use.kind === 'CUSTOM') return [use.kind, use.startDay, use.endDay]
  return use.kind === 'ISSUE' ? [use.kind, use.days] : [use.kind]
}

/** Parts of the terms that whoever holds a coupon has seen and pays by. */
function promiseOf({
  type,
  discount,
  minimumAmount,
  target,
  use,
  published,
  usePlatforms,
}: CouponTerms) {
  const ids = targetIdsOf(target).toSorted((one, other) => one - other)
  const until = use.kind === 'PUBLISH' ? published : null
  const platforms = usePlatforms === null ? null : usePlatforms.toSorted()
  return JSON.stringify([
    type,
    discount.kind,
    discount.kind === 'FIXED' ? [discount.amount] : [discount.percent, discount.maxDiscount],
    minimumAmount,
    target.kind,
    ids,
    periodParts(use),
    until,
    platforms,
  ])
}

/**
 * True when a change touches what holders of a coupon pay by, so that its revision rises and they take the new terms
 * themselves. Name, limits, conditions and the days of issue do not. Source: decision 030.
 */
export function changesPromise(before: CouponTerms, after: CouponTerms): boolean {
  return promiseOf(before) !== promiseOf(after)
}

/** Facts of a coupon as its issuer sees it. */
export type CouponStateFacts = {
  readonly published: DaySpan
  readonly isRestricted: boolean
  readonly total: number | null
  readonly issuedCount: number
}

/** Returns the state of a coupon; a restriction counts before everything else. */
export function couponStateOf(facts: CouponStateFacts, nowMs: number): CouponState {
  const today = kstDayOf(nowMs)
  if (facts.isRestricted) return 'RESTRICTED'
  if (today > facts.published.endDay) return 'ENDED'
  if (today < facts.published.startDay) return 'COMING'
  return facts.total !== null && facts.issuedCount >= facts.total ? 'SOLD_OUT' : 'ISSUING'
}

/**
 * Decides whether a restriction of a coupon is set or released. Refusal: COUPON_RESTRICTED_BY_OPERATOR, when a seller
 * releases what an operator restricted. Source: market-rules §9.3, decision 138.
 */
export function decideRestriction(facts: {
  readonly restrictedBy: CouponRestricter | null
  readonly by: CouponRestricter
}): Decision<'COUPON_RESTRICTED_BY_OPERATOR'> {
  return facts.restrictedBy === 'OPERATOR' && facts.by === 'SELLER'
    ? refuse('COUPON_RESTRICTED_BY_OPERATOR')
    : allow()
}
