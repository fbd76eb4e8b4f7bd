import type { SnapshotFrom } from 'xstate'
import { formatWon } from '../money/money.rules.ts'
import { REFUSAL_MESSAGES } from '../refusal/refusal.messages.ts'
import { COUPON_TYPES, COUPON_TYPE_LABELS } from './coupon.codes.ts'
import type { CouponType } from './coupon.codes.ts'
import { COUPON_MESSAGES } from './coupon.messages.ts'
import type { couponSheetChart, SheetPicks, SheetSlot } from './couponSheet.chart.ts'

/** One radio button; `couponIssueId` is `null` for going without. */
export type SheetChoiceView = {
  readonly couponIssueId: string | null
  readonly label: string
  /** What it takes off; `null` for going without. */
  readonly discountText: string | null
  readonly isPicked: boolean
  /** Another slot has this coupon; picking it here is refused. */
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

export type CouponSheetView = {
  readonly isOpen: boolean
  readonly isBusy: boolean
  /** What the sheet is doing, for the one who waits; `null` when it waits for the buyer. */
  readonly busyText: string | null
  readonly sections: readonly SheetSectionView[]
  /** Coupons that can't be used, with the reason. */
  readonly unusable: readonly { readonly name: string; readonly reasonText: string }[]
  readonly applyText: string
  readonly canApply: boolean
  readonly canRetry: boolean
  /** What to tell; `null` when nothing is. */
  readonly noticeText: string | null
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

function noticeText(snapshot: Snapshot): string | null {
  const { notice, refusedText } = snapshot.context
  if (snapshot.hasTag('busy')) return null
  if (refusedText !== null) return refusedText
  if (notice === 'API_FAILURE') return REFUSAL_MESSAGES.API_FAILURE()
  return notice === null ? null : COUPON_MESSAGES[notice]()
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
    unusable: (quote?.unusable ?? []).map(({ name, reasonText }) => ({ name, reasonText })),
    applyText: applyText(quote?.discountAmount ?? 0),
    canApply: snapshot.can({ type: 'buyer.apply' }),
    canRetry: snapshot.can({ type: 'buyer.retry' }),
    noticeText: noticeText(snapshot),
  }
}
