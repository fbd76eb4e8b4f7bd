import { type ClaimRow, findClaim } from '@jangteo/postgres/claim/claim-step.store'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'

/** True when a return was an exchange until the parcel that replaced its goods was lost. Source: decision 059. */
export const isLostExchange = Effect.fnUntraced(function* (
  claim: ClaimRow,
): Effect.fn.Return<boolean, never, Db> {
  const exchangeId = claim.converted_from_id
  const exchange = exchangeId === null ? undefined : yield* findClaim(exchangeId)
  return exchange !== undefined && exchange.reshipped_at !== null
})
