import type { ProofFacts } from '@jangteo/core/member/leave.rules'
import type { MemberRow } from '@jangteo/postgres/member/membership.store'

/** Facts by which an account can be proved. */
export function proofFactsOf(
  member: Pick<MemberRow, 'login_id' | 'password_hash' | 'identity_hash'>,
): ProofFacts {
  return {
    hasPassword: member.login_id !== null && member.password_hash !== null,
    hasIdentity: member.identity_hash !== null,
  }
}
