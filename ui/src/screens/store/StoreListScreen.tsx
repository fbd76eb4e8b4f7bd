import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { Store } from 'lucide-react'
import { useCalls } from '../../lib/deps.ts'
import { moreOf, uniqBy, PAGED } from '../../lib/infiniteList.ts'
import { QueryBoundary } from '../../parts/boundary/QueryBoundary.tsx'
import { EmptyState } from '../../parts/boundary/EmptyState.tsx'
import { MoreButton } from '../../parts/action/MoreButton.tsx'
import { PageTitle } from '../../parts/layout/PageTitle.tsx'
import { Skeleton, SkeletonPage } from '../../parts/boundary/Skeleton.tsx'
import { StoreCard } from '../../parts/goods/StoreCard.tsx'
import styles from './StoreList.module.css'

const PLACES = ['a', 'b', 'c', 'd'] as const

/** Every store of the market. */
export function StoreListScreen() {
  return (
    <>
      <title>스토어 - 장터</title>
      <PageTitle>스토어</PageTitle>
      <div className={styles.page}>
        <QueryBoundary skeleton={<StoreListSkeleton />}>
          <Stores />
        </QueryBoundary>
      </div>
    </>
  )
}

function Stores() {
  const calls = useCalls()
  const list = useSuspenseInfiniteQuery(
    calls.store.list.infiniteOptions({
      input: (page: number) => ({ page }),
      ...PAGED,
    }),
  )
  const stores = uniqBy(list.data.pages, ({ storeId }) => storeId)
  const more = moreOf(list)
  if (stores.length === 0) {
    return <EmptyState icon={Store} title="아직 문을 연 스토어가 없어요" />
  }
  return (
    <>
      <ul className={styles.stores}>
        {stores.map((store) => (
          <li key={store.storeId}>
            <StoreCard store={store} />
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

function StoreListSkeleton() {
  return (
    <SkeletonPage>
      <div className={styles.stores}>
        {PLACES.map((key) => (
          <div key={key} className={styles.waiting}>
            <Skeleton shape="title" width="half" />
            <Skeleton />
            <div className={styles.waitingGoods}>
              <Skeleton shape="square" />
              <Skeleton shape="square" />
              <Skeleton shape="square" />
            </div>
            <Skeleton />
            <Skeleton width="half" />
          </div>
        ))}
      </div>
    </SkeletonPage>
  )
}
