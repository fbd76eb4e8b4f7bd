import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useCalls } from '../../../lib/deps.ts'
import { useParams } from '../../../lib/router.ts'
import { ButtonLink } from '../../../parts/action/Button.tsx'
import { MemberOnly } from '../../../parts/boundary/MemberOnly.tsx'
import { QueryBoundary } from '../../../parts/boundary/QueryBoundary.tsx'
import { DetailHeader } from '../../../parts/frame/DetailHeader.tsx'
import styles from './EventDetail.module.css'
import { EventDetailSkeleton } from './EventDetailSkeleton.tsx'
import { EventEntry } from './EventEntry.tsx'
import { EventHead } from './EventHead.tsx'

/** An event that the member entered: their entries, their result, and who won. */
export function MyEventDetailScreen() {
  const eventId = useParams()['eventId'] ?? ''
  return (
    <>
      <DetailHeader title="참여한 이벤트" />
      <MemberOnly subject="참여한 이벤트" skeleton={<EventDetailSkeleton />}>
        <QueryBoundary key={eventId} skeleton={<EventDetailSkeleton />}>
          <MyEventDetail eventId={eventId} />
        </QueryBoundary>
      </MemberOnly>
    </>
  )
}

function MyEventDetail({ eventId }: { readonly eventId: string }) {
  const calls = useCalls()
  const { data: event, dataUpdatedAt: nowMs } = useSuspenseQuery(
    calls.event.detail.queryOptions({ input: { id: eventId } }),
  )
  return (
    <div className={styles.page}>
      <title>{`${event.title} - 장터`}</title>
      <EventHead event={event} nowMs={nowMs} />
      <div className={styles.body}>
        <ButtonLink variant="outline" isWide to={routes.eventDetail(eventId)}>
          이벤트 내용 보기
        </ButtonLink>
      </div>
      {event.entry === null ? null : (
        <EventEntry eventId={eventId} endsAt={event.endsAt} entry={event.entry} />
      )}
    </div>
  )
}
