import { NotFoundScreen } from '../../../parts/boundary/NotFoundScreen.tsx'
import { QueryBoundary } from '../../../parts/boundary/QueryBoundary.tsx'
import { useParams } from '../../../lib/router.ts'
import { DetailHeader } from '../../../parts/frame/DetailHeader.tsx'
import { GoodsDetail } from './GoodsDetail.tsx'
import { GoodsDetailSkeleton } from './GoodsDetailSkeleton.tsx'

/** The page of one product. */
export function GoodsDetailScreen() {
  const goodsId = Number(useParams()['goodsId'])
  return (
    <>
      <DetailHeader title="상품 상세" />
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
