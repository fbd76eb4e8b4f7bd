import { QueryBoundary } from '../../../parts/boundary/QueryBoundary.tsx'
import { PageTitle } from '../../../parts/layout/PageTitle.tsx'
import { EventListSkeleton } from '../event/EventListSkeleton.tsx'
import { Benefits } from './Benefits.tsx'

/** All benefits of the market: coupons, events, instalments. */
export function BenefitListScreen() {
  return (
    <>
      <title>혜택 - 장터</title>
      <PageTitle>혜택</PageTitle>
      <QueryBoundary skeleton={<EventListSkeleton />}>
        <Benefits />
      </QueryBoundary>
    </>
  )
}
