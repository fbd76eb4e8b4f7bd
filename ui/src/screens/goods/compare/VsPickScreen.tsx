import { readPickedIds, VS_PICK_COUNT_MIN } from '@jangteo/core/goods/vsPick.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { readQuery, toList } from '@jangteo/core/navigation/query.rules'
import { Scale } from 'lucide-react'
import { useLocation } from '../../../lib/router.ts'
import { ButtonLink } from '../../../parts/action/Button.tsx'
import { EmptyState } from '../../../parts/boundary/EmptyState.tsx'
import { QueryBoundary } from '../../../parts/boundary/QueryBoundary.tsx'
import { Skeleton, SkeletonPage } from '../../../parts/boundary/Skeleton.tsx'
import { Column } from '../../../parts/layout/Column.tsx'
import { PageHeader } from '../../../parts/layout/PageHeader.tsx'
import { VsPickTable } from './VsPickTable.tsx'
import { useStoredPicks } from './vsPicks.ts'

/** The options that the link names; without any in it, those that this browser collected. */
function usePickedIds(): number[] {
  const { search } = useLocation()
  const stored = useStoredPicks().map(({ optionId }) => optionId)
  const { picks } = readQuery(search)
  return picks === undefined ? stored : readPickedIds(toList(picks))
}

/** Options side by side. Its link says which, so that it may be shared. */
export function VsPickScreen() {
  const optionIds = usePickedIds()
  return (
    <>
      <title>VS 비교 - 장터</title>
      <PageHeader title="VS 비교" width="page" />
      <Column width="page">
        {optionIds.length < VS_PICK_COUNT_MIN ? (
          <EmptyState
            icon={Scale}
            title="비교할 상품이 부족해요"
            text="상품 화면의 VS 비교에서 상품을 2개 이상 담아 주세요."
          >
            <ButtonLink to={routes.home()}>상품 보러 가기</ButtonLink>
          </EmptyState>
        ) : (
          <QueryBoundary key={optionIds.join()} skeleton={<TableSkeleton />}>
            <VsPickTable optionIds={optionIds} />
          </QueryBoundary>
        )}
      </Column>
    </>
  )
}

function TableSkeleton() {
  return (
    <SkeletonPage>
      <Skeleton shape="board" />
      <Skeleton />
      <Skeleton />
    </SkeletonPage>
  )
}
