import type { ReactNode } from 'react'
import { NotFoundScreen } from '../../parts/boundary/NotFoundScreen.tsx'
import { QueryBoundary } from '../../parts/boundary/QueryBoundary.tsx'
import { Skeleton, SkeletonPage } from '../../parts/boundary/Skeleton.tsx'
import { Column } from '../../parts/layout/Column.tsx'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import { useQueriedGoods } from './reviewedGoods.ts'

type GoodsReviewsPageProps = {
  readonly title: string
  readonly children: (goodsId: number) => ReactNode
}

/** A page with reviews of the product that its query names. */
export function GoodsReviewsPage({ title, children }: GoodsReviewsPageProps) {
  const goodsId = useQueriedGoods()
  return (
    <>
      <title>{`${title} - 장터`}</title>
      <PageHeader title={title} width="text" />
      {goodsId === null ? (
        <NotFoundScreen />
      ) : (
        <QueryBoundary key={goodsId} skeleton={<ReviewsSkeleton />}>
          <Column>{children(goodsId)}</Column>
        </QueryBoundary>
      )}
    </>
  )
}

type ReviewsSkeletonProps = { readonly width?: 'form' | 'text' }

/** A page of reviews before they are there. */
export function ReviewsSkeleton({ width = 'text' }: ReviewsSkeletonProps) {
  return (
    <SkeletonPage>
      <Column width={width}>
        <Skeleton shape="title" width="half" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </Column>
    </SkeletonPage>
  )
}
