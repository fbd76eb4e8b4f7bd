import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { moreOf, PAGED, uniqBy } from '../../../lib/infiniteList.ts'
import { NotificationEntries } from '../../notification/NotificationEntries.tsx'
import { staffCalls } from '../../staff/staffCalls.ts'
import { StaffPage } from '../../staff/StaffPage.tsx'
import { useStaffInboxActions } from '../../staff/useStaffInboxActions.ts'

const { operatorNotification: calls } = staffCalls

/** The operators' inbox, as far as the operator may see it. */
export function OperatorNotificationsScreen() {
  const list = useSuspenseInfiniteQuery({
    ...calls.list.infiniteOptions({ input: (page: number) => ({ page }), ...PAGED }),
    staleTime: 0,
  })
  const actions = useStaffInboxActions(calls)
  return (
    <StaffPage title="알림" place="장터 운영">
      <NotificationEntries
        entries={uniqBy(list.data.pages, ({ notificationIdEncrypt: id }) => id)}
        nowMs={list.dataUpdatedAt}
        more={moreOf(list)}
        {...actions}
      />
    </StaffPage>
  )
}
