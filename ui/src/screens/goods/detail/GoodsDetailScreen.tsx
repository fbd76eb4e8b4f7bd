import { NotFoundScreen } from '../../../parts/boundary/NotFoundScreen.tsx'
import { QueryBoundary } from '../../../parts/boundary/QueryBoundary.tsx'
import { useParams } from '../../../lib/router.ts'
import { DetailHeader } from '../../../parts/frame/DetailHeader.tsx'
import { GoodsDetail } from './GoodsDetail.tsx'
import { GoodsDetailSkeleton } from './GoodsDetailSkeleton.tsx'
import { GoodsHeader } from './GoodsHeader.tsx'

/** The page of one product. */
export function GoodsDetailScreen() {
  const goodsId = Number(useParams()['goodsId'])
  return Number.isSafeInteger(goodsId) && goodsId > 0 ? (
    <>
      <GoodsHeader goodsId={goodsId} />
      <QueryBoundary key={goodsId} headingLevel={1} skeleton={<GoodsDetailSkeleton />}>
        <GoodsDetail goodsId={goodsId} />
      </QueryBoundary>
    </>
  ) : (
    <>
      <DetailHeader title="상품 상세" />
      <NotFoundScreen />
    </>
  )
}
