import { listStaffClaims, type StaffClaimRow } from '@jangteo/postgres/claim/staff-claim.store'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import type { Caller } from '../../call/caller.ts'
import { refused, type Refused } from '../../call/refused.ts'
import { callingSeller } from '../../call/staff-caller.ts'
import { openId } from '../../wire/open-id.ts'
import type { WireIds } from '../../wire/wire-ids.ts'

/** Finds a claim of any store. A cancelled deposit is none: nothing was sold. Refusal: CLAIM_NOT_FOUND. */
export const requireStaffClaim = Effect.fnUntraced(function* (
  sealedId: string,
): Effect.fn.Return<StaffClaimRow, Refused<'CLAIM_NOT_FOUND'>, Db | WireIds> {
  const claimId = yield* openId('claim', sealedId, refused('CLAIM_NOT_FOUND'))
  const [claim] = yield* listStaffClaims([claimId])
  const isSold = claim !== undefined && claim.type !== 'DEPOSIT_CANCEL'
  return isSold ? claim : yield* refused('CLAIM_NOT_FOUND')
})

/** Finds a claim of the caller's store; another store's does not exist for them. Refusal: CLAIM_NOT_FOUND. */
export const requireSellerClaim = Effect.fnUntraced(function* (
  sealedId: string,
): Effect.fn.Return<StaffClaimRow, Refused<'CLAIM_NOT_FOUND'>, Caller | Db | WireIds> {
  const { storeId } = yield* callingSeller
  const claim = yield* requireStaffClaim(sealedId)
  return claim.store_id === storeId ? claim : yield* refused('CLAIM_NOT_FOUND')
})
