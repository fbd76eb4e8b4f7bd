import { NotFoundScreen } from '../../../parts/boundary/NotFoundScreen.tsx'
import { QueryBoundary } from '../../../parts/boundary/QueryBoundary.tsx'
import { useParams } from '../../../lib/router.ts'
import { GoodsDetail } from './GoodsDetail.tsx'
import { GoodsDetailSkeleton } from './GoodsDetailSkeleton.tsx'
import { GoodsHeader } from './GoodsHeader.tsx'

/** The page of one product. */
export function GoodsDetailScreen() {
  const goodsId = Number(useParams()['goodsId'])
  return (
    <>
      <GoodsHeader goodsId={goodsId} />
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
