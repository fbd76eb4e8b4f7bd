import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { inboxLabel } from '@jangteo/core/notification/inbox.view'
import { UNREAD_COUNT_SHOWN_MAX } from '@jangteo/core/notification/notification.codes'
import { Bell } from 'lucide-react'
import { IconLink } from '../../parts/action/IconButton.tsx'
import { CountBadge } from '../../parts/text/Badge.tsx'
import styles from './MyPage.module.css'

/** The way to the member's notifications, with the count of those that are new. */
export function InboxBell({ unreadCount }: { readonly unreadCount: number }) {
  return (
    <div className={styles.bell}>
      <IconLink icon={Bell} label={inboxLabel(unreadCount)} to={routes.notificationList()}>
        <CountBadge count={unreadCount} max={UNREAD_COUNT_SHOWN_MAX} />
      </IconLink>
    </div>
  )
}
