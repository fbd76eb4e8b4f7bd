import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'

/** An account among those of its store, or of the market. */
export type StaffMember = {
  readonly id: number
  /** OWNER of the store, or ADMIN of the market. */
  readonly isChief: boolean
}

/** A change of an account: whose it is, who makes it, and the accounts after it. */
export type StaffChange = {
  readonly id: number
  readonly changedBy: number
  readonly before: readonly StaffMember[]
  readonly after: readonly StaffMember[]
}

/** Reasons why an account stays as it is. */
export type StaffChangeRefusal = 'STAFF_NOT_FOUND' | 'STAFF_SELF' | 'STAFF_LAST_CHIEF'

/**
 * Decides whether the rights of an account may be changed, or the account removed: it is there, it is somebody else's,
 * and a chief is left. Refusals in this order: STAFF_NOT_FOUND, STAFF_SELF, STAFF_LAST_CHIEF. Source: market-rules §9.2,
 * decision 124.
 */
export function decideStaffChange({
  id,
  changedBy,
  before,
  after,
}: StaffChange): Decision<StaffChangeRefusal> {
  if (!before.some((account) => account.id === id)) return refuse('STAFF_NOT_FOUND')
  if (id === changedBy) return refuse('STAFF_SELF')
  return after.some(({ isChief }) => isChief) ? allow() : refuse('STAFF_LAST_CHIEF')
}
