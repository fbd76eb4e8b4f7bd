import { NotFoundScreen } from '../../../parts/boundary/NotFoundScreen.tsx'
import { QueryBoundary } from '../../../parts/boundary/QueryBoundary.tsx'
import { useParams } from '../../../lib/router.ts'
import { DetailHeader } from '../../../parts/frame/DetailHeader.tsx'
import { GoodsDetail } from './GoodsDetail.tsx'
import { GoodsDetailSkeleton } from './GoodsDetailSkeleton.tsx'
import { readGoodsId } from './goodsId.ts'
import { GoodsHeader } from './GoodsHeader.tsx'

/** The page of one product. */
export function GoodsDetailScreen() {
  const goodsId = readGoodsId(useParams()['goodsId'])
  return goodsId === null ? (
    <>
      <DetailHeader title="상품 상세" />
      <NotFoundScreen />
    </>
  ) : (
    <>
      <GoodsHeader goodsId={goodsId} />
      <QueryBoundary key={goodsId} headingLevel={1} skeleton={<GoodsDetailSkeleton />}>
        <GoodsDetail goodsId={goodsId} />
      </QueryBoundary>
    </>
  )
}
