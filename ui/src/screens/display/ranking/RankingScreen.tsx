import { useSuspenseQuery } from '@tanstack/react-query'
import { useCalls } from '../../../lib/deps.ts'
import { useUrlFilter } from '../../../lib/useUrlFilter.ts'
import { QueryBoundary } from '../../../parts/boundary/QueryBoundary.tsx'
import { SkeletonPage } from '../../../parts/boundary/Skeleton.tsx'
import { PageTitle } from '../../../parts/layout/PageTitle.tsx'
import { RankingBoard } from './RankingBoard.tsx'
import { RankingChoices } from './RankingChoices.tsx'
import { RANKING_URL, rankingUrl } from './rankingChoice.ts'
import styles from './Ranking.module.css'
import { RankingRowsSkeleton, RankingSkeleton } from './RankingSkeleton.tsx'

const DESCRIPTION = '오늘, 이번 주, 이번 달에 많은 분이 구매한 상품을 순위로 보여 드려요.'

/** The ranking of products: of a period, a category, an age and a gender, as the URL says. */
export function RankingScreen() {
  return (
    <>
      <title>랭킹 - 장터</title>
      <meta name="description" content={DESCRIPTION} />
      <PageTitle>랭킹</PageTitle>
      <div className={styles.page}>
        <QueryBoundary skeleton={<RankingSkeleton />}>
          <Ranking />
        </QueryBoundary>
      </div>
    </>
  )
}

function Ranking() {
  const calls = useCalls()
  const { filter: choice, change } = useUrlFilter(RANKING_URL)
  const { data, dataUpdatedAt } = useSuspenseQuery(calls.ranking.page.queryOptions())
  return (
    <>
      <RankingChoices page={data} choice={choice} onChange={change} />
      <QueryBoundary
        key={rankingUrl(choice)}
        skeleton={
          <SkeletonPage>
            <RankingRowsSkeleton />
          </SkeletonPage>
        }
      >
        <RankingBoard
          choice={choice}
          page={data.page}
          loadedAtMs={dataUpdatedAt}
          onChange={change}
        />
      </QueryBoundary>
    </>
  )
}
