import {
  OPEN_CLAIM_STATUSES,
  REQUESTABLE_CLAIM_TYPES,
  WITHDRAWABLE_CLAIM_STATUSES,
} from './claim.codes.ts'
import { CANCEL_CLAIM_STATES_WITH } from './cancelClaim.table.gen.ts'
import type {
  ClaimState,
  ClaimStatus,
  ClaimType,
  OpenClaimStatus,
  RequestableClaimType,
  WithdrawableClaimStatus,
} from './claim.codes.ts'
import { EXCHANGE_CLAIM_STATES_WITH } from './exchangeClaim.table.gen.ts'
import { RETURN_CLAIM_STATES_WITH } from './returnClaim.table.gen.ts'

const OPEN: ReadonlySet<string> = new Set(OPEN_CLAIM_STATUSES)
const WITHDRAWABLE: ReadonlySet<string> = new Set(WITHDRAWABLE_CLAIM_STATUSES)

/** True for claims that buyers request; the others are recorded by seller or system. Source: spec §7 (claims). */
export function isRequestable(type: ClaimType): type is RequestableClaimType {
  return REQUESTABLE_CLAIM_TYPES.some((asked) => asked === type)
}

/** Returns the status of a stored claim; `null` for a withdrawn one. Source: domain-rules A2. */
export function claimStatusOf(state: ClaimState | null): ClaimStatus | null {
  return state === 'WITHDRAWN' ? null : state
}

/** True when a claim is still running; `null` is no claim. Source: domain-rules A2. */
export function isOpenClaim(status: ClaimStatus | null): status is OpenClaimStatus {
  return status !== null && OPEN.has(status)
}

/** True when the buyer may withdraw a claim: nothing is collected yet; `null` is no claim. Source: domain-rules A11. */
export function isWithdrawableClaim(status: ClaimStatus | null): status is WithdrawableClaimStatus {
  return status !== null && WITHDRAWABLE.has(status)
}

const REQUESTED_TYPES = {
  CB: 'CANCEL',
  CA: 'CANCEL',
  CC: 'CANCEL',
  CR: 'CANCEL',
  EA: 'EXCHANGE',
  EI: 'EXCHANGE',
  EY: 'EXCHANGE',
  EC: 'EXCHANGE',
  ER: 'EXCHANGE',
  RA: 'RETURN',
  RI: 'RETURN',
  RC: 'RETURN',
  RR: 'RETURN',
} as const satisfies Record<ClaimStatus, RequestableClaimType>

/** Returns the claim type that a buyer requested, by the status of the claim. Source: spec §3. */
export function requestedTypeOf(status: ClaimStatus): RequestableClaimType {
  return REQUESTED_TYPES[status]
}

const REFUSED: ReadonlySet<ClaimStatus> = new Set<ClaimStatus>([
  ...CANCEL_CLAIM_STATES_WITH.refused,
  ...EXCHANGE_CLAIM_STATES_WITH.refused,
  ...RETURN_CLAIM_STATES_WITH.refused,
])

const COMPLETED: ReadonlySet<ClaimStatus> = new Set<ClaimStatus>([
  'CB',
  ...CANCEL_CLAIM_STATES_WITH.completed,
  ...EXCHANGE_CLAIM_STATES_WITH.completed,
  ...RETURN_CLAIM_STATES_WITH.completed,
])

/** True when the seller refused the claim: the item is as it was before. Source: domain-rules §1.2. */
export function isRefusedClaim(status: ClaimStatus | null): boolean {
  return status !== null && REFUSED.has(status)
}

/** True when the claim ended as requested; a cancelled deposit has no other state. Source: spec §4. */
export function isCompletedClaim(status: ClaimStatus | null): boolean {
  return status !== null && COMPLETED.has(status)
}
