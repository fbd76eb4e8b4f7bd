import { useNavigate, useSearchParams } from '../../lib/router.ts'
import { QueryBoundary } from '../../parts/boundary/QueryBoundary.tsx'
import { MemberOnly } from '../../parts/boundary/MemberOnly.tsx'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import { Skeleton, SkeletonPage } from '../../parts/boundary/Skeleton.tsx'
import { Tabs } from '../../parts/layout/Tabs.tsx'
import { CodeForm } from './CodeForm.tsx'
import { CouponCardsSkeleton } from './CouponCardsSkeleton.tsx'
import styles from './CouponList.module.css'
import { CouponResults } from './CouponResults.tsx'
import { readTab, couponTabs, tabUrl } from './couponTab.ts'
import type { CouponTab } from './couponTab.ts'
import { useCouponCounts } from './useMyCoupons.ts'

/** The member's coupons: those that can be used, those that were, those that ended. */
export function CouponListScreen() {
  return (
    <>
      <title>쿠폰 - 장터</title>
      <PageHeader title="쿠폰" width="page" />
      <MemberOnly subject="내 쿠폰" skeleton={<CouponListSkeleton />}>
        <CouponList />
      </MemberOnly>
    </>
  )
}

/** The URL alone holds the tab, so that the way back from a coupon leads to the same list. */
function useCouponTab() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const show = (tab: CouponTab) =>
    void navigate(tabUrl(tab), { replace: true, preventScrollReset: true })
  return { tab: readTab(query), show }
}

function CouponList() {
  const { tab, show } = useCouponTab()
  const counts = useCouponCounts()
  return (
    <div className={styles.page}>
      <div className={styles.entry}>
        <CodeForm onRegistered={() => show('USABLE')} />
      </div>
      <div className={styles.tabs}>
        <Tabs label="쿠폰 상태" tabs={couponTabs(counts)} current={tab} onSelect={show} />
      </div>
      <div className={styles.results}>
        <QueryBoundary key={tab} skeleton={<CouponCardsSkeleton />}>
          <CouponResults tab={tab} />
        </QueryBoundary>
      </div>
    </div>
  )
}

function CouponListSkeleton() {
  return (
    <div className={styles.page}>
      <SkeletonPage>
        <div className={styles.entry}>
          <Skeleton width="third" />
          <Skeleton shape="control" />
        </div>
      </SkeletonPage>
      <div className={styles.tabs}>
        <Skeleton shape="control" />
      </div>
      <div className={styles.results}>
        <CouponCardsSkeleton />
      </div>
    </div>
  )
}
