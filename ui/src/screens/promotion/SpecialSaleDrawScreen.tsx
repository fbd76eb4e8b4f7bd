import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useParams } from '../../lib/router.ts'
import { ButtonLink } from '../../parts/action/Button.tsx'
import { QueryBoundary } from '../../parts/boundary/QueryBoundary.tsx'
import { DetailHeader } from '../../parts/frame/DetailHeader.tsx'
import { EventDetailSkeleton } from '../display/event/EventDetailSkeleton.tsx'
import { SaleRankings } from './SaleRankings.tsx'
import styles from './SpecialSale.module.css'

/** The order of the draw of one product of a special sale. */
export function SpecialSaleDrawScreen() {
  const saleGoodsId = Number(useParams()['saleGoodsId'])
  return (
    <>
      <title>추첨 결과 - 장터</title>
      <DetailHeader title="추첨 결과" />
      <div className={styles.page}>
        <QueryBoundary key={saleGoodsId} headingLevel={1} skeleton={<EventDetailSkeleton />}>
          <SaleRankings saleGoodsId={saleGoodsId} />
        </QueryBoundary>
        <div className={styles.words}>
          <ButtonLink variant="outline" to={routes.specialSale()}>
            특별판매 보기
          </ButtonLink>
        </div>
      </div>
    </>
  )
}
