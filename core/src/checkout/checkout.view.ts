import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { NamedViolation } from '../cart/buyViolation.rules.ts'
import { blockedLines } from '../cart/buyViolation.view.ts'
import type { BlockedLine } from '../cart/buyViolation.view.ts'
import { formatNumber, formatWon } from '../money/money.rules.ts'
import { orderDifferenceText } from '../order/orderRefusal.messages.ts'
import type { OrderDifferenceKind } from '../order/order.codes.ts'
import type { OrderDifference } from '../order/orderDifference.rules.ts'
import { REFUSAL_MESSAGES } from '../refusal/refusal.messages.ts'
import type {
  checkoutChart,
  CheckoutSubmission,
  PlacedOrder,
  RefusedCoupon,
} from './checkout.chart.ts'
import { CHECKOUT_MESSAGES } from './checkout.messages.ts'
import type { CheckoutSection } from './checkout.codes.ts'
import type { CheckoutViolation } from './checkout.rules.ts'

/** A part of the form that has to be corrected, and its text. */
export type CheckoutHint = { readonly section: CheckoutSection; readonly text: string }

/** One thing that changed since the buyer looked; `before` and `after` are `null` where there is no figure. */
export type DifferenceView = {
  readonly goodsName: string
  readonly text: string
  readonly before: string | null
  readonly after: string | null
}

/** Everything that changed. `canGoOn` is true when the order may be placed at the new price. */
export type DifferencesView = {
  readonly lines: readonly DifferenceView[]
  readonly payableBefore: string
  readonly payableAfter: string
  readonly canGoOn: boolean
}

export type CheckoutView = {
  readonly isEditable: boolean
  readonly isBusy: boolean
  /** Text of the work in progress; `null` when it waits for the buyer. */
  readonly busyText: string | null
  readonly hints: readonly CheckoutHint[]
  /** Changes, and the amount that was shown and is due now; `null` when nothing is shown. */
  readonly differences: DifferencesView | null
  /** The lines that can't be bought, with their reasons; `null` when nothing is shown. */
  readonly blocked: readonly BlockedLine[] | null
  /** Nobody knows whether the order was placed: it can be sent again as it was. */
  readonly canRepeat: boolean
  /** Reason why the order can't be placed, whatever is changed here; `null` when nothing is shown. */
  readonly refusedText: string | null
  /** The coupon that can't be used any more, and why; `null` when nothing is shown. */
  readonly refusedCoupon: RefusedCoupon | null
  readonly noticeText: string | null
  /** The order to pay; `null` until it is placed. */
  readonly order: PlacedOrder | null
  /** Lines that the server says can't be bought, whenever they change. */
  readonly updateBlocked: (violations: readonly NamedViolation[]) => void
  readonly submit: (
    submission: CheckoutSubmission,
    violations: readonly CheckoutViolation[],
  ) => void
  readonly accept: () => void
  readonly changeCoupons: () => void
  readonly repeat: () => void
  readonly dismiss: () => void
}

type Snapshot = SnapshotFrom<typeof checkoutChart>
type Actor = Pick<ActorRefFrom<typeof checkoutChart>, 'send'>

const BUSY_TEXTS = {
  checking: '주문 내용을 확인하고 있어요',
  placing: '주문하고 있어요',
} as const

function busyText(snapshot: Snapshot): string | null {
  if (snapshot.matches('checking')) return BUSY_TEXTS.checking
  return snapshot.matches('placing') ? BUSY_TEXTS.placing : null
}

/** Changes that a buyer may accept on the spot: the price and the quantity of lines that can still be bought. */
const GOING_ON: readonly OrderDifferenceKind[] = ['ORDER_PRICE_CHANGED', 'ORDER_QUANTITY_CHANGED']

function figureText(kind: OrderDifference['kind'], figure: number | null): string | null {
  if (figure === null) return null
  return kind === 'ORDER_PRICE_CHANGED' ? formatWon(figure) : `${formatNumber(figure)}개`
}

function differenceView({ goodsName, kind, before, after }: OrderDifference): DifferenceView {
  return {
    goodsName,
    text: orderDifferenceText(kind),
    before: figureText(kind, before),
    after: figureText(kind, after),
  }
}

/** Difference when no line changed but the shipping fee did. */
const FEE_CHANGED: DifferenceView = {
  goodsName: '배송비',
  text: '배송비가 변경됐어요.',
  before: null,
  after: null,
}

function differencesView(snapshot: Snapshot): CheckoutView['differences'] {
  const { change, submission } = snapshot.context
  if (change === null || !snapshot.matches('differing')) return null
  return {
    lines: change.differences.length === 0 ? [FEE_CHANGED] : change.differences.map(differenceView),
    payableBefore: formatWon(submission.seenPayableAmount),
    payableAfter: formatWon(change.payableAmount),
    canGoOn: change.differences.every(({ kind }) => GOING_ON.includes(kind)),
  }
}

/** Views the payment page: what can be edited, what is shown, and the open question. Source: spec §2, §8. */
export function checkoutView(snapshot: Snapshot, actor: Actor): CheckoutView {
  const { incomplete, blocked, hasFailed, order } = snapshot.context
  return {
    isEditable: snapshot.hasTag('editable'),
    isBusy: snapshot.hasTag('busy'),
    busyText: busyText(snapshot),
    hints: incomplete.map(({ section, code }) => ({ section, text: CHECKOUT_MESSAGES[code]() })),
    differences: differencesView(snapshot),
    blocked: snapshot.matches('blocked') ? blockedLines(blocked) : null,
    canRepeat: snapshot.can({ type: 'buyer.retry' }),
    refusedText: snapshot.matches('refused') ? snapshot.context.refusedText : null,
    refusedCoupon: snapshot.matches('couponRefused') ? snapshot.context.refusedCoupon : null,
    noticeText: hasFailed && !snapshot.hasTag('busy') ? REFUSAL_MESSAGES.API_FAILURE() : null,
    order,
    updateBlocked: (violations) => actor.send({ type: 'facts.changed', violations }),
    submit: (submission, violations) =>
      actor.send({ type: 'buyer.submit', submission, violations }),
    accept: () => actor.send({ type: 'buyer.accept' }),
    changeCoupons: () => actor.send({ type: 'buyer.changeCoupons' }),
    repeat: () => actor.send({ type: 'buyer.retry' }),
    dismiss: () => actor.send({ type: 'buyer.dismiss' }),
  }
}
