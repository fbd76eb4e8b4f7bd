import { formatDate } from '@jangteo/core/calendar/dateText.rules'
import { SOCIAL_PROVIDER_LABELS } from '@jangteo/core/session/social.codes'
import { Badge } from '../../parts/text/Badge.tsx'
import { InboxBell } from './InboxBell.tsx'
import styles from './MyPage.module.css'
import type { MemberPage } from './useMyPage.ts'

/** The member's name and membership, what it opens, and the way to the notifications. */
export function MemberProfile({ page }: { readonly page: MemberPage }) {
  const { member, membership } = page
  const isMember = member.memberShipType === 'MEMBER'
  const providers = member.socialList.map(
    ({ providerEnum }) => `${SOCIAL_PROVIDER_LABELS[providerEnum]} 연결`,
  )
  return (
    <div className={styles.profile}>
      <p className={styles.name}>{member.name}님</p>
      <InboxBell unreadCount={page.unreadCount} />
      <Badge tone={isMember ? 'neutral' : 'brand'}>{membership.label}</Badge>
      <p className={styles.since}>
        {[member.maskedId, ...providers, `${formatDate(Date.parse(member.joinedAt))} 가입`].join(
          ' · ',
        )}
      </p>
      {isMember ? null : (
        <ul className={styles.benefits}>
          {membership.benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
