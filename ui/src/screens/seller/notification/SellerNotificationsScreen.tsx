import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { moreOf, PAGED, uniqBy } from '../../../lib/infiniteList.ts'
import { NotificationEntries } from '../../notification/NotificationEntries.tsx'
import { staffCalls } from '../../staff/staffCalls.ts'
import { StaffPage } from '../../staff/StaffPage.tsx'
import { useStaffInboxActions } from '../../staff/useStaffInboxActions.ts'

const { sellerNotification: calls } = staffCalls

/** The store's inbox, as far as the user may see it. */
export function SellerNotificationsScreen() {
  const list = useSuspenseInfiniteQuery({
    ...calls.list.infiniteOptions({ input: (page: number) => ({ page }), ...PAGED }),
    staleTime: 0,
  })
  const actions = useStaffInboxActions(calls)
  return (
    <StaffPage title="알림" place="판매자센터">
      <NotificationEntries
        entries={uniqBy(list.data.pages, ({ notificationIdEncrypt: id }) => id)}
        nowMs={list.dataUpdatedAt}
        more={moreOf(list)}
        {...actions}
      />
    </StaffPage>
  )
}
