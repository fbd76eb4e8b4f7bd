import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useCalls } from '../../lib/deps.ts'
import { moreOf, PAGED, uniqBy } from '../../lib/infiniteList.ts'
import { ButtonLink } from '../../parts/action/Button.tsx'
import { MemberOnly } from '../../parts/boundary/MemberOnly.tsx'
import { Column } from '../../parts/layout/Column.tsx'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import { NotificationEntries } from './NotificationEntries.tsx'
import { NotificationSkeleton } from './NotificationSkeleton.tsx'
import { useInboxActions } from './useInboxActions.ts'

/** The member's inbox: what became of orders, claims and their money. */
export function NotificationListScreen() {
  return (
    <>
      <title>알림 - 장터</title>
      <PageHeader title="알림" width="form" />
      <MemberOnly subject="알림" skeleton={<NotificationSkeleton />}>
        <Column width="form">
          <Inbox />
        </Column>
      </MemberOnly>
    </>
  )
}

function Inbox() {
  const calls = useCalls()
  const list = useSuspenseInfiniteQuery({
    ...calls.notification.list.infiniteOptions({ input: (page: number) => ({ page }), ...PAGED }),
    staleTime: 0,
  })
  const actions = useInboxActions()
  return (
    <NotificationEntries
      entries={uniqBy(list.data.pages, ({ notificationIdEncrypt: id }) => id)}
      nowMs={list.dataUpdatedAt}
      more={moreOf(list)}
      emptyLink={<ButtonLink to={routes.orderList()}>주문내역 보기</ButtonLink>}
      {...actions}
    />
  )
}
