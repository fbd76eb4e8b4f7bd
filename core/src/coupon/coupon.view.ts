import { formatDate } from '../calendar/dateText.rules.ts'
import { daysBetween, kstDayOf } from '../calendar/day.rules.ts'
import { formatWon } from '../money/money.rules.ts'
import type { Won } from '../money/money.rules.ts'
import { COUPON_TYPES } from './coupon.codes.ts'
import type { CouponIssueRefusal, CouponType, CouponValidation } from './coupon.codes.ts'
import { couponDiscountOf } from './couponDiscount.rules.ts'
import type { CouponDiscount } from './couponDiscount.rules.ts'
import { COUPON_ISSUE_STATE_LABELS } from './couponIssue.codes.ts'
import type { CouponIssueState } from './couponIssue.codes.ts'
import { COUPON_ISSUE_TABLE } from './couponIssue.table.gen.ts'
import { couponDaysLeftText, couponUntilText } from './couponPeriod.rules.ts'
import type { UsablePeriod } from './couponPeriod.rules.ts'

/** Discount of a coupon, and the minimum amount it needs (in won, 0 for none). */
export type CouponTerms = { readonly discount: CouponDiscount; readonly minimumAmount: Won }

/** The terms as a card says them: `10% 할인`, `최대 5,000원` (`null` without a limit), `30,000원 이상 구매 시`. */
export type CouponTermsView = {
  readonly discountText: string
  readonly capText: string | null
  readonly minimumText: string
}

/** The terms of a coupon in words. Source: domain-rules §7.4. */
export function couponTermsView({ discount, minimumAmount }: CouponTerms): CouponTermsView {
  const minimumText =
    minimumAmount === 0 ? '구매 금액 제한 없음' : `${formatWon(minimumAmount)} 이상 구매 시`
  if (discount.kind === 'FIXED') {
    return { discountText: `${formatWon(discount.amount)} 할인`, capText: null, minimumText }
  }
  const { percent, maxDiscount } = discount
  const capText = maxDiscount === 0 ? null : `최대 ${formatWon(maxDiscount)}`
  return { discountText: `${percent}% 할인`, capText, minimumText }
}

/** Action of the button of an offered coupon. */
export type CouponOfferAction = 'GET' | 'LOG_IN' | 'NONE'

/** Code and text of a refusal. */
export type ShownReason = {
  readonly validation: CouponValidation
  readonly code: string
  readonly text: string
}

/** A coupon on offer: if the caller has one, and why it is not issued (`null`: it is). */
export type ShownOffer = CouponTerms & {
  readonly isIssued: boolean
  readonly reason: ShownReason | null
}

/** The button of a coupon on offer; `noteText` is what the label leaves out, `null` for nothing. */
export type OfferButtonView = {
  readonly action: CouponOfferAction
  readonly label: string
  readonly noteText: string | null
}

/** Refusal that the label of the button says already. */
const SAID_BY_BUTTON: CouponIssueRefusal = 'COUPON_ALREADY_ISSUED'

const REFUSED_LABELS: Readonly<Record<Exclude<CouponValidation, 'NO_SESSION'>, string>> = {
  DUPLICATION: '받았어요',
  EXPIRATION: '기간 아님',
  NOT_EXIST: '발급 마감',
  NOT_RELATION: '대상 아님',
  NOT_USE: '발급 마감',
  VALIDATE: '대상 아님',
  TEMPORARY_ERROR: '일시적 오류',
}

/** Views the button of a coupon on offer. Source: domain-rules §7.4. */
export function offerButtonView({ isIssued, reason }: ShownOffer): OfferButtonView {
  if (reason === null)
    return { action: 'GET', label: isIssued ? '한 장 더' : '받기', noteText: null }
  const { validation, code, text } = reason
  if (validation === 'NO_SESSION')
    return { action: 'LOG_IN', label: '로그인하고 받기', noteText: null }
  const noteText = code === SAID_BY_BUTTON ? null : text
  return { action: 'NONE', label: REFUSED_LABELS[validation], noteText }
}

