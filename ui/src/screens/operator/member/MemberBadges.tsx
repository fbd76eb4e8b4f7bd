import { MEMBER_STATUS_LABELS } from '@jangteo/core/member/membership.codes'
import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'
import { Badge } from '../../../parts/text/Badge.tsx'

type Member = Pick<
  StaffAnswers['operatorMember']['detail'],
  'maskedName' | 'statusEnum' | 'suspendedAt'
>

/** Marks of a member who left, or whose account is suspended; none for everybody else. */
export function MemberBadges({ member }: { readonly member: Member }) {
  if (member.statusEnum !== 'ACTIVE')
    return <Badge>{MEMBER_STATUS_LABELS[member.statusEnum]}</Badge>
  return member.suspendedAt === null ? null : <Badge tone="inverse">이용 정지</Badge>
}
