import {
  isCommandDone,
  type ItemCommand,
  SELLER_ACTION_EVENTS,
} from '@jangteo/core/order/itemCommand.rules'
import type { OrderItemStatus } from '@jangteo/core/order/orderItem.codes'
import type { OrderItemRefusal } from '@jangteo/core/order/orderItem.table.gen'
import { transaction, type Db } from '@jangteo/postgres/database/db'
import { lockParcel } from '@jangteo/postgres/delivery/delivery.store'
import { findOrderIdOfItem, type LockedItemRow } from '@jangteo/postgres/order/order-item.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused, type Refused } from '../../call/refused.ts'
import { lockOrderWithItems } from '../../claim/lock-claim-order.ts'
import { noteDelay } from '../../claim/note-delay.ts'
import { type SaleRefused, refuseSale } from '../../claim/refuse-sale.ts'
import { shipItem } from '../../delivery/ship-item.ts'
import type { Receivers } from '../../entity/entity-queue.ts'
import { advanceItem } from '../../order/advance-item.ts'
import { findNewestClaims } from '../../order/newest-claims.ts'
import type { AuditedWrite } from '../../tracking/record-audit.ts'

/** Calls of the contract that send each action. */
const CALLS = {
  ACKNOWLEDGE: 'acknowledge',
  SHIP: 'ship',
  DELAY: 'delay',
  REFUSE: 'refuse',
  REMOVE_INVOICE: 'removeInvoice',
} as const satisfies Record<ItemCommand['action'], string>

/** Outcome of a command: its item before it, and the claim that a refused sale became. */
export type CommandOutcome = {
  readonly result: 'DONE' | 'UNCHANGED'
  readonly before: OrderItemStatus
  readonly claimId: number | null
}

type Sent = { readonly itemId: number; readonly isRepeatable: boolean }

const lockItem = Effect.fnUntraced(function* (itemId: number) {
  const orderId = yield* findOrderIdOfItem(itemId)
  const locked = orderId === undefined ? null : yield* lockOrderWithItems(orderId)
  const item = locked?.items.find(({ id }) => id === itemId)
  return item ?? (yield* refused('ORDER_ITEM_NOT_FOUND'))
})

const isDone = Effect.fnUntraced(function* (item: LockedItemRow, command: ItemCommand) {
  const claim = (yield* findNewestClaims([item.id])).get(item.id)
  return isCommandDone(command, {
    status: item.status,
    courier: item.courier,
    invoiceNumber: item.invoice_number,
    isShipped: item.shipped_at !== null,
    delayReason: item.delay_reason,
    delayedShipOn: item.delayed_ship_on,
    isSaleRefused: claim?.type === 'REJECT',
  })
})

/** A command that is a step of the chart, which refusing a sale is not: that is a claim. */
type StepCommand = Exclude<ItemCommand, { readonly action: 'REFUSE' }>
type Carried<Refusal> = Effect.Effect<number | null, Refusal, Db | Receivers>

const carryOutStep = Effect.fnUntraced(function* (item: LockedItemRow, command: StepCommand) {
  const atMs = yield* Clock.currentTimeMillis
  if (command.action === 'SHIP') {
    yield* shipItem(item, command, atMs)
    return null
  }
  const event = SELLER_ACTION_EVENTS[command.action]
  const decision = yield* advanceItem(item, { event, atMs })
  if (!decision.ok) return yield* refused(decision.reason)
  if (command.action === 'DELAY') {
    yield* noteDelay({ item, reason: command.reason, shipOn: command.shipsOn, atMs })
  }
  return null
})

const carryOut = (
  item: LockedItemRow,
  command: ItemCommand,
): Carried<Refused<OrderItemRefusal> | SaleRefused> =>
  command.action === 'REFUSE'
    ? refuseSale({ orderItemId: item.id, memo: command.memo })
    : carryOutStep(item, command)

/**
 * The parcel's lock comes first, then the order's, which makes two sellers take turns: the second is refused, or of a
 * repeatable command finds it done and changes nothing.
 */
const inTurn = Effect.fnUntraced(function* <Command extends ItemCommand, Refusal>(
  { itemId, isRepeatable }: Sent,
  command: Command,
  carry: (item: LockedItemRow, command: Command) => Carried<Refusal>,
) {
  if (command.action === 'SHIP' && command.invoiceNumber !== null) {
    const { courier, invoiceNumber } = command
    yield* lockParcel({ courier, invoiceNumber })
  }
  const item = yield* lockItem(itemId)
  const before = item.status
  if (isRepeatable && (yield* isDone(item, command))) {
    return { result: 'UNCHANGED', before, claimId: null } satisfies CommandOutcome
  }
  const claimId = yield* carry(item, command)
  return { result: 'DONE', before, claimId } satisfies CommandOutcome
}, transaction)

/**
 * Carries out what a seller does with an item. Refusals: ORDER_ITEM_NOT_FOUND, those of the chart, those of `refuseSale`.
 * Source: market-rules §9.3.
 */
export const commandItem = (sent: Sent, command: ItemCommand) => inTurn(sent, command, carryOut)

/** The same for a command that is a step of the chart. Refusals: ORDER_ITEM_NOT_FOUND, those of the chart. */
export const stepItem = (sent: Sent, command: StepCommand) => inTurn(sent, command, carryOutStep)

/** The line of the audit log for a command that was carried out: without anything of the buyer. */
export function auditOf(
  itemId: number,
  command: ItemCommand,
  { before, claimId }: CommandOutcome,
): AuditedWrite {
  const { action, ...details } = command
  return {
    call: `sellerOrder.${CALLS[action]}`,
    target: `orderItem:${itemId}`,
    before: { status: before },
    after: claimId === null ? details : { ...details, claimId },
    reason: command.action === 'REFUSE' ? command.memo : null,
  }
}
