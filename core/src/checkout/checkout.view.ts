import type { SnapshotFrom } from 'xstate'
import { buyReasonText } from '../cart/cart.messages.ts'
import { formatNumber, formatWon } from '../money/money.rules.ts'
import { ORDER_MESSAGES } from '../order/order.messages.ts'
import type { OrderDifference } from '../order/orderDifference.rules.ts'
import { REFUSAL_MESSAGES } from '../refusal/refusal.messages.ts'
import type { checkoutChart } from './checkout.chart.ts'
import { CHECKOUT_MESSAGES } from './checkout.messages.ts'
import type { CheckoutSection } from './checkout.rules.ts'

/** A part of the form that needs another look, and what to tell there. */
export type CheckoutHint = { readonly section: CheckoutSection; readonly text: string }

/** One thing that changed since the buyer looked; `before` and `after` are `null` where there is no figure. */
export type DifferenceView = {
  readonly goodsName: string
  readonly text: string
  readonly before: string | null
  readonly after: string | null
}

export type CheckoutView = {
  readonly isEditable: boolean
  readonly isBusy: boolean
  /** What the page is doing, for the one who waits; `null` when it waits for the buyer. */
  readonly busyText: string | null
  readonly hints: readonly CheckoutHint[]
  /** The new amount and what changed; `null` when nothing is to be told. */
  readonly differences: {
    readonly payableText: string
    readonly lines: readonly DifferenceView[]
  } | null
  /** Why lines can't be bought; `null` when nothing is to be told. */
  readonly blockedTexts: readonly string[] | null
  /** Nobody knows whether the order was placed: it can be sent again as it was. */
  readonly canRepeat: boolean
  /** Why the order can't be placed, whatever is changed here; `null` when nothing is to be told. */
  readonly refusedText: string | null
  readonly noticeText: string | null
}

type Snapshot = SnapshotFrom<typeof checkoutChart>

const BUSY_TEXTS = {
  checking: '주문 내용을 확인하고 있어요',
  placing: '주문하고 있어요',
} as const

function busyText(snapshot: Snapshot): string | null {
  if (snapshot.matches('checking')) return BUSY_TEXTS.checking
  return snapshot.matches('placing') ? BUSY_TEXTS.placing : null
}

function figureText(kind: OrderDifference['kind'], figure: number | null): string | null {
  if (figure === null) return null
  return kind === 'ORDER_PRICE_CHANGED' ? formatWon(figure) : `${formatNumber(figure)}개`
}

function differenceView({ goodsName, kind, before, after }: OrderDifference): DifferenceView {
  return {
    goodsName,
    text: ORDER_MESSAGES[kind](),
    before: figureText(kind, before),
    after: figureText(kind, after),
  }
}

function differencesView(snapshot: Snapshot): CheckoutView['differences'] {
  const { change } = snapshot.context
  if (change === null || !snapshot.matches('differing')) return null
  return {
    payableText: formatWon(change.payableAmount),
    lines: change.differences.map(differenceView),
  }
}

/** The payment page as its chart stands: what may be touched, what is told, what is asked. Source: spec §2, §8. */
export function checkoutView(snapshot: Snapshot): CheckoutView {
  const { incomplete, blocked, hasFailed } = snapshot.context
  return {
    isEditable: snapshot.hasTag('editable'),
    isBusy: snapshot.hasTag('busy'),
    busyText: busyText(snapshot),
    hints: incomplete.map(({ section, code }) => ({ section, text: CHECKOUT_MESSAGES[code]() })),
    differences: differencesView(snapshot),
    blockedTexts: snapshot.matches('blocked') ? blocked.map(buyReasonText) : null,
    canRepeat: snapshot.can({ type: 'buyer.retry' }),
    refusedText: snapshot.matches('refused') ? snapshot.context.refusedText : null,
    noticeText: hasFailed && !snapshot.hasTag('busy') ? REFUSAL_MESSAGES.API_FAILURE() : null,
  }
}
