import { isAdultCertified } from '@jangteo/core/member/age.rules'
import type { MemberRow } from '@jangteo/postgres/member/member.store'

/** True while a member is certified as an adult; false for nobody. Source: domain-rules §5.2. */
export function isAdultMember(
  member: Pick<MemberRow, 'adult_certified_at'> | null | undefined,
  nowMs: number,
): boolean {
  return isAdultCertified(member?.adult_certified_at?.getTime() ?? null, nowMs)
}
