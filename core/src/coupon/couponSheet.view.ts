import type { SnapshotFrom } from 'xstate'
import { formatNumber, formatWon } from '../money/money.rules.ts'
import type { Won } from '../money/money.rules.ts'
import { REFUSAL_MESSAGES } from '../refusal/refusal.messages.ts'
import { COUPON_TYPES, COUPON_TYPE_LABELS } from './coupon.codes.ts'
import type { CouponType } from './coupon.codes.ts'
import { COUPON_MESSAGES } from './coupon.messages.ts'
import type { couponSheetChart, SheetPicks, SheetQuote, SheetSlot } from './couponSheet.chart.ts'

/** One radio button; `couponIssueId` is `null` for going without. */
export type SheetChoiceView = {
  readonly couponIssueId: string | null
  readonly label: string
  /** Discount that it takes off; `null` for going without. */
  readonly discountText: string | null
  readonly isPicked: boolean
  /** Another slot has this coupon; picking it here moves it. */
  readonly isElsewhere: boolean
}

export type SheetSlotView = {
  readonly slotKey: string
  readonly title: string
  readonly choices: readonly SheetChoiceView[]
}

export type SheetSectionView = {
  readonly type: CouponType
  readonly title: string
  readonly slots: readonly SheetSlotView[]
}

/** Discount that coupons take off, in words; going without them is no discount. */
export type AppliedCouponsView = { readonly text: string; readonly isDiscount: boolean }

export type CouponSheetView = {
  readonly isOpen: boolean
  readonly isBusy: boolean
  /** Progress: what the sheet is doing, for the one who waits; `null` when it waits for the buyer. */
  readonly busyText: string | null
  readonly sections: readonly SheetSectionView[]
  /** Coupons that can't be used, with the reason. */
  readonly unusable: SheetQuote['unusable']
  /** Discount that the picks take off as they were quoted last; `null` before the first quote. */
  readonly applied: AppliedCouponsView | null
  readonly applyText: string
  readonly canApply: boolean
  readonly canRetry: boolean
  /** Nobody knows whether the number gave its coupon: it can be sent again as it was. */
  readonly canRepeat: boolean
  /** Notice: what to report of the picks; `null` when nothing is. */
  readonly noticeText: string | null
  /** Notice: what to report of the number that was entered; `null` when nothing is. */
  readonly code: { readonly text: string; readonly isProblem: boolean } | null
}

type Snapshot = SnapshotFrom<typeof couponSheetChart>

const NO_COUPON_TEXT = '적용 안 함'

const BUSY_TEXTS = {
  loading: '쿠폰을 불러오고 있어요',
  recomputing: '할인 금액을 다시 계산하고 있어요',
  registering: '쿠폰 번호를 확인하고 있어요',
} as const

function busyText(snapshot: Snapshot): string | null {
  if (snapshot.matches('loading')) return BUSY_TEXTS.loading
  if (snapshot.matches('recomputing')) return BUSY_TEXTS.recomputing
  return snapshot.matches('registering') ? BUSY_TEXTS.registering : null
}

function slotView({ slotKey, title, options }: SheetSlot, picks: SheetPicks): SheetSlotView {
  const picked = picks[slotKey] ?? null
  const isElsewhere = (id: string) => id !== picked && Object.values(picks).includes(id)
  const none = {
    couponIssueId: null,
    label: NO_COUPON_TEXT,
    discountText: null,
    isPicked: picked === null,
    isElsewhere: false,
  }
  const choices = options.map(({ couponIssueId, name, discountAmount }) => ({
    couponIssueId,
    label: name,
    discountText: `-${formatWon(discountAmount)}`,
    isPicked: couponIssueId === picked,
    isElsewhere: isElsewhere(couponIssueId),
  }))
  return { slotKey, title, choices: [none, ...choices] }
}

function sectionsOf({ context: { quote, picks } }: Snapshot): SheetSectionView[] {
  return COUPON_TYPES.flatMap((type) => {
    const slots = (quote?.slots ?? []).filter((slot) => slot.type === type)
    if (slots.length === 0) return []
    const title = COUPON_TYPE_LABELS[type]
    return [{ type, title, slots: slots.map((slot) => slotView(slot, picks)) }]
  })
}

function reported(snapshot: Snapshot): string | null {
  const { notice, refusedText } = snapshot.context
  if (snapshot.hasTag('busy')) return null
  if (refusedText !== null) return refusedText
  if (notice === 'API_FAILURE') return REFUSAL_MESSAGES.API_FAILURE()
  return notice === null ? null : COUPON_MESSAGES[notice]()
}

/** The notice stands beside the field of the number when that was the last tap. */
function noticeOf(snapshot: Snapshot): Pick<CouponSheetView, 'noticeText' | 'code'> {
  const { code, notice } = snapshot.context
  const text = reported(snapshot)
  const isOfCode = code !== '' || notice === 'COUPON_CODE_REQUIRED'
  if (text === null || !isOfCode || snapshot.matches('failed'))
    return { noticeText: text, code: null }
  return { noticeText: null, code: { text, isProblem: notice !== 'COUPON_CODE_REGISTERED' } }
}

/**
 * Discount that applied coupons take off in won, and how many they are.
 * @example appliedCouponsView(11670, 4) // { text: '-11,670원 · 4장 적용', isDiscount: true }
 */
export function appliedCouponsView(discountAmount: Won, count: number): AppliedCouponsView {
  if (count === 0) return { text: '적용한 쿠폰이 없어요', isDiscount: false }
  return { text: `-${formatWon(discountAmount)} · ${formatNumber(count)}장 적용`, isDiscount: true }
}

function appliedOf(quote: SheetQuote | null): AppliedCouponsView | null {
  if (quote === null) return null
  const picked = Object.values(quote.picks).filter((id) => id !== null)
  return appliedCouponsView(quote.discountAmount, picked.length)
}

function applyText(discountAmount: number): string {
  return discountAmount === 0 ? '적용하기' : `${formatWon(discountAmount)} 할인 적용`
}

/**
 * The coupon sheet as its chart stands: goods, duplication and store coupons in this order, one radio button each and
 * one for going without, what they take off, and why others can't be used. Source: domain-rules §7.4.
 */
export function couponSheetView(snapshot: Snapshot): CouponSheetView {
  const { quote } = snapshot.context
  return {
    isOpen: snapshot.hasTag('open'),
    isBusy: snapshot.hasTag('busy'),
    busyText: busyText(snapshot),
    sections: sectionsOf(snapshot),
    unusable: quote?.unusable ?? [],
    applied: appliedOf(quote),
    applyText: applyText(quote?.discountAmount ?? 0),
    canApply: snapshot.can({ type: 'buyer.apply' }),
    canRetry: snapshot.matches('failed'),
    canRepeat: snapshot.matches('unregistered'),
    ...noticeOf(snapshot),
  }
}
