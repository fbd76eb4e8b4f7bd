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
      <title>{title} - 장터</title>
      <PageHeader title={title} />
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

/** Reviews before they are there. */
export function ReviewsSkeleton() {
  return (
    <SkeletonPage>
      <Skeleton shape="title" width="half" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </SkeletonPage>
  )
}
