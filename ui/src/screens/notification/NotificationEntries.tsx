import { formatRelative } from '@jangteo/core/calendar/dateText.rules'
import type { Answers } from '@jangteo/http/call/calls'
import { Bell, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { More } from '../../lib/infiniteList.ts'
import { useFocusOn } from '../../lib/useFocusOn.ts'
import { AppLink } from '../../parts/action/AppLink.tsx'
import { Button } from '../../parts/action/Button.tsx'
import { IconButton } from '../../parts/action/IconButton.tsx'
import { MoreButton } from '../../parts/action/MoreButton.tsx'
import { EmptyState } from '../../parts/boundary/EmptyState.tsx'
import { VisuallyHidden } from '../../parts/text/VisuallyHidden.tsx'
import styles from './Notification.module.css'

/** A notification as every inbox lists it. */
export type Entry = Answers['notification']['list']['content'][number]

/** Actions on the entries of an inbox. */
export type InboxActions = {
  readonly onRead: (entry: Entry) => void
  readonly onReadAll: () => void
  readonly isReadingAll: boolean
  /** Deletes an entry; `null` in inboxes that several people read. */
  readonly onRemove: ((entry: Entry) => void) | null
}

type NotificationEntriesProps = InboxActions & {
  readonly entries: readonly Entry[]
  readonly nowMs: number
  readonly more: More | null
  /** Place to go from an empty inbox. */
  readonly emptyLink?: ReactNode
}

/** The entries of an inbox, the newest first, unread ones marked. */
export function NotificationEntries(props: NotificationEntriesProps) {
  const { entries, nowMs, more, emptyLink, onReadAll, isReadingAll, onRead, onRemove } = props
  const hasUnread = entries.some(({ readYn }) => readYn === 'N')
  const list = useFocusOn<HTMLUListElement>(`${entries.length} ${hasUnread}`, {
    onlyWhenLost: true,
  })
  if (entries.length === 0) {
    return (
      <EmptyState icon={Bell} title="아직 받은 알림이 없어요">
        {emptyLink}
      </EmptyState>
    )
  }
  return (
    <>
      <div className={styles.head}>
        <p className={styles.note}>알림은 90일 동안 보관돼요.</p>
        {hasUnread ? (
          <Button variant="outline" size="s" isBusy={isReadingAll} onClick={onReadAll}>
            모두 읽음
          </Button>
        ) : null}
      </div>
      <ul ref={list} tabIndex={-1}>
        {entries.map((entry) => (
          <li key={entry.notificationIdEncrypt} className={styles.entry}>
            <EntryText entry={entry} nowMs={nowMs} onRead={onRead} />
            {onRemove === null ? null : (
              <IconButton
                icon={Trash2}
                iconSize="s"
                label={`${entry.title} 알림 삭제`}
                onClick={() => onRemove(entry)}
              />
            )}
          </li>
        ))}
      </ul>
      {more === null ? null : <MoreButton {...more} />}
    </>
  )
}

type EntryTextProps = {
  readonly entry: Entry
  readonly nowMs: number
  readonly onRead: (entry: Entry) => void
}

/** The text of an entry leads to what it is about; one without a page is read by a button while it is unread. */
function EntryText({ entry, nowMs, onRead }: EntryTextProps) {
  const isUnread = entry.readYn === 'N'
  const content = (
    <>
      <span className={styles.title} data-unread={isUnread}>
        {entry.title}
        {isUnread ? <VisuallyHidden> (읽지 않음)</VisuallyHidden> : null}
      </span>
      <span className={styles.body}>{entry.body}</span>
      <span className={styles.note}>{formatRelative(Date.parse(entry.at), nowMs)}</span>
    </>
  )
  const read = isUnread ? () => onRead(entry) : undefined
  if (entry.linkUrl !== null) {
    return (
      <AppLink to={entry.linkUrl} className={styles.link} onClick={read}>
        {content}
      </AppLink>
    )
  }
  return isUnread ? (
    <button type="button" className={styles.link} onClick={read}>
      {content}
    </button>
  ) : (
    <div className={styles.link}>{content}</div>
  )
}