/** Returns the largest discount of some coupons on one piece, or on the least quantity that they require. */
function bestDiscount(offers: readonly ShownOffer[], price: Won): Won {
  const taken = offers.map(({ discount, minimumAmount }) =>
    couponDiscountOf(discount, Math.max(price, minimumAmount)),
  )
  return Math.max(0, ...taken)
}

/**
 * Text below a price for the coupons on offer; `null` when there are none.
 * @example couponOffersText([{ discount: { kind: 'FIXED', amount: 3000 }, … }], 21900) // '최대 3,000원 쿠폰 받기'
 */
export function couponOffersText(offers: readonly ShownOffer[], price: Won): string | null {
  return offersText(offers, (open) => `최대 ${formatWon(bestDiscount(open, price))} 쿠폰 받기`)
}

/**
 * Text of a store's or an exhibition's coupons, which have no one price; `null` when there are none.
 * @example couponCountText(threeOpenOffers) // '받을 수 있는 쿠폰 3장'
 */
export function couponCountText(offers: readonly ShownOffer[]): string | null {
  return offersText(offers, (open) => `받을 수 있는 쿠폰 ${open.length}장`)
}

/** The same as a row that links to the coupons. */
export function couponCountRow(offers: readonly ShownOffer[]): CouponRowView | null {
  const text = couponCountText(offers)
  return text === null ? null : { text, amountText: null, actionText: null }
}

/** Coupons that the caller may get and has none of; one that may be issued again is offered once. */
export function openOffers(offers: readonly ShownOffer[]): ShownOffer[] {
  return offers.filter((offer) => !offer.isIssued && offerButtonView(offer).action !== 'NONE')
}

/** A held coupon that can be used for a product. */
export type HeldTerms = CouponTerms & { readonly type: CouponType }

/** Price of one piece with the best coupon of each type, in the order of the types. Source: domain-rules §3.1. */
function couponedPrice(coupons: readonly HeldTerms[], price: Won): Won {
  return COUPON_TYPES.reduce((left, type) => {
    const fitting = coupons.filter((each) => each.type === type && each.minimumAmount <= price)
    return left - Math.max(0, ...fitting.map(({ discount }) => couponDiscountOf(discount, left)))
  }, price)
}

/** Coupons of a product: on offer, held, and the price of one piece. */
export type GoodsCoupons = {
  readonly offers: readonly (ShownOffer & { readonly type: CouponType })[]
  readonly held: readonly HeldTerms[]
  readonly price: Won
}

/** Row of coupons below a price; `actionText` is `null` when nothing is left to get, `amountText` without a price. */
export type CouponRowView = {
  readonly text: string
  readonly amountText: string | null
  readonly actionText: string | null
}

/**
 * Views the row of coupons below a product's price: the price of one piece with the best that the caller holds or may
 * get, and the action to get them; `null` when there are none. Source: domain-rules §3.1, §7.4.
 * @example goodsCouponsView({ offers: [threeThousandOff], held: [], price: 21900 }) // { text: '쿠폰적용가', amountText: '18,900원', actionText: '쿠폰받기' }
 */
export function goodsCouponsView({ offers, held, price }: GoodsCoupons): CouponRowView | null {
  const open = offers.filter((offer) => openOffers([offer]).length > 0)
  const couponed = couponedPrice([...held, ...open], price)
  if (couponed < price) {
    const actionText = open.length > 0 ? '쿠폰받기' : null
    return { text: '쿠폰적용가', amountText: formatWon(couponed), actionText }
  }
  const text = couponOffersText(offers, price)
  return text === null ? null : { text, amountText: null, actionText: null }
}

/** Text of a row whose coupons are still to be got; `null` when there are none. */
function offersText(
  offers: readonly ShownOffer[],
  openText: (open: readonly ShownOffer[]) => string,
): string | null {
  if (offers.length === 0) return null
  const open = openOffers(offers)
  if (open.length > 0) return openText(open)
  return offers.some(({ isIssued }) => isIssued)
    ? '쿠폰을 모두 받았어요'
    : '준비된 쿠폰이 모두 소진됐어요'
}

