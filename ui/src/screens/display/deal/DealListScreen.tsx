import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useCalls } from '../../../lib/deps.ts'
import { PAGED } from '../../../lib/infiniteList.ts'
import { useUrlFilter } from '../../../lib/useUrlFilter.ts'
import { Chip } from '../../../parts/action/Chip.tsx'
import { QueryBoundary } from '../../../parts/boundary/QueryBoundary.tsx'
import { SkeletonPage } from '../../../parts/boundary/Skeleton.tsx'
import { GoodsTilesSkeleton } from '../../../parts/goods/GoodsTilesSkeleton.tsx'
import { PageTitle } from '../../../parts/layout/PageTitle.tsx'
import { Tabs } from '../../../parts/layout/Tabs.tsx'
import { ChipStrip } from '../../../parts/action/ChipStrip.tsx'
import styles from './DealList.module.css'
import { DEAL_TABS, DEAL_URL, dealInput, dealUrl } from './dealPlace.ts'
import type { DealPlace } from './dealPlace.ts'
import { DealResults } from './DealResults.tsx'

/** The deals: those that run, those to come, those that ended lately, each of one category or of all. */
export function DealListScreen() {
  const { filter: place, change } = useUrlFilter(DEAL_URL)
  return (
    <>
      <title>특가 - 장터</title>
      <PageTitle>특가</PageTitle>
      <div className={styles.page}>
        <div className={styles.tabs}>
          <Tabs
            label="특가 상태"
            tabs={DEAL_TABS}
            current={place.status}
            onSelect={(status) => change({ status, categoryId: null })}
          />
        </div>
        <DealCategories place={place} onChange={change} />
        <QueryBoundary key={dealUrl(place)} skeleton={<DealListSkeleton />}>
          <DealResults place={place} onChange={change} />
        </QueryBoundary>
      </div>
    </>
  )
}

type DealCategoriesProps = {
  readonly place: DealPlace
  readonly onChange: (part: Partial<DealPlace>) => void
}

/** The categories that a tab has deals of; those of the former list stay until the next one is there. */
function DealCategories({ place, onChange }: DealCategoriesProps) {
  const calls = useCalls()
  const { data } = useInfiniteQuery({
    ...calls.deal.list.infiniteOptions({
      input: (page: number) => dealInput(place, page),
      ...PAGED,
    }),
    placeholderData: keepPreviousData,
  })
  const choices = data?.pages[0]?.categoryList ?? []
  return (
    <nav aria-label="특가 카테고리">
      <ChipStrip className={styles.chips}>
        {[{ categoryId: null, categoryName: '전체' }, ...choices].map(
          ({ categoryId, categoryName }) => (
            <li key={categoryId}>
              <Chip
                isSelected={categoryId === place.categoryId}
                onSelect={() => onChange({ categoryId })}
              >
                {categoryName}
              </Chip>
            </li>
          ),
        )}
      </ChipStrip>
    </nav>
  )
}

function DealListSkeleton() {
  return (
    <SkeletonPage>
      <GoodsTilesSkeleton />
    </SkeletonPage>
  )
}
