import { unreadBadge } from '@jangteo/core/notification/notification.rules'
import { useQuery } from '@tanstack/react-query'
import type { InboxCalls } from './useStaffInboxActions.ts'

/** Interval at which a page of staff that stays open asks for new notifications, in milliseconds. */
const REFETCH_MS = 60_000

/** Count of unread notifications beside the navigation; `null` for none, and until it is known. */
export function useUnreadBadge(calls: InboxCalls): string | null {
  const { data } = useQuery({ ...calls.unreadCount.queryOptions(), refetchInterval: REFETCH_MS })
  return data === undefined ? null : unreadBadge(data.unreadCount)
}
