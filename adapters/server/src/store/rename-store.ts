import { decideReviewReason } from '@jangteo/core/seller/reviewReason.rules'
import {
  decideNameFree,
  decideStoreName,
  type StoreName,
} from '@jangteo/core/store/storeName.rules'
import { transaction } from '@jangteo/postgres/database/db'
import { lockStore } from '@jangteo/postgres/store/store-desk.store'
import {
  findTakenName,
  lockStoreNames,
  renameStore,
} from '@jangteo/postgres/store/store-name.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { recordAudit } from '../tracking/record-audit.ts'
import { findStore } from './operator-store.ts'

type Input = {
  /** URL of the store. */
  readonly id: string
  readonly storeName: string
  readonly storeUrl: string
  readonly reason: string
}

const writeName = Effect.fnUntraced(function* (id: number, next: StoreName, reason: string) {
  yield* lockStoreNames
  const before = yield* lockStore(id)
  const free = decideNameFree(yield* findTakenName(id, next))
  if (!free.ok) return yield* refused(free.reason)
  const at = new Date(yield* Clock.currentTimeMillis)
  yield* renameStore({ storeId: id, formerUrl: before.url, next, at })
  yield* recordAudit({
    call: 'operatorStore.rename',
    target: `store:${id}`,
    before: { storeName: before.name, storeUrl: before.url },
    after: next,
    reason,
  })
}, transaction)

/**
 * Gives a store another name or URL. The names of all stores are locked first, then the store, so that of two stores that
 * get one name at once the second finds it taken. Refusals: SELLER_REASON_REQUIRED, STORE_NOT_FOUND, those of
 * `decideStoreName` and `decideNameFree`. Source: market-rules §9.3, decision 147.
 */
export const changeStoreName = Effect.fnUntraced(function* (input: Input) {
  const reason = decideReviewReason(input.reason)
  if (!reason.ok) return yield* refused(reason.reason)
  const named = decideStoreName(input)
  if (!named.ok) return yield* refused(named.reason)
  const { id } = yield* findStore(input.id)
  yield* writeName(id, named.value, reason.value)
  return named.value
})
