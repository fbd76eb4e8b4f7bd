import type { Db } from '@jangteo/postgres/database/db'
import {
  listHeldEntryIds,
  lockLeaversEntries,
  lockSaleEntries,
  lockSaleEntry,
  type SaleEntryRow,
} from '@jangteo/postgres/promotion/sale-entry.store'
import { findSaleGoods, type SoldSpeciallyRow } from '@jangteo/postgres/promotion/sale-goods.store'
import * as Effect from 'effect/Effect'
import type { MessageTo } from '../entity/entity-message.ts'
import type { Receivers } from '../entity/entity-queue.ts'
import { advanceSaleEntries, advanceSaleEntry } from './advance-sale-entry.ts'

/** Finds the product of entries, with its special sale. */
const goodsOf = Effect.fnUntraced(function* (
  saleGoodsId: number,
): Effect.fn.Return<SoldSpeciallyRow, never, Db> {
  const goods = yield* findSaleGoods(saleGoodsId)
  return goods ?? (yield* Effect.die(new Error(`special sale goods ${saleGoodsId} not found`)))
})

/** Moves the entry on whose right an order item used. Safe only with the item and its option locked. */
export const receiveSaleEntryMessage = Effect.fnUntraced(function* ({
  id,
  event,
  quantity,
  atMs,
}: MessageTo<'saleEntry'>): Effect.fn.Return<void, never, Db | Receivers> {
  const entry = yield* lockSaleEntry(id)
  if (entry === undefined) return yield* Effect.die(new Error(`special sale entry ${id} not found`))
  const goods = yield* goodsOf(entry.sale_goods_id)
  yield* advanceSaleEntry(entry, { event, atMs, goods, quantity })
})

/** State in which entries wait for an event of their special sale. */
const WAITING_FOR = {
  'system.ended': 'WAITING',
  'system.promoted': 'WAITING',
  'system.ranked': 'ENTERED',
} as const satisfies Record<MessageTo<'saleEntries'>['event'], SaleEntryRow['state']>

/** Moves entries of a product on with their special sale. Safe only with the sale locked. */
export const receiveSaleEntriesMessage = Effect.fnUntraced(function* ({
  saleGoodsId,
  event,
  countMax,
  atMs,
}: MessageTo<'saleEntries'>): Effect.fn.Return<void, never, Db | Receivers> {
  const goods = yield* goodsOf(saleGoodsId)
  const entries = yield* lockSaleEntries(saleGoodsId, { state: WAITING_FOR[event], countMax })
  yield* advanceSaleEntries(entries, () => ({ event, atMs, goods }))
})

/**
 * Ends the entries of a member who leaves; a right that an unpaid order holds ends with its wave. Safe only with the member
 * locked.
 */
export const receiveLeaversEntriesMessage = Effect.fnUntraced(function* ({
  memberId,
  event,
  atMs,
}: MessageTo<'leaversEntries'>): Effect.fn.Return<void, never, Db | Receivers> {
  const entries = yield* lockLeaversEntries(memberId)
  const heldIds = yield* listHeldEntryIds(entries.map(({ id }) => id))
  for (const entry of entries) {
    const goods = yield* goodsOf(entry.sale_goods_id)
    yield* advanceSaleEntry(entry, { event, atMs, goods, hasOpenOrder: heldIds.has(entry.id) })
  }
})
