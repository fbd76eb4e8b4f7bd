import * as Effect from 'effect/Effect'
import { storeCalled, toStoreHead } from './store-answer.ts'

/** The head of a store's pages. Refusal: STORE_NOT_FOUND. */
export const showStore = Effect.fnUntraced(function* (input: { readonly id: string }) {
  return toStoreHead(yield* storeCalled(input.id))
})
