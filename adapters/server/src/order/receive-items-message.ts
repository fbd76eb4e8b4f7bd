import { listItemClaimsOfOrder } from '@jangteo/postgres/claim/item-claim.store'
import { AT_ONCE, type Db, together } from '@jangteo/postgres/database/db'
import { holdPieces } from '@jangteo/postgres/goods/stock.store'
import { type LockedItemRow, lockItems } from '@jangteo/postgres/order/order-item.store'
import * as Effect from 'effect/Effect'
import type { MessageTo } from '../entity/entity-message.ts'
import { toClaimsOfItem } from './newest-claims.ts'
import { notifyItems } from './notify-items.ts'
import { promiseDeposited } from './promise-deposited.ts'
import type { Receivers } from '../entity/entity-queue.ts'

const REMOVING_EVENTS: ReadonlySet<MessageTo<'items'>['event']> = new Set([
  'payment.cancelled',
  'payment.expired',
  'claim.cancelled',
  'claim.returned',
])

/** Locks what several items return their pieces to, in the order in which orders take them; without a deal nothing. */
const holdDealPieces = Effect.fnUntraced(function* (items: readonly LockedItemRow[], atMs: number) {
  const dealIds = items.flatMap(({ deal_id: dealId }) => dealId ?? [])
  if (dealIds.length === 0) return
  const optionIds = items.map((item) => item.option_id)
  yield* holdPieces({ optionIds, dealIds, at: new Date(atMs) })
})

/**
 * Moves the items of an order on that their payment or their claim names; those that waited for a deposit are promised a
 * day when it arrives. Safe only with the order locked.
 */
export const receiveItemsMessage = Effect.fnUntraced(function* (
  message: MessageTo<'items'>,
): Effect.fn.Return<void, never, Db | Receivers> {
  const { orderId, itemIds, event, atMs } = message
  const reads = [lockItems(orderId), listItemClaimsOfOrder(orderId)] as const
  const [items, claims] = yield* together(Effect.all(reads, AT_ONCE))
  const reported =
    itemIds === null
      ? items.filter(({ status }) => status !== 'C')
      : items.filter(({ id }) => itemIds.includes(id))
  if (REMOVING_EVENTS.has(event)) yield* holdDealPieces(reported, atMs)
  yield* notifyItems(reported, { event, atMs, claimsOf: toClaimsOfItem(claims) })
  if (event !== 'payment.completed') return
  const deposited = reported.filter(({ status }) => status === 'DR')
  yield* promiseDeposited(
    deposited.map(({ id }) => id),
    atMs,
  )
})