/** Days before its end from which a coupon shows a countdown and is marked as ending. */
const DAYS_COUNTED_MAX = 30
const ENDING_SOON_DAYS = 3

/** End of a coupon's period as text; `daysLeftText` is `null` when it is far, past, or never. */
export type CouponEndView = {
  readonly untilText: string
  readonly daysLeftText: string | null
  readonly isEndingSoon: boolean
}

/** Views the end of a coupon's period (`null`: none), as of now. Source: domain-rules §7.4. */
export function couponEndView(expiresAtMs: number | null, nowMs: number): CouponEndView {
  const untilText = couponUntilText(expiresAtMs)
  const daysLeftText = couponDaysLeftText(expiresAtMs, nowMs)
  const days = expiresAtMs === null ? Infinity : daysBetween(kstDayOf(nowMs), kstDayOf(expiresAtMs))
  if (daysLeftText === null || days > DAYS_COUNTED_MAX) {
    return { untilText, daysLeftText: null, isEndingSoon: false }
  }
  return { untilText, daysLeftText, isEndingSoon: days <= ENDING_SOON_DAYS }
}

/**
 * Text for the period of a coupon.
 * @example couponPeriodText({ startsAtMs, expiresAtMs: null }) // '2026.09.01부터 기간 제한 없음'
 */
export function couponPeriodText({ startsAtMs, expiresAtMs }: UsablePeriod): string {
  const from = formatDate(startsAtMs)
  return expiresAtMs === null
    ? `${from}부터 기간 제한 없음`
    : `${from} ~ ${formatDate(expiresAtMs)}`
}

/** A held coupon: why it cannot be used anywhere (`null`: it can), and if it can be renewed. */
export type ShownIssue = {
  readonly state: CouponIssueState
  readonly expiresAtMs: number | null
  /** When an order took it; `null` while none has it. */
  readonly usedAtMs: number | null
  readonly reason: ShownReason | null
  readonly isRenewable: boolean
}

export type HeldCouponView = {
  readonly stateLabel: string
  /** Nothing keeps it from being used where it is meant for. */
  readonly isUsable: boolean
  readonly end: CouponEndView
  /** Hint for its owner; `null` where the state says all. */
  readonly noteText: string | null
  /** Label of the button that takes the terms of today; `null` without such a button. */
  readonly renewLabel: string | null
  readonly mayDelete: boolean
}

/** Label of a held coupon that cannot be used; outside its period but not over, it has not begun. */
function heldBackLabel({ validation }: ShownReason): string {
  if (validation === 'EXPIRATION') return '사용 전'
  return validation === 'VALIDATE' ? '조건 변경' : '사용불가'
}

/** End of a coupon's period, or the time of its use when it is used. */
function issueEndView({ expiresAtMs, usedAtMs }: ShownIssue, nowMs: number): CouponEndView {
  if (usedAtMs === null) return couponEndView(expiresAtMs, nowMs)
  return { untilText: `${formatDate(usedAtMs)} 사용`, daysLeftText: null, isEndingSoon: false }
}

/** Views a held coupon for its card. Source: domain-rules §3.5, §7.4. */
export function heldCouponView(issue: ShownIssue, nowMs: number): HeldCouponView {
  const { state, isRenewable } = issue
  const isOpen = COUPON_ISSUE_TABLE.tags[state].includes('usable')
  const reason = isOpen ? issue.reason : null
  return {
    stateLabel: reason === null ? COUPON_ISSUE_STATE_LABELS[state] : heldBackLabel(reason),
    isUsable: isOpen && reason === null,
    end: issueEndView(issue, nowMs),
    noteText: reason?.text ?? null,
    renewLabel: isOpen && isRenewable ? '새 조건으로 받기' : null,
    mayDelete: COUPON_ISSUE_TABLE.steps[state]['buyer.delete'] !== undefined,
  }
}
