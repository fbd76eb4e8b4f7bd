import type { StoreEventType } from '@jangteo/core/store/store.table.gen'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import { notify } from '../notification/notify.ts'

const KINDS = {
  'system.suspend': 'STORE_SUSPENDED',
  'system.release': 'STORE_RELEASED',
  'system.close': 'STORE_CLOSED',
  'seller.open': null,
  'seller.pause': null,
  'seller.resume': null,
} as const satisfies Record<StoreEventType, string | null>

type StoreMove = { readonly event: StoreEventType; readonly atMs: number; readonly memo?: string }

/** Puts what an operator did with a store into its inbox; its owners are mailed by `notifyStore`. Source: decision 149. */
export function notifyOfStore(
  storeId: number,
  { event, atMs, memo = '' }: StoreMove,
): Effect.Effect<void, never, Db> {
  const kind = KINDS[event]
  if (kind === null) return Effect.void
  const content = { kind, reason: memo } as const
  return notify({ to: { storeId }, content, key: `${storeId}:${atMs}`, atMs })
}
