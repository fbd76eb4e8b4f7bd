import { EVENT_RESULT_LABELS } from '@jangteo/core/display/event.codes'
import { lifeRoutes } from '@jangteo/core/navigation/lifeRoute.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { PartyPopper } from 'lucide-react'
import { useCalls } from '../../../lib/deps.ts'
import { moreOf, PAGED, uniqBy } from '../../../lib/infiniteList.ts'
import { ButtonLink } from '../../../parts/action/Button.tsx'
import { MoreButton } from '../../../parts/action/MoreButton.tsx'
import { EmptyState } from '../../../parts/boundary/EmptyState.tsx'
import { MemberOnly } from '../../../parts/boundary/MemberOnly.tsx'
import { PageHeader } from '../../../parts/layout/PageHeader.tsx'
import { Badge } from '../../../parts/text/Badge.tsx'
import { EventCard } from './EventCard.tsx'
import styles from './EventList.module.css'
import { EventListSkeleton } from './EventListSkeleton.tsx'

/** The events that the member entered, with their results. */
export function MyEventListScreen() {
  return (
    <>
      <title>참여한 이벤트 - 장터</title>
      <PageHeader title="참여한 이벤트" width="page" />
      <div className={styles.page}>
        <MemberOnly subject="참여한 이벤트" skeleton={<EventListSkeleton />}>
          <MyEvents />
        </MemberOnly>
      </div>
    </>
  )
}

function MyEvents() {
  const calls = useCalls()
  const list = useSuspenseInfiniteQuery(
    calls.event.mine.infiniteOptions({ input: (page: number) => ({ page }), ...PAGED }),
  )
  const events = uniqBy(list.data.pages, ({ eventIdEncrypt }) => eventIdEncrypt)
  const more = moreOf(list)
  if (events.length === 0) {
    return (
      <EmptyState icon={PartyPopper} title="참여한 이벤트가 없어요">
        <ButtonLink to={routes.eventList()}>이벤트 보기</ButtonLink>
      </EmptyState>
    )
  }
  return (
    <>
      <ul className={`${styles.events} ${styles.own}`}>
        {events.map((event) => (
          <li key={event.eventIdEncrypt}>
            <EventCard
              event={event}
              nowMs={list.dataUpdatedAt}
              to={lifeRoutes.myEventDetail(event.eventIdEncrypt)}
            >
              <p className={styles.result}>
                <Badge tone={event.resultEnum === 'WON' ? 'positive' : 'neutral'}>
                  {EVENT_RESULT_LABELS[event.resultEnum]}
                </Badge>
                {event.prizeName}
              </p>
            </EventCard>
          </li>
        ))}
      </ul>
      {more === null ? null : (
        <div className={styles.more}>
          <MoreButton {...more} />
        </div>
      )}
    </>
  )
}
