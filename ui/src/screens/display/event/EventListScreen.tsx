import { useUrlFilter } from '../../../lib/useUrlFilter.ts'
import { QueryBoundary } from '../../../parts/boundary/QueryBoundary.tsx'
import { SaleLink } from '../../../parts/goods/SaleLink.tsx'
import { PageTitle } from '../../../parts/layout/PageTitle.tsx'
import { Tabs } from '../../../parts/layout/Tabs.tsx'
import styles from './EventList.module.css'
import { EventListSkeleton } from './EventListSkeleton.tsx'
import { EVENT_LIST_URL, EVENT_TABS } from './eventListing.ts'
import { Events } from './Events.tsx'

/** The events that run and those that finished, by categories. The URL alone holds the tab and the category. */
export function EventListScreen() {
  const { filter: listing, change } = useUrlFilter(EVENT_LIST_URL)
  return (
    <>
      <title>이벤트 - 장터</title>
      <PageTitle>이벤트</PageTitle>
      <div className={styles.page}>
        <SaleLink />
        <div className={styles.tabs}>
          <Tabs
            label="이벤트 상태"
            tabs={EVENT_TABS}
            current={listing.filter}
            onSelect={(filter) => change({ filter })}
          />
        </div>
        <QueryBoundary
          key={`${listing.filter} ${listing.categoryId}`}
          skeleton={<EventListSkeleton />}
        >
          <Events listing={listing} onChange={change} />
        </QueryBoundary>
      </div>
    </>
  )
}
