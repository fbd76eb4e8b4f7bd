import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { Home, ShoppingBag } from 'lucide-react'
import { useCaller } from '../../../lib/caller.ts'
import { NotFoundScreen } from '../../../parts/boundary/NotFoundScreen.tsx'
import { QueryBoundary } from '../../../parts/boundary/QueryBoundary.tsx'
import { useParams } from '../../../lib/router.ts'
import { CountBadge } from '../../../parts/text/Badge.tsx'
import { cartLabel } from '../../../parts/frame/Header.tsx'
import { IconLink } from '../../../parts/action/IconButton.tsx'
import { PageHeader } from '../../../parts/layout/PageHeader.tsx'
import { GoodsDetail } from './GoodsDetail.tsx'
import { GoodsDetailSkeleton } from './GoodsDetailSkeleton.tsx'

/** The page of one product. */
export function GoodsDetailScreen() {
  const goodsId = Number(useParams()['goodsId'])
  const { cartCount } = useCaller()
  return (
    <>
      <PageHeader
        title="상품 상세"
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
      {Number.isSafeInteger(goodsId) && goodsId > 0 ? (
        <QueryBoundary key={goodsId} headingLevel={1} skeleton={<GoodsDetailSkeleton />}>
          <GoodsDetail goodsId={goodsId} />
        </QueryBoundary>
      ) : (
        <NotFoundScreen />
      )}
    </>
  )
}
