import type { StoreRequirement } from '@jangteo/core/store/store.codes'
import type { Db } from '@jangteo/postgres/database/db'
import { missingToOpen } from '@jangteo/core/store/store.rules'
import { STORE_TABLE, type StoreEventType } from '@jangteo/core/store/store.table.gen'
import { addJob } from '@jangteo/postgres/job/job.store'
import {
  readReadiness,
  hasRunningOrder,
  insertStoreHistory,
  lockOptionsOfStore,
  type StoreRow,
  updateGoodsOfStore,
  updateStoreState,
} from '@jangteo/postgres/store/store-desk.store'
import * as Effect from 'effect/Effect'
import { createEntity, recordIfSet } from '../entity/create-entity.ts'
import { notifyOfStore } from './notify-of-store.ts'

/** Task that mails the owners of a store what the operator did with it. */
export const NOTIFY_STORE = 'notify-store'

type Step = {
  readonly event: StoreEventType
  readonly atMs: number
  /** Reason that the owner reads. */
  readonly memo?: string
}

/** Lists what a store lacks to open. */
export const missingOf = Effect.fnUntraced(function* (
  row: StoreRow,
): Effect.fn.Return<StoreRequirement[], never, Db> {
  const read = yield* readReadiness(row.id)
  return missingToOpen({
    introduction: row.introduction,
    returnAddress: row.return_address,
    hasVerifiedAccount: read.has_verified_account,
    shippingPolicyCount: read.shipping_policy_count,
    listedGoodsCount: read.listed_goods_count,
  })
})

/**
 * Only the fact that the event depends on is looked up. A closing waits for the orders that are being placed, which hold
 * options of its products: one that read a product before counts, too.
 */
const factsOf = Effect.fnUntraced(function* (row: StoreRow, { event }: Step) {
  if (event === 'system.close') yield* lockOptionsOfStore(row.id)
  return {
    isReady: event === 'seller.open' && (yield* missingOf(row)).length === 0,
    hasNoOpenOrder: event === 'system.close' && !(yield* hasRunningOrder(row.id)),
  }
})

/**
 * Moves a store on, the only place in the server that does. Safe only with the store locked: a product that is written
 * meanwhile waits for the lock, and is put on sale or stopped as the store then is.
 */
export const advanceStore = createEntity({
  name: 'store',
  table: STORE_TABLE,
  stateOf: (row: StoreRow) => row.state,
  factsOf: (row, step: Step) => factsOf(row, step),
  write: ({ id }, { from, step: { target: to, meta }, at }, { event, memo = '' }) =>
    recordIfSet(
      `store ${id}`,
      updateStoreState({ id, from, to }),
      insertStoreHistory({
        store_id: id,
        actor: meta.actor,
        event,
        from_state: from,
        to_state: to,
        memo,
        at,
      }),
    ),
  effects: {
    showGoods: ({ id }) => Effect.asVoid(updateGoodsOfStore(id, true)),
    hideGoods: ({ id }) => Effect.asVoid(updateGoodsOfStore(id, false)),
    notifySeller: (_row, { atMs }, historyId: number) =>
      addJob({
        task: NOTIFY_STORE,
        payload: { historyId },
        dueAt: new Date(atMs),
        key: `${NOTIFY_STORE}:${historyId}`,
      }),
  },
  announce: ({ id }, _taken, step) => notifyOfStore(id, step),
})
