import type { SnapshotFrom } from 'xstate'
import { buyReasonText, CART_MESSAGES } from './cart.messages.ts'
import type { optionSheetChart, TakenLine } from './optionSheet.chart.ts'

/** Where the sheet leads; `null` while the buyer stays. */
export type OptionDestination = 'CART' | 'CHECKOUT'

/** What the option sheet shows besides options and prices. */
export type OptionSheetView = {
  readonly isOpen: boolean
  readonly isBusy: boolean
  /** Nobody knows whether the choice arrived: it can be sent again as it was. */
  readonly canRepeat: boolean
  readonly values: readonly string[]
  readonly lines: readonly TakenLine[]
  /** Why the last tap came to nothing; `null` when it did not. */
  readonly noticeText: string | null
  /** What the cart says of what it took; `null` otherwise. */
  readonly addedText: string | null
  readonly destination: OptionDestination | null
}

type Snapshot = SnapshotFrom<typeof optionSheetChart>

const UNANSWERED = '처리됐는지 확인하지 못했어요. 다시 확인해도 두 번 담기지 않아요.'

function noticeText(snapshot: Snapshot): string | null {
  if (snapshot.matches('unanswered')) return UNANSWERED
  const { reason } = snapshot.context
  return reason === null ? null : buyReasonText(reason)
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
    canRepeat: snapshot.can({ type: 'buyer.retry' }),
    values,
    lines,
    noticeText: noticeText(snapshot),
    addedText: snapshot.matches('added') ? CART_MESSAGES.CART_ADDED() : null,
    destination: destinationOf(snapshot),
  }
}
