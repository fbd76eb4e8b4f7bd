import { useSuspenseQuery } from '@tanstack/react-query'
import { LayoutGrid } from 'lucide-react'
import { useCalls } from '../../lib/deps.ts'
import { QueryBoundary } from '../../parts/boundary/QueryBoundary.tsx'
import { EmptyState } from '../../parts/boundary/EmptyState.tsx'
import { PageTitle } from '../../parts/layout/PageTitle.tsx'
import { CategoryPanes } from './CategoryPanes.tsx'
import { CategorySkeleton } from './CategorySkeleton.tsx'

/** All categories: the first level beside what lies in the chosen one. */
export function CategoryScreen() {
  return (
    <>
      <title>카테고리 - 장터</title>
      <PageTitle>카테고리</PageTitle>
      <QueryBoundary skeleton={<CategorySkeleton />}>
        <Categories />
      </QueryBoundary>
    </>
  )
}

function Categories() {
  const calls = useCalls()
  const { data } = useSuspenseQuery(calls.category.list.queryOptions())
  const [first] = data.categoryList
  if (first === undefined) {
    return <EmptyState icon={LayoutGrid} title="아직 카테고리가 없어요" />
  }
  return <CategoryPanes first={first} categories={data.categoryList} />
}
