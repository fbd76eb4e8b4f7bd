import { findWholeClaim, type WholeClaimRow } from '@jangteo/postgres/claim/claim-detail.store'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import { refused, type Refused } from '../call/refused.ts'
import { isBuyerOf } from '../order/order-access.ts'
import { openId } from '../wire/open-id.ts'
import type { Caller } from '../call/caller.ts'
import type { WireIds } from '../wire/wire-ids.ts'

/** Finds a claim of an order that the caller bought; any other does not exist for them. Refusal: CLAIM_NOT_FOUND. */
export const requireOwnClaim = Effect.fnUntraced(function* (
  sealedId: string,
): Effect.fn.Return<WholeClaimRow, Refused<'CLAIM_NOT_FOUND'>, Caller | Db | WireIds> {
  const claimId = yield* openId('claim', sealedId, refused('CLAIM_NOT_FOUND'))
  const claim = yield* findWholeClaim(claimId)
  if (claim === undefined) return yield* refused('CLAIM_NOT_FOUND')
  const isOwn = yield* isBuyerOf({ id: claim.order_id, member_id: claim.member_id })
  return isOwn ? claim : yield* refused('CLAIM_NOT_FOUND')
})
