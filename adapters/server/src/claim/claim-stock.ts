import { optionName } from '@jangteo/core/goods/option.rules'
import {
  type ClaimRow,
  listClaimedItems,
  updateClaim,
} from '@jangteo/postgres/claim/claim-step.store'
import { swapOption } from '@jangteo/postgres/claim/carry-out.store'
import { lockOptions, takeStock } from '@jangteo/postgres/goods/stock.store'
import * as Effect from 'effect/Effect'
import type { ClaimStep } from './claim-steps.ts'

type Pieces = { readonly optionId: number; readonly quantity: number }

/** Options are touched in the order of their ids, as orders lock them. */
function byOption(a: Pieces, b: Pieces): number {
  return a.optionId - b.optionId
}

const listCameBack = Effect.fnUntraced(function* (claimId: number) {
  const items = yield* listClaimedItems(claimId)
  return items.map(({ claimed_option_id: optionId, quantity }) => ({ optionId, quantity }))
})

const listAskedFor = Effect.fnUntraced(function* (claimId: number) {
  const items = yield* listClaimedItems(claimId)
  return items.flatMap(({ exchange_option_id: optionId, quantity }) =>
    optionId === null ? [] : [{ optionId, quantity }],
  )
})

const giveBack = Effect.fnUntraced(function* (pieces: readonly Pieces[]) {
  for (const { optionId, quantity } of pieces.toSorted(byOption)) {
    yield* takeStock(optionId, -quantity)
  }
})

/** Takes pieces out of the stock if all of them are there; demand is summed by option. */
const takeAll = Effect.fnUntraced(function* (pieces: readonly Pieces[]) {
  const demands = [...Map.groupBy(pieces, ({ optionId }) => optionId)].map(([optionId, own]) => ({
    optionId,
    quantity: own.reduce((sum, { quantity }) => sum + quantity, 0),
  }))
  const options = yield* lockOptions(demands.map(({ optionId }) => optionId))
  const stockOf = new Map(options.map(({ id, stock }) => [id, stock]))
  if (demands.some(({ optionId, quantity }) => (stockOf.get(optionId) ?? 0) < quantity))
    return false
  for (const { optionId, quantity } of demands.toSorted(byOption)) {
    yield* takeStock(optionId, quantity)
  }
  return true
})

/** Has the pieces that replace the others taken out of the stock, unless they are already; `false` when they are not there. */
export const reserveReship = Effect.fnUntraced(function* (claim: ClaimRow) {
  if (claim.is_reship_reserved) return true
  const isTaken = yield* takeAll(yield* listAskedFor(claim.id))
  if (isTaken) yield* updateClaim(claim.id, { is_reship_reserved: true })
  return isTaken
})

/** The pieces that were to replace the others are for sale again. */
export const releaseReship = Effect.fnUntraced(function* (claim: ClaimRow) {
  if (!claim.is_reship_reserved) return
  yield* updateClaim(claim.id, { is_reship_reserved: false })
  yield* giveBack(yield* listAskedFor(claim.id))
})

/** What came back is for sale again if the inspection says so; without a word, at the buyer's fault only. Source: decision 037. */
export const takeBackPieces = Effect.fnUntraced(function* (claim: ClaimRow, step: ClaimStep) {
  const isSellable = step.isSellable ?? claim.fault === 'BUYER'
  if (isSellable) yield* giveBack(yield* listCameBack(claim.id))
})

/** The items become what they were exchanged for; its pieces left the stock when they were reserved. */
export const swapOptions = Effect.fnUntraced(function* (claimId: number) {
  for (const item of yield* listClaimedItems(claimId)) {
    const { id: itemId, exchange_option_id: optionId, exchange_option_values: values } = item
    if (optionId !== null) {
      yield* swapOption({ itemId, optionId, optionName: optionName(values ?? []) })
    }
  }
})
