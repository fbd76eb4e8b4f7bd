import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { CalendarHeart } from 'lucide-react'
import { useCalls } from '../../../lib/deps.ts'
import { moreOf, uniqBy, PAGED } from '../../../lib/infiniteList.ts'
import { QueryBoundary } from '../../../parts/boundary/QueryBoundary.tsx'
import { ButtonLink } from '../../../parts/action/Button.tsx'
import { EmptyState } from '../../../parts/boundary/EmptyState.tsx'
import { MoreButton } from '../../../parts/action/MoreButton.tsx'
import { PageTitle } from '../../../parts/layout/PageTitle.tsx'
import { Skeleton, SkeletonPage } from '../../../parts/boundary/Skeleton.tsx'
import { ExhibitionCard } from './ExhibitionCard.tsx'
import styles from './ExhibitionList.module.css'

const SIZES = '(min-width: 1200px) 365px, (min-width: 1024px) 30vw, (min-width: 674px) 46vw, 90vw'
const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'] as const

/** The exhibitions: those that run, those to come, those that are over. */
export function ExhibitionListScreen() {
  return (
    <>
      <title>기획전 - 장터</title>
      <PageTitle>기획전</PageTitle>
      <div className={styles.page}>
        <QueryBoundary skeleton={<ExhibitionListSkeleton />}>
          <Exhibitions />
        </QueryBoundary>
      </div>
    </>
  )
}

function Exhibitions() {
  const calls = useCalls()
  const list = useSuspenseInfiniteQuery(
    calls.exhibition.list.infiniteOptions({
      input: (page: number) => ({ page }),
      ...PAGED,
    }),
  )
  const exhibitions = uniqBy(list.data.pages, ({ exhibitionId }) => exhibitionId)
  const more = moreOf(list)
  if (exhibitions.length === 0) {
    return (
      <EmptyState
        icon={CalendarHeart}
        title="아직 기획전이 없어요"
        text="새로운 기획전을 준비하고 있어요."
      >
        <ButtonLink variant="outline" to={routes.home()}>
          홈으로 가기
        </ButtonLink>
      </EmptyState>
    )
  }
  return (
    <>
      <ul className={styles.exhibitions}>
        {exhibitions.map((exhibition) => (
          <li key={exhibition.exhibitionId}>
            <ExhibitionCard exhibition={exhibition} nowMs={list.dataUpdatedAt} sizes={SIZES} />
          </li>
        ))}
      </ul>
      {more === null ? null : (
        <div className={styles.more}>
          <MoreButton {...more} />
        </div>
      )}
    </>
  )
}

function ExhibitionListSkeleton() {
  return (
    <SkeletonPage>
      <div className={styles.exhibitions}>
        {PLACES.map((key) => (
          <div key={key}>
            <Skeleton shape="wide" />
            <Skeleton shape="title" />
            <Skeleton width="half" />
          </div>
        ))}
      </div>
    </SkeletonPage>
  )
}
