import type { SnapshotFrom } from 'xstate'
import { buyReasonText, CART_MESSAGES } from './cart.messages.ts'
import { REFUSAL_MESSAGES } from '../refusal/refusal.messages.ts'
import type { optionSheetChart, TakenLine } from './optionSheet.chart.ts'

/** Where the sheet leads; `null` while the buyer stays. */
export type OptionDestination = 'CART' | 'CHECKOUT'

/** What the option sheet shows besides options and prices. */
export type OptionSheetView = {
  readonly isOpen: boolean
  readonly isBusy: boolean
  readonly values: readonly string[]
  readonly lines: readonly TakenLine[]
  /** Why the last tap came to nothing; `null` when it did not. */
  readonly noticeText: string | null
  /** What the cart says of what it took; `null` otherwise. */
  readonly addedText: string | null
  readonly destination: OptionDestination | null
}

type Snapshot = SnapshotFrom<typeof optionSheetChart>

function noticeText({ context: { reason } }: Snapshot): string | null {
  if (reason === null) return null
  return reason === 'API_FAILURE' ? REFUSAL_MESSAGES[reason]() : buyReasonText(reason)
}

function destinationOf(snapshot: Snapshot): OptionDestination | null {
  if (snapshot.matches('leaving')) return 'CART'
  return snapshot.matches('ordering') ? 'CHECKOUT' : null
}

/** The option sheet of a snapshot. Source: domain-rules §7.4. */
export function optionSheetView(snapshot: Snapshot): OptionSheetView {
  const { values, lines } = snapshot.context
  return {
    isOpen: snapshot.hasTag('open'),
    isBusy: snapshot.hasTag('busy'),
    values,
    lines,
    noticeText: noticeText(snapshot),
    addedText: snapshot.matches('added') ? CART_MESSAGES.CART_ADDED() : null,
    destination: destinationOf(snapshot),
  }
}
