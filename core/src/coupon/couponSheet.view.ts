import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { formatNumber, formatWon } from '../money/money.rules.ts'
import type { Won } from '../money/money.rules.ts'
import { REFUSAL_MESSAGES } from '../refusal/refusal.messages.ts'
import { COUPON_TYPES, COUPON_TYPE_LABELS } from './coupon.codes.ts'
import type { CouponType } from './coupon.codes.ts'
import { COUPON_MESSAGES } from './coupon.messages.ts'
import type {
  couponSheetChart,
  SheetPicks,
  SheetPlace,
  SheetQuote,
  SheetSlot,
} from './couponSheet.chart.ts'
import { isSameSlot, pickCoupon } from './couponSheet.rules.ts'

/** One radio button; `couponIssueId` is `null` for no coupon. */
export type SheetChoiceView = {
  readonly couponIssueId: string | null
  readonly label: string
  /** Text of its discount; `null` for going without. */
  readonly discountText: string | null
  readonly isPicked: boolean
  /** Another slot has this coupon; picking it here moves it. */
  readonly isElsewhere: boolean
}

export type SheetSlotView = {
  readonly place: SheetPlace
  readonly title: string
  readonly choices: readonly SheetChoiceView[]
  /** Gives the slot a coupon, or none (`null`). */
  readonly pick: (couponIssueId: string | null) => void
}

export type SheetSectionView = {
  readonly type: CouponType
  readonly title: string
  readonly slots: readonly SheetSlotView[]
}

/** Discount of the applied coupons as text; without coupons it is none. */
export type AppliedCouponsView = { readonly text: string; readonly isDiscount: boolean }

export type CouponSheetView = {
  readonly isOpen: boolean
  readonly isBusy: boolean
  /** Text of the work in progress; `null` when it waits for the buyer. */
  readonly busyText: string | null
  readonly sections: readonly SheetSectionView[]
  /** Coupons that can't be used, with the reason. */
  readonly unusable: SheetQuote['unusable']
  /** Discount of the picks as they were last quoted; `null` before the first quote. */
  readonly applied: AppliedCouponsView | null
  readonly applyText: string
  readonly canApply: boolean
  readonly canRetry: boolean
  /** Nobody knows whether the number gave its coupon: it can be sent again as it was. */
  readonly canRepeat: boolean
  /** Notice beside the picks; `null` when there is none. */
  readonly noticeText: string | null
  /** Notice beside the number that was entered; `null` when there is none. */
  readonly code: { readonly text: string; readonly isProblem: boolean } | null
  readonly reset: () => void
  readonly enterCode: (code: string) => void
  readonly apply: () => void
  readonly retry: () => void
  readonly dismiss: () => void
}

type Snapshot = SnapshotFrom<typeof couponSheetChart>
type Actor = Pick<ActorRefFrom<typeof couponSheetChart>, 'getSnapshot' | 'send'>

/** Returns the idempotency key of a number: the same one while the host does not know that it arrived. */
export type CodeKeyOf = (code: string) => string

const NO_COUPON_TEXT = '적용 안 함'

const BUSY_TEXTS = {
  opening: '쿠폰을 불러오고 있어요',
  loading: '쿠폰을 불러오고 있어요',
  recomputing: '할인 금액을 다시 계산하고 있어요',
  registering: '쿠폰 번호를 확인하고 있어요',
} as const

function busyText({ value, context }: Snapshot): string | null {
  if (value === 'opening' && context.quote !== null) return null
  const texts: Readonly<Partial<Record<Snapshot['value'], string>>> = BUSY_TEXTS
  return texts[value] ?? null
}

/** Picks to show; a sheet that opens with a quote has its picks from the first frame. */
function picksOf({ value, context: { quote, picks } }: Snapshot): SheetPicks {
  return value === 'opening' ? (quote?.picks ?? []) : picks
}

