import { addDays, kstDayOf } from '../calendar/day.rules.ts'
import type { Day } from '../calendar/day.rules.ts'
import { type Decision, allow, refuse } from '../decision/decision.rules.ts'
import type { Courier } from '../delivery/courier.codes.ts'
import { hasLength, tidyText } from '../member/member.rules.ts'
import type { OrderItemStatus } from './orderItem.codes.ts'
import type { OrderItemEventType } from './orderItem.table.gen.ts'
import type { SellerItemAction } from './sellerOrder.codes.ts'

/** Event of the item's chart that an action sends; a refused sale is a claim instead. */
export const SELLER_ACTION_EVENTS = {
  ACKNOWLEDGE: 'seller.acknowledge',
  SHIP: 'seller.ship',
  DELAY: 'seller.delay',
  REMOVE_INVOICE: 'seller.removeInvoice',
} as const satisfies Partial<Record<SellerItemAction, OrderItemEventType>>

/** An action of a seller on an item, with its details. Source: market-rules §9.3. */
export type ItemCommand =
  | { readonly action: 'ACKNOWLEDGE' | 'REMOVE_INVOICE' }
  | {
      readonly action: 'SHIP'
      readonly courier: Courier
      /** In digits; `null` for a courier without numbers. */
      readonly invoiceNumber: string | null
    }
  | {
      readonly action: 'DELAY'
      readonly reason: string
      /** The Korean day on which it ships instead. */
      readonly shipsOn: Day
    }
  | { readonly action: 'REFUSE'; readonly memo: string }

/** Snapshot of an item that says if a command was carried out before. */
export type CommandedItem = {
  readonly status: OrderItemStatus
  readonly courier: Courier | null
  readonly invoiceNumber: string | null
  readonly isShipped: boolean
  readonly delayReason: string | null
  readonly delayedShipOn: Day | null
  /** It was cancelled because its seller could not sell it. */
  readonly isSaleRefused: boolean
}

/**
 * True when an item is as a command would leave it, so that sending the command again changes nothing. Source:
 * market-rules §9.3.
 */
export function isCommandDone(command: ItemCommand, item: CommandedItem): boolean {
  switch (command.action) {
    case 'ACKNOWLEDGE':
      return item.status === 'SR'
    case 'REMOVE_INVOICE':
      return item.status === 'SR' && item.courier === null
    case 'SHIP':
      return (
        item.isShipped &&
        item.courier === command.courier &&
        item.invoiceNumber === command.invoiceNumber
      )
    case 'DELAY':
      return (
        item.status === 'SD' &&
        item.delayReason === command.reason &&
        item.delayedShipOn === command.shipsOn
      )
    case 'REFUSE':
      return item.isSaleRefused
  }
}

/** Characters of the reason of a delay, which the buyer reads. */
export const DELAY_REASON_LENGTH = { min: 2, max: 100 } as const

/** Days from today within which a delayed item has to be shipped. Source: decision 134. */
export const DELAY_DAYS_MAX = 90

/** A notice of a delay that was accepted. */
export type DelayNotice = { readonly reason: string; readonly shipsOn: Day }

/**
 * Decides the notice of a delay: its reason, and a day from today on. Refusals: `DELAY_REASON_REQUIRED`,
 * `DELAY_DAY_INVALID`. Source: domain-rules §1.2, decision 134.
 */
export function decideDelay(
  notice: DelayNotice,
  nowMs: number,
): Decision<'DELAY_REASON_REQUIRED' | 'DELAY_DAY_INVALID', DelayNotice> {
  const reason = tidyText(notice.reason)
  if (!hasLength(reason, DELAY_REASON_LENGTH)) return refuse('DELAY_REASON_REQUIRED')
  const today = kstDayOf(nowMs)
  const isSoon = notice.shipsOn >= today && notice.shipsOn <= addDays(today, DELAY_DAYS_MAX)
  return isSoon ? allow({ reason, shipsOn: notice.shipsOn }) : refuse('DELAY_DAY_INVALID')
}
