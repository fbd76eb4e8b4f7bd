import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useSuspenseQuery } from '@tanstack/react-query'
import { lazyExtra } from '../../lib/lazyExtra.ts'
import { useCalls } from '../../lib/deps.ts'
import { useLocation, useNavigate } from '../../lib/router.ts'
import { QueryBoundary } from '../../parts/boundary/QueryBoundary.tsx'
import { Skeleton, SkeletonPage } from '../../parts/boundary/Skeleton.tsx'
import { Column } from '../../parts/layout/Column.tsx'
import { Tabs } from '../../parts/layout/Tabs.tsx'
import { Callout } from '../../parts/text/Callout.tsx'
import { StoreGoods } from './StoreGoods.tsx'
import { StoreHead } from './StoreHead.tsx'
import { StoreHome } from './StoreHome.tsx'
import styles from './StorePage.module.css'
import { readStoreView } from './storeView.ts'
import type { StoreTab } from './storeView.ts'

const StoreReviews = lazyExtra(async () => (await import('./StoreReviews.tsx')).StoreReviews)

/** A store: who it is, its coupons, what it puts forward, and all of its goods. The URL alone holds the tab. */
export function StorePage({ storeUrl }: { readonly storeUrl: string }) {
  const calls = useCalls()
  const navigate = useNavigate()
  const view = readStoreView(useLocation().search)
  const { data: store } = useSuspenseQuery(
    calls.store.page.queryOptions({ input: { id: storeUrl } }),
  )
  const tabs = [
    { key: 'HOME', label: '홈' },
    { key: 'GOODS', label: '전체상품', count: store.goodsCount },
    { key: 'REVIEW', label: '리뷰', count: store.reviewCount },
  ] as const
  const show = (tab: StoreTab) =>
    void navigate(routes.store(storeUrl, { tab: tab === 'HOME' ? null : tab }), {
      replace: true,
      preventScrollReset: true,
    })
  return (
    <div className={styles.page}>
      <title>{`${store.storeName} - 장터`}</title>
      <meta name="description" content={store.introduction} />
      <StoreHead store={store} />
      {store.pausedYn === 'Y' ? (
        <Callout>스토어가 잠시 쉬고 있어요. 다시 열면 구매할 수 있어요.</Callout>
      ) : null}
      <div className={styles.tabs}>
        <Tabs label="스토어 메뉴" tabs={tabs} current={view.tab} onSelect={show} />
      </div>
      {view.tab === 'HOME' ? <StoreHome store={store} /> : null}
      {view.tab === 'GOODS' ? <StoreGoods store={store} categoryId={view.categoryId} /> : null}
      {view.tab === 'REVIEW' ? (
        <QueryBoundary skeleton={<ReviewsWaiting />}>
          <StoreReviews storeUrl={store.storeUrl} />
        </QueryBoundary>
      ) : null}
    </div>
  )
}

function ReviewsWaiting() {
  return (
    <SkeletonPage>
      <Column>
        <Skeleton shape="control" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </Column>
    </SkeletonPage>
  )
}