function slotView(slot: SheetSlot, snapshot: Snapshot, actor: Actor): SheetSlotView {
  const { type, place, title, options } = slot
  const picks = picksOf(snapshot)
  const picked = picks.find((pick) => isSameSlot(pick, slot))?.couponIssueId ?? null
  const isElsewhere = (id: string) =>
    id !== picked && picks.some(({ couponIssueId }) => couponIssueId === id)
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
  return {
    place,
    title,
    choices: [none, ...choices],
    pick: (couponIssueId) => {
      const current = picksOf(actor.getSnapshot())
      actor.send({
        type: 'buyer.pick',
        picks: pickCoupon(current, { type, place }, couponIssueId),
      })
    },
  }
}

function sectionsOf(snapshot: Snapshot, actor: Actor): SheetSectionView[] {
  return COUPON_TYPES.flatMap((type) => {
    const slots = (snapshot.context.quote?.slots ?? []).filter((slot) => slot.type === type)
    if (slots.length === 0) return []
    const title = COUPON_TYPE_LABELS[type]
    return [{ type, title, slots: slots.map((slot) => slotView(slot, snapshot, actor)) }]
  })
}

function reported(snapshot: Snapshot): string | null {
  const { notice, refusedText } = snapshot.context
  if (snapshot.hasTag('busy')) return null
  if (refusedText !== null) return refusedText
  if (notice === 'API_FAILURE') return REFUSAL_MESSAGES.API_FAILURE()
  return notice === null ? null : COUPON_MESSAGES[notice]()
}

/** Notice of the last action; it stands beside the serial's field when that was the action. */
function noticeOf(snapshot: Snapshot): Pick<CouponSheetView, 'noticeText' | 'code'> {
  const { code, notice } = snapshot.context
  const text = reported(snapshot)
  const isOfCode = code !== '' || notice === 'COUPON_CODE_REQUIRED'
  if (text === null || !isOfCode || snapshot.matches('failed'))
    return { noticeText: text, code: null }
  return { noticeText: null, code: { text, isProblem: notice !== 'COUPON_CODE_REGISTERED' } }
}

/**
 * Views the total discount of applied coupons in won, and their count.
 * @example appliedCouponsView(11670, 4) // { text: '-11,670원 · 4장 적용', isDiscount: true }
 */
export function appliedCouponsView(discountAmount: Won, count: number): AppliedCouponsView {
  if (count === 0) return { text: '적용한 쿠폰이 없어요', isDiscount: false }
  return { text: `-${formatWon(discountAmount)} · ${formatNumber(count)}장 적용`, isDiscount: true }
}

function appliedOf(quote: SheetQuote | null): AppliedCouponsView | null {
  if (quote === null) return null
  const picked = quote.picks.filter(({ couponIssueId }) => couponIssueId !== null)
  return appliedCouponsView(quote.discountAmount, picked.length)
}

function applyText(discountAmount: number): string {
  return discountAmount === 0 ? '적용하기' : `${formatWon(discountAmount)} 할인 적용`
}

/**
 * Views the coupon sheet: goods, duplication and store coupons in this order, one radio button each and one for none,
 * the discounts, and why others can't be used. Source: domain-rules §7.4.
 */
export function couponSheetView(
  snapshot: Snapshot,
  actor: Actor,
  keyOf: CodeKeyOf,
): CouponSheetView {
  const { quote } = snapshot.context
  return {
    isOpen: !snapshot.hasTag('terminal'),
    isBusy: snapshot.hasTag('busy'),
    busyText: busyText(snapshot),
    sections: sectionsOf(snapshot, actor),
    unusable: quote?.unusable ?? [],
    applied: appliedOf(quote),
    applyText: applyText(quote?.discountAmount ?? 0),
    canApply: snapshot.can({ type: 'buyer.apply' }),
    canRetry: snapshot.matches('failed'),
    canRepeat: snapshot.matches('unregistered'),
    ...noticeOf(snapshot),
    reset: () => actor.send({ type: 'buyer.reset' }),
    enterCode: (code) => actor.send({ type: 'buyer.enterCode', code, key: keyOf(code) }),
    apply: () => actor.send({ type: 'buyer.apply' }),
    retry: () => actor.send({ type: 'buyer.retry' }),
    dismiss: () => actor.send({ type: 'buyer.dismiss' }),
  }
}
