import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { Home, ShoppingBag } from 'lucide-react'
import { useCaller } from '../../lib/caller.ts'
import { NotFoundScreen } from '../../parts/boundary/NotFoundScreen.tsx'
import { QueryBoundary } from '../../parts/boundary/QueryBoundary.tsx'
import { useParams } from '../../lib/router.ts'
import { CountBadge } from '../../parts/text/Badge.tsx'
import { cartLabel } from '../../parts/frame/Header.tsx'
import { IconLink } from '../../parts/action/IconButton.tsx'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import { ExhibitionDetail } from './ExhibitionDetail.tsx'
import { ExhibitionDetailSkeleton } from './ExhibitionDetailSkeleton.tsx'

/** The page of one exhibition. */
export function ExhibitionDetailScreen() {
  const exhibitionId = Number(useParams()['exhibitionId'])
  const { cartCount } = useCaller()
  return (
    <>
      <PageHeader
        title="기획전"
        isHeading={false}
        links={
          <>
            <IconLink icon={Home} label="홈" to={routes.home()} />
            <IconLink icon={ShoppingBag} label={cartLabel(cartCount)} to={routes.cart()}>
              <CountBadge count={cartCount} />
            </IconLink>
          </>
        }
      />
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
