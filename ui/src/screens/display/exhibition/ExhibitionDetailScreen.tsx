import { NotFoundScreen } from '../../../parts/boundary/NotFoundScreen.tsx'
import { QueryBoundary } from '../../../parts/boundary/QueryBoundary.tsx'
import { useParams } from '../../../lib/router.ts'
import { DetailHeader } from '../../../parts/frame/DetailHeader.tsx'
import { ExhibitionDetail } from './ExhibitionDetail.tsx'
import { ExhibitionDetailSkeleton } from './ExhibitionDetailSkeleton.tsx'

/** The page of one exhibition. */
export function ExhibitionDetailScreen() {
  const exhibitionId = Number(useParams()['exhibitionId'])
  return (
    <>
      <DetailHeader title="기획전" />
      {Number.isSafeInteger(exhibitionId) && exhibitionId > 0 ? (
        <QueryBoundary key={exhibitionId} headingLevel={1} skeleton={<ExhibitionDetailSkeleton />}>
          <ExhibitionDetail exhibitionId={exhibitionId} />
        </QueryBoundary>
      ) : (
        <NotFoundScreen />
      )}
    </>
  )
}
