import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { Home, ShoppingBag } from 'lucide-react'
import { useCaller } from '../../lib/caller.ts'
import { QueryBoundary } from '../../parts/boundary/QueryBoundary.tsx'
import { useParams } from '../../lib/router.ts'
import { CountBadge } from '../../parts/text/Badge.tsx'
import { cartLabel } from '../../parts/frame/Header.tsx'
import { IconLink } from '../../parts/action/IconButton.tsx'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import { StorePage } from './StorePage.tsx'
import { StorePageSkeleton } from './StorePageSkeleton.tsx'

/** The page of one store. */
export function StoreScreen() {
  const storeUrl = useParams()['storeUrl'] ?? ''
  const { cartCount } = useCaller()
  return (
    <>
      <PageHeader
        title="스토어"
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
      <QueryBoundary key={storeUrl} headingLevel={1} skeleton={<StorePageSkeleton />}>
        <StorePage storeUrl={storeUrl} />
      </QueryBoundary>
    </>
  )
}
