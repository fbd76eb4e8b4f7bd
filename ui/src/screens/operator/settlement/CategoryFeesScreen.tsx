import { operatorRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { SALE_FEE_RATE_DEFAULT_BP } from '@jangteo/core/settlement/feeRate.rules'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from '../../../lib/router.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { ChipLink } from '../../../parts/action/Chip.tsx'
import { ErrorState } from '../../../parts/boundary/ErrorState.tsx'
import { DataTable } from '../../../parts/table/DataTable.tsx'
import type { DataColumn } from '../../../parts/table/DataTable.tsx'
import { staffCalls } from '../../staff/staffCalls.ts'
import { StaffPage } from '../../staff/StaffPage.tsx'
import pageStyles from '../../staff/StaffPage.module.css'
import { CategoryFeeSheet } from './CategoryFeeSheet.tsx'
import type { CategoryFee } from './CategoryFeeSheet.tsx'
import { percentOf } from './feeRate.ts'

/** The fee of a sale by category: the root categories, or everything below one of them. */
export function CategoryFeesScreen() {
  const [query] = useSearchParams()
  const [opened, setOpened] = useState<CategoryFee | null>(null)
  const list = useQuery({ ...staffCalls.operatorFee.list.queryOptions(), staleTime: 0 })
  const categories = list.data?.categoryList ?? []
  const roots = categories.filter(({ parentCategoryId }) => parentCategoryId === null)
  const root = roots.find(({ categoryId }) => String(categoryId) === query.get('category'))
  return (
    <StaffPage title="수수료" place="장터 운영">
      <p className={pageStyles.note}>
        판매 수수료는 스토어에 따로 정한 율, 가장 가까운 카테고리의 율, 장터의 기본{' '}
        {percentOf(SALE_FEE_RATE_DEFAULT_BP)}% 순서로 적용해요.
      </p>
      <nav className={pageStyles.filters} aria-label="카테고리">
        <ChipLink to={operatorRoutes.fees()} isCurrent={root === undefined}>
          대분류
        </ChipLink>
        {roots.map(({ categoryId, categoryName }) => (
          <ChipLink
            key={categoryId}
            to={operatorRoutes.fees({ category: categoryId })}
            isCurrent={categoryId === root?.categoryId}
          >
            {categoryName}
          </ChipLink>
        ))}
      </nav>
      {list.error === null ? (
        <DataTable
          name="카테고리별 수수료"
          columns={columnsOf(setOpened)}
          rows={root === undefined ? roots : branchOf(categories, root)}
          keyOf={({ categoryId }) => String(categoryId)}
          nameOf={({ categoryName }) => categoryName}
          isLoading={list.isPending}
          empty="카테고리가 없어요."
        />
      ) : (
        <ErrorState error={list.error} onRetry={() => void list.refetch()} />
      )}
      {opened === null ? null : (
        <CategoryFeeSheet category={opened} onDismiss={() => setOpened(null)} />
      )}
    </StaffPage>
  )
}

/** A category and everything below it, each followed by its own; names say where they are. */
function branchOf(categories: readonly CategoryFee[], top: CategoryFee): readonly CategoryFee[] {
  const below = categories.filter(({ parentCategoryId }) => parentCategoryId === top.categoryId)
  const named = below.map((each) => ({
    ...each,
    categoryName: `${top.categoryName} › ${each.categoryName}`,
  }))
  return [top, ...named.flatMap((each) => branchOf(categories, each))]
}

function columnsOf(onOpen: (category: CategoryFee) => void): readonly DataColumn<CategoryFee>[] {
  return [
    {
      key: 'name',
      header: '카테고리',
      isTitle: true,
      cell: ({ categoryName }) => categoryName,
    },
    {
      key: 'own',
      header: '따로 정한 율',
      align: 'end',
      cell: ({ feeRateBp }) => (feeRateBp === null ? '-' : `${percentOf(feeRateBp)}%`),
    },
    {
      key: 'applied',
      header: '적용 수수료',
      align: 'end',
      cell: ({ appliedRateBp }) => `${percentOf(appliedRateBp)}%`,
    },
    {
      key: 'steps',
      header: '관리',
      cell: (category) => (
        <Button
          size="s"
          variant="outline"
          aria-label={`${category.categoryName} 수수료율 변경`}
          onClick={() => onOpen(category)}
        >
          변경
        </Button>
      ),
    },
  ]
}
