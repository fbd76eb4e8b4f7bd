import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import type { LeaveReason } from './leave.codes.ts'

/**
 * Decides whether a member may close the account: with a reason, `null` while none is chosen. Refusal:
 * LEAVE_REASON_REQUIRED. Source: spec §5.
 */
export function decideLeave(
  reason: LeaveReason | null,
): Decision<'LEAVE_REASON_REQUIRED', LeaveReason> {
  return reason === null ? refuse('LEAVE_REASON_REQUIRED') : allow(reason)
}
