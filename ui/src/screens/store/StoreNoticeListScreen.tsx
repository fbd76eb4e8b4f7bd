import { formatDate } from '@jangteo/core/calendar/dateText.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import {
  usePrefetchInfiniteQuery,
  useSuspenseInfiniteQuery,
  useSuspenseQuery,
} from '@tanstack/react-query'
import { Megaphone } from 'lucide-react'
import { useCalls } from '../../lib/deps.ts'
import { moreOf, PAGED, uniqBy } from '../../lib/infiniteList.ts'
import { useParams } from '../../lib/router.ts'
import { AppLink } from '../../parts/action/AppLink.tsx'
import { MoreButton } from '../../parts/action/MoreButton.tsx'
import { EmptyState } from '../../parts/boundary/EmptyState.tsx'
import { QueryBoundary } from '../../parts/boundary/QueryBoundary.tsx'
import { Skeleton, SkeletonPage } from '../../parts/boundary/Skeleton.tsx'
import { Column } from '../../parts/layout/Column.tsx'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import { Badge } from '../../parts/text/Badge.tsx'
import styles from './StoreNotice.module.css'
import { StoreSide } from './StoreSide.tsx'

/** The notices of a store, pinned ones first. */
export function StoreNoticeListScreen() {
  const storeUrl = useParams()['storeUrl'] ?? ''
  return (
    <>
      <title>스토어 공지 - 장터</title>
      <PageHeader title="스토어 공지" isHeading={false} />
      <Column>
        <QueryBoundary key={storeUrl} headingLevel={1} skeleton={<NoticesSkeleton />}>
          <Notices storeUrl={storeUrl} />
        </QueryBoundary>
      </Column>
    </>
  )
}

function Notices({ storeUrl }: { readonly storeUrl: string }) {
  const calls = useCalls()
  const listOptions = calls.store.notices.infiniteOptions({
    ...PAGED,
    input: (page) => ({ id: storeUrl, page }),
  })
  // Asked for beside the head of the store, not after it.
  usePrefetchInfiniteQuery(listOptions)
  const { data: store } = useSuspenseQuery(
    calls.store.side.queryOptions({ input: { id: storeUrl } }),
  )
  const list = useSuspenseInfiniteQuery(listOptions)
  const notices = uniqBy(list.data.pages, ({ noticeIdEncrypt }) => noticeIdEncrypt)
  const more = moreOf(list)
  return (
    <>
      <h1 className={styles.heading}>{store.storeName} 공지</h1>
      <StoreSide store={store} />
      {notices.length === 0 ? (
        <EmptyState icon={Megaphone} title="아직 공지가 없어요" />
      ) : (
        <ul className={styles.list}>
          {notices.map(({ noticeIdEncrypt, title, pinnedYn, writtenAt }) => (
            <li key={noticeIdEncrypt}>
              <AppLink className={styles.line} to={routes.storeNotice(storeUrl, noticeIdEncrypt)}>
                <span className={styles.title}>
                  {pinnedYn === 'Y' ? <Badge tone="brand">중요</Badge> : null} {title}
                </span>
                <span className={styles.date}>{formatDate(Date.parse(writtenAt))}</span>
              </AppLink>
            </li>
          ))}
        </ul>
      )}
      {more === null ? null : <MoreButton {...more} />}
    </>
  )
}

function NoticesSkeleton() {
  return (
    <SkeletonPage>
      <Skeleton shape="title" width="half" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </SkeletonPage>
  )
}
