import type { ProofFacts } from '@jangteo/core/member/leave.rules'
import type { MemberRow } from '@jangteo/postgres/member/member.store'
import { hasPassword } from '../../session/passwords.ts'

/** Facts by which an account can be proved. */
export function proofFactsOf(
  member: Pick<MemberRow, 'login_id' | 'password_hash' | 'identity_hash'>,
): ProofFacts {
  return {
    hasPassword: hasPassword(member),
    hasIdentity: member.identity_hash !== null,
  }
}
