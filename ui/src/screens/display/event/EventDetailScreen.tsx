import { useParams } from '../../../lib/router.ts'
import { QueryBoundary } from '../../../parts/boundary/QueryBoundary.tsx'
import { DetailHeader } from '../../../parts/frame/DetailHeader.tsx'
import { EventDetail } from './EventDetail.tsx'
import { EventDetailSkeleton } from './EventDetailSkeleton.tsx'

/** The page of one event. */
export function EventDetailScreen() {
  const eventId = useParams()['eventId'] ?? ''
  return (
    <>
      <DetailHeader title="이벤트" />
      <QueryBoundary key={eventId} headingLevel={1} skeleton={<EventDetailSkeleton />}>
        <EventDetail eventId={eventId} />
      </QueryBoundary>
    </>
  )
}
