import { hideEmail, hideLoginId, hideMobile, hideName } from '@jangteo/core/member/mask.rules'
import type { DeskMemberRow } from '@jangteo/postgres/member/member-desk.store'
import type { WireIdCodec } from '../../wire/wire-ids.ts'

/** Maps a member for operators, without anything that names the person. */
export function toHiddenMember(member: DeskMemberRow, wireIds: WireIdCodec) {
  const { email, mobile } = member
  const isVerified = member.membership_type === 'MEMBER'
  return {
    buyerIdEncrypt: wireIds.seal('buyer', member.id),
    maskedId: hideLoginId(member.login_id),
    maskedName: hideName(member.name),
    maskedEmail: email === null ? null : hideEmail(email),
    maskedMobile: mobile === null ? null : hideMobile(mobile),
    memberShipType: isVerified ? ('MEMBER' as const) : ('ASSOCIATE_MEMBER' as const),
    statusEnum: member.status,
    suspendedAt: member.suspended_at?.toISOString() ?? null,
    suspensionReason: member.suspension_reason,
    joinedAt: member.created_at.toISOString(),
    lastUsedAt: member.last_used_at.toISOString(),
  }
}
