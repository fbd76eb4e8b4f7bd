import { findStoreSeller } from '@jangteo/postgres/store/store.store'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { toStoreInfo } from '../goods/show-store-info.ts'

/** Shows the seller of a store. Refusal: STORE_NOT_FOUND. */
export const showStoreSeller = Effect.fnUntraced(function* (input: { readonly id: string }) {
  const row = yield* findStoreSeller(input.id)
  return row === undefined ? yield* refused('STORE_NOT_FOUND') : toStoreInfo(row)
})
