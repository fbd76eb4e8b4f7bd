import { isSellableByFault } from '@jangteo/core/claim/inspection.rules'
import { optionName } from '@jangteo/core/goods/option.rules'
import {
  type ClaimRow,
  findClaim,
  listClaimedItems,
  updateClaim,
} from '@jangteo/postgres/claim/claim-step.store'
import { swapOption } from '@jangteo/postgres/claim/carry-out.store'
import type { Db } from '@jangteo/postgres/database/db'
import { type findOptions, lockOptions, takeStock } from '@jangteo/postgres/goods/stock.store'
import * as Effect from 'effect/Effect'
import { dropReshipAssumption } from './claim-jobs.ts'
import type { ClaimStepInput } from './claim-steps.ts'
import { isLostExchange } from './lost-exchange.ts'

type Pieces = { readonly optionId: number; readonly quantity: number }

/** Options are locked in the order of their ids. */
function byOption(a: Pieces, b: Pieces): number {
  return a.optionId - b.optionId
}

const listReturnedItems = Effect.fnUntraced(function* (claimId: number) {
  const items = yield* listClaimedItems(claimId)
  return items.map(({ claimed_option_id: optionId, quantity }) => ({ optionId, quantity }))
})

const listReplacementItems = Effect.fnUntraced(function* (claimId: number) {
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

function sumDemands(pieces: readonly Pieces[]): Pieces[] {
  return [...Map.groupBy(pieces, ({ optionId }) => optionId)].map(([optionId, own]) => ({
    optionId,
    quantity: own.reduce((sum, { quantity }) => sum + quantity, 0),
  }))
}

/** Reads the options of pieces: locked to take them, or unlocked to check their stock. */
type ReadOptions = typeof lockOptions | typeof findOptions

/** True when all of these pieces are in stock. */
const areAllThere = Effect.fnUntraced(function* (demands: readonly Pieces[], read: ReadOptions) {
  const options = yield* read(demands.map(({ optionId }) => optionId))
  const stockOf = new Map(options.map(({ id, stock }) => [id, stock]))
  return demands.every(({ optionId, quantity }) => (stockOf.get(optionId) ?? 0) >= quantity)
})

/** Takes pieces out of the stock if all of them are there; the demand is summed by option. */
const takeAll = Effect.fnUntraced(function* (pieces: readonly Pieces[]) {
  const demands = sumDemands(pieces)
  if (!(yield* areAllThere(demands, lockOptions))) return false
  for (const { optionId, quantity } of demands.toSorted(byOption)) {
    yield* takeStock(optionId, quantity)
  }
  return true
})

/**
 * Takes the pieces of a replacement out of the stock, unless that happened already; `false` when they are not in stock.
 */
export const reserveReship = Effect.fnUntraced(function* (
  claim: ClaimRow,
): Effect.fn.Return<boolean, never, Db> {
  if (claim.is_reship_reserved) return true
  const isTaken = yield* takeAll(yield* listReplacementItems(claim.id))
  if (isTaken) yield* updateClaim(claim.id, { is_reship_reserved: true })
  return isTaken
})

/** Returns the pieces of a replacement to the stock. */
export const releaseReship = Effect.fnUntraced(function* (
  claim: ClaimRow,
): Effect.fn.Return<void, never, Db> {
  const current = yield* findClaim(claim.id)
  if (current?.is_reship_reserved !== true) return
  yield* updateClaim(claim.id, { is_reship_reserved: false })
  yield* giveBack(yield* listReplacementItems(claim.id))
})

/** Writes off the pieces of a replacement that was lost on its way. */
export const writeOffReship = ({ id }: ClaimRow): Effect.Effect<void, never, Db> =>
  Effect.asVoid(updateClaim(id, { is_reship_reserved: false }))

/** True when the pieces of a lost parcel are in stock once more. Source: decision 059. */
export const isReshipInStock = Effect.fnUntraced(function* (
  claim: ClaimRow,
  read: ReadOptions,
): Effect.fn.Return<boolean, never, Db> {
  return yield* areAllThere(sumDemands(yield* listReplacementItems(claim.id)), read)
})

/** Takes the pieces of a lost parcel out of the stock once more; the exchange waits for another parcel. */
export const replaceLostReship = Effect.fnUntraced(function* (
  claim: ClaimRow,
): Effect.fn.Return<void, never, Db> {
  if (!(yield* takeAll(yield* listReplacementItems(claim.id)))) {
    yield* Effect.die(new Error(`claim ${claim.id}: no stock left to resend from`))
  }
  yield* updateClaim(claim.id, {
    reship_courier: null,
    reship_invoice_number: null,
    reshipped_at: null,
  })
  yield* dropReshipAssumption(claim.id)
})

/**
 * Returns sellable pieces to the stock, as the inspection says; by default at the buyer's fault only. Pieces of a lost
 * exchange were restocked when it passed its inspection. Source: decision 037, decision 059.
 */
export const restockReturned = Effect.fnUntraced(function* (
  claim: ClaimRow,
  step: ClaimStepInput,
): Effect.fn.Return<void, never, Db> {
  if (yield* isLostExchange(claim)) return
  const isSellable = step.isSellable ?? isSellableByFault(claim.fault)
  if (isSellable) yield* giveBack(yield* listReturnedItems(claim.id))
})

/**
 * Changes the items to the options that they were exchanged for, whose pieces left the stock when they were reserved.
 */
export const swapOptions = Effect.fnUntraced(function* (
  claimId: number,
): Effect.fn.Return<void, never, Db> {
  for (const item of yield* listClaimedItems(claimId)) {
    const { id: itemId, exchange_option_id: optionId, exchange_option_values: values } = item
    if (optionId !== null) {
      yield* swapOption({ itemId, optionId, optionName: optionName(values ?? []) })
    }
  }
})
