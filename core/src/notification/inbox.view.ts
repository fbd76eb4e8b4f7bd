import { unreadBadge } from './notification.rules.ts'

/**
 * Name of the way to an inbox, with what is new in it.
 * @example inboxLabel(2) // '알림, 새 알림 2개'
 */
export function inboxLabel(unreadCount: number): string {
  const badge = unreadBadge(unreadCount)
  return badge === null ? '알림' : `알림, 새 알림 ${badge}개`
}
