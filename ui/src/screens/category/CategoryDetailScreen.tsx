import { NotFoundScreen } from '../../parts/boundary/NotFoundScreen.tsx'
import { QueryBoundary } from '../../parts/boundary/QueryBoundary.tsx'
import { useParams } from '../../lib/router.ts'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import { CategoryDetail } from './CategoryDetail.tsx'
import { CategoryDetailSkeleton } from './CategoryDetailSkeleton.tsx'

/** One category of any level with its goods. */
export function CategoryDetailScreen() {
  const categoryId = Number(useParams()['categoryId'])
  const bar = <PageHeader title="카테고리" isHeading={false} />
  if (!Number.isSafeInteger(categoryId) || categoryId < 1) {
    return (
      <>
        {bar}
        <NotFoundScreen />
      </>
    )
  }
  return (
    <QueryBoundary
      key={categoryId}
      header={bar}
      skeleton={<CategoryDetailSkeleton />}
      headingLevel={1}
    >
      <CategoryDetail categoryId={categoryId} />
    </QueryBoundary>
  )
}
