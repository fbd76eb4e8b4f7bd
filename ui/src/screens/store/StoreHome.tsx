import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Bell, ChevronRight, Megaphone, PackageSearch } from 'lucide-react'
import { Suspense } from 'react'
import { useCalls } from '../../lib/deps.ts'
import { lazyExtra } from '../../lib/lazyExtra.ts'
import { useNear } from '../../lib/useInView.ts'
import { QueryBoundary } from '../../parts/boundary/QueryBoundary.tsx'
import { AppLink } from '../../parts/action/AppLink.tsx'
import { ButtonLink } from '../../parts/action/Button.tsx'
import { EmptyState } from '../../parts/boundary/EmptyState.tsx'
import { GoodsTilesSkeleton } from '../../parts/goods/GoodsTilesSkeleton.tsx'
import { Icon } from '../../parts/picture/Icon.tsx'
import { SkeletonPage } from '../../parts/boundary/Skeleton.tsx'
import { GoodsRail } from '../../parts/goods/GoodsRail.tsx'
import { VisuallyHidden } from '../../parts/text/VisuallyHidden.tsx'
import type { StorePageData } from './storeData.ts'
import styles from './StorePage.module.css'
import { storeGoodsUrl } from './storeView.ts'

const BestStoreReviews = lazyExtra(
  async () => (await import('./BestStoreReviews.tsx')).BestStoreReviews,
)

/** Notices of a store, its selection, and its best reviews. */
export function StoreHome({ store }: { readonly store: StorePageData }) {
  return (
    <div className={styles.home}>
      <StoreNews store={store} />
      <QueryBoundary
        skeleton={
          <SkeletonPage>
            <GoodsTilesSkeleton />
          </SkeletonPage>
        }
      >
        <StoreGroups storeUrl={store.storeUrl} />
      </QueryBoundary>
      <BestReviewsPlace store={store} />
    </div>
  )
}

/** Its best reviews, asked for when somebody comes near. */
function BestReviewsPlace({ store }: { readonly store: StorePageData }) {
  const { ref, isNear } = useNear()
  return (
    <div ref={ref}>
      <Suspense>
        {isNear && store.reviewCount > 0 ? <BestStoreReviews storeUrl={store.storeUrl} /> : null}
      </Suspense>
    </div>
  )
}

function StoreNews({ store }: { readonly store: StorePageData }) {
  const { announcements, noticeTop, storeUrl } = store
  if (announcements.length === 0 && noticeTop === null) return null
  return (
    <ul className={styles.announcements} aria-label="스토어 소식">
      {noticeTop === null ? null : (
        <li>
          <AppLink className={styles.noticeLink} to={routes.storeNoticeList(storeUrl)}>
            <Icon of={Bell} size="s" />
            <span className={styles.newsTitle}>
              <VisuallyHidden>스토어 공지 </VisuallyHidden>
              {noticeTop.title}
            </span>
            <Icon of={ChevronRight} size="s" />
          </AppLink>
        </li>
      )}
      {announcements.map(({ title, body }) => (
        <li key={`${title}\n${body}`} className={styles.announcement}>
          <Icon of={Megaphone} size="s" />
          <div>
            <p className={styles.newsTitle}>{title}</p>
            <p className={styles.announcementBody}>{body}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function StoreGroups({ storeUrl }: { readonly storeUrl: string }) {
  const calls = useCalls()
  const { data } = useSuspenseQuery(calls.store.groups.queryOptions({ input: { id: storeUrl } }))
  if (data.groupList.length === 0) return <NoGoods />
  return data.groupList.map(({ groupId, title, categoryId, goodsList }) => (
    <GoodsRail
      key={groupId}
      section={{ title, goodsList }}
      moreTo={storeGoodsUrl(storeUrl, categoryId, groupId.startsWith('new') ? 'NEW' : 'RANKING')}
    />
  ))
}

/** Text of a store that sells nothing now. */
export function NoGoods() {
  return (
    <EmptyState
      icon={PackageSearch}
      title="지금 판매하는 상품이 없어요"
      text="다른 스토어를 둘러보세요."
    >
      <ButtonLink variant="outline" to={routes.storeList()}>
        스토어 보기
      </ButtonLink>
    </EmptyState>
  )
}
