import { countUnshipped } from '@jangteo/postgres/order/seller-item.store'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import type { Caller } from '../../call/caller.ts'
import { callingSeller } from '../../call/staff-caller.ts'
import { findLateItems } from './search-seller-orders.ts'

/** Unshipped items of a store. */
export type UnshippedCounts = {
  readonly newCount: number
  readonly readyCount: number
  readonly lateCount: number
}

/** Counts the unshipped items of the caller's store. */
export const countSellerOrders = Effect.fnUntraced(function* (): Effect.fn.Return<
  UnshippedCounts,
  never,
  Caller | Db
> {
  const { storeId } = yield* callingSeller
  const rows = yield* countUnshipped(storeId, yield* findLateItems)
  const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)
  const isNew = ({ status }: { readonly status: string }) => status === 'DC'
  return {
    newCount: sumOf(rows.filter(isNew).map(({ count }) => count)),
    readyCount: sumOf(rows.filter((row) => !isNew(row)).map(({ count }) => count)),
    lateCount: sumOf(rows.map((row) => row.late_count)),
  }
})
