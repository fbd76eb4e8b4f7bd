import type {
  PasswordResetOutcome,
  PasswordResetQuery,
  ProofRefusal,
} from '@jangteo/core/member/passwordReset.chart'
import type { PasswordChangeRefusal } from '@jangteo/core/member/password.rules'
import type { Calls } from '@jangteo/http/call/calls'
import { isRefusal, refusalAmong, Refusal } from '@jangteo/http/refusal/refusal'

const UNPROVED: readonly ProofRefusal[] = [
  'EMAIL_PROOF_INVALID',
  'IDENTITY_UNVERIFIED',
  'PASSWORD_RESET_MISMATCH',
]
const REFUSED: readonly PasswordChangeRefusal[] = [
  'PASSWORD_LENGTH',
  'PASSWORD_CHARACTERS',
  'PASSWORD_KINDS',
  'PASSWORD_CONTAINS_ID',
  'PASSWORD_MISMATCH',
  'PASSWORD_SAME',
  'PASSWORD_REUSED',
]

/**
 * Resets a password; a refusal of another kind is its text. Without an answer nobody knows if it was reset: that error
 * is thrown, a connection that broke too.
 */
export async function resetPassword(
  calls: { readonly password: { readonly reset: Pick<Calls['password']['reset'], 'call'> } },
  { loginId, proof, typed }: PasswordResetQuery,
): Promise<PasswordResetOutcome> {
  if (proof === null) return { kind: 'unproved', reason: 'IDENTITY_UNVERIFIED' }
  try {
    await calls.password.reset.call({ loginId, proof, ...typed })
    return { kind: 'reset' }
  } catch (error) {
    const unproved = refusalAmong(error, UNPROVED)
    if (unproved !== undefined) return { kind: 'unproved', reason: unproved }
    const refused = refusalAmong(error, REFUSED)
    if (refused !== undefined) return { kind: 'refused', reason: refused }
    if (isRefusal(error, 'NETWORK_ERROR') || isRefusal(error, 'OUTCOME_UNKNOWN')) throw error
    if (error instanceof Refusal) return { kind: 'failed', text: error.message }
    throw error
  }
}
