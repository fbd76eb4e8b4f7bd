import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useQuery, useSuspenseQueries } from '@tanstack/react-query'
import { Dices } from 'lucide-react'
import { useCaller } from '../../lib/caller.ts'
import { useCalls } from '../../lib/deps.ts'
import { useParams } from '../../lib/router.ts'
import { ButtonLink } from '../../parts/action/Button.tsx'
import { EmptyState } from '../../parts/boundary/EmptyState.tsx'
import { ErrorState } from '../../parts/boundary/ErrorState.tsx'
import { QueryBoundary } from '../../parts/boundary/QueryBoundary.tsx'
import { DetailHeader } from '../../parts/frame/DetailHeader.tsx'
import page from '../display/event/EventDetail.module.css'
import { EventDetailSkeleton } from '../display/event/EventDetailSkeleton.tsx'
import { SaleRankings } from './SaleRankings.tsx'
import { SpecialSale } from './SpecialSale.tsx'

/** The special sale that runs, else the next one, else the last one. */
export function SpecialSaleScreen() {
  return (
    <>
      <DetailHeader title="특별판매" />
      <QueryBoundary headingLevel={1} skeleton={<EventDetailSkeleton />}>
        <CurrentSale />
      </QueryBoundary>
    </>
  )
}

function CurrentSale() {
  const calls = useCalls()
  const { isLoggedIn } = useCaller()
  const [{ data }, { data: products }] = useSuspenseQueries({
    queries: [
      { ...calls.specialSale.current.queryOptions(), staleTime: 0 },
      { ...calls.specialSale.goodsList.queryOptions(), staleTime: 0 },
    ],
  })
  const own = useQuery({
    ...calls.specialSale.entryAvailability.queryOptions(),
    enabled: isLoggedIn,
    staleTime: 0,
  })
  if (data.sale === null) {
    return (
      <>
        <title>특별판매 - 장터</title>
        <EmptyState icon={Dices} title="아직 특별판매가 없어요" headingLevel={1}>
          <ButtonLink to={routes.eventList()}>이벤트 보기</ButtonLink>
        </EmptyState>
      </>
    )
  }
  return (
    <SpecialSale
      sale={data.sale}
      goodsList={products.goodsList}
      availability={isLoggedIn ? (own.data?.goodsList ?? null) : []}
      failure={
        own.isLoadingError ? (
          <ErrorState error={own.error} onRetry={() => void own.refetch()} />
        ) : null
      }
    />
  )
}

/** The order of the draw of one product of a special sale. */
export function SpecialSaleDrawScreen() {
  const saleGoodsId = Number(useParams()['saleGoodsId'])
  return (
    <>
      <title>추첨 결과 - 장터</title>
      <DetailHeader title="추첨 결과" />
      <div className={page.page}>
        <QueryBoundary key={saleGoodsId} headingLevel={1} skeleton={<EventDetailSkeleton />}>
          <SaleRankings saleGoodsId={saleGoodsId} />
        </QueryBoundary>
        <div className={page.words}>
          <ButtonLink variant="outline" to={routes.specialSale()}>
            특별판매 보기
          </ButtonLink>
        </div>
      </div>
    </>
  )
}
