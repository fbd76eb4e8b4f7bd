import { useNavigate, useSearchParams } from '../../../lib/router.ts'
import { QueryBoundary } from '../../../parts/boundary/QueryBoundary.tsx'
import { PageTitle } from '../../../parts/layout/PageTitle.tsx'
import { Tabs } from '../../../parts/layout/Tabs.tsx'
import styles from './EventList.module.css'
import { EventListSkeleton } from './EventListSkeleton.tsx'
import { EVENT_TABS, eventListUrl, readEventListing } from './eventListing.ts'
import type { EventListing } from './eventListing.ts'
import { Events } from './Events.tsx'

/** The events that run and those that finished, by categories. The URL alone holds the tab and the category. */
export function EventListScreen() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const listing = readEventListing(query)
  const show = (next: EventListing) =>
    void navigate(eventListUrl(next), { replace: true, preventScrollReset: true })
  return (
    <>
      <title>이벤트 - 장터</title>
      <PageTitle>이벤트</PageTitle>
      <div className={styles.page}>
        <div className={styles.tabs}>
          <Tabs
            label="이벤트 상태"
            tabs={EVENT_TABS}
            current={listing.filter}
            onSelect={(filter) => show({ ...listing, filter })}
          />
        </div>
        <QueryBoundary
          key={`${listing.filter} ${listing.categoryId}`}
          skeleton={<EventListSkeleton />}
        >
          <Events listing={listing} onShow={show} />
        </QueryBoundary>
      </div>
    </>
  )
}
