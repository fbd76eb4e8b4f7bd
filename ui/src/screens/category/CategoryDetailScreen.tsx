import { NotFoundScreen } from '../../app/NotFoundScreen.tsx'
import { QueryBoundary } from '../../app/QueryBoundary.tsx'
import { useParams } from '../../app/router.ts'
import { CategoryDetail } from './CategoryDetail.tsx'
import { CategoryDetailSkeleton } from './CategoryDetailSkeleton.tsx'

/** One category of any level with its goods. */
export function CategoryDetailScreen() {
  const categoryId = Number(useParams()['categoryId'])
  if (!Number.isSafeInteger(categoryId) || categoryId < 1) return <NotFoundScreen />
  return (
    <QueryBoundary key={categoryId} skeleton={<CategoryDetailSkeleton />} headingLevel={1}>
      <CategoryDetail categoryId={categoryId} />
    </QueryBoundary>
  )
}
