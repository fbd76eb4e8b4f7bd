import { QueryBoundary } from '../../parts/boundary/QueryBoundary.tsx'
import { useParams } from '../../lib/router.ts'
import { DetailHeader } from '../../parts/frame/DetailHeader.tsx'
import { StorePage } from './StorePage.tsx'
import { StorePageSkeleton } from './StorePageSkeleton.tsx'

/** The page of one store. */
export function StoreScreen() {
  const storeUrl = useParams()['storeUrl'] ?? ''
  return (
    <>
      <DetailHeader title="스토어" />
      <QueryBoundary key={storeUrl} headingLevel={1} skeleton={<StorePageSkeleton />}>
        <StorePage storeUrl={storeUrl} />
      </QueryBoundary>
    </>
  )
}
