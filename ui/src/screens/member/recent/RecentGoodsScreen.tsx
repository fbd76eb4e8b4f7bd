import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { lazy } from 'react'
import { useNavigate, useSearchParams } from '../../../lib/router.ts'
import { QueryBoundary } from '../../../parts/boundary/QueryBoundary.tsx'
import { SkeletonPage } from '../../../parts/boundary/Skeleton.tsx'
import { GoodsTilesSkeleton } from '../../../parts/goods/GoodsTilesSkeleton.tsx'
import { PageHeader } from '../../../parts/layout/PageHeader.tsx'
import { Tabs } from '../../../parts/layout/Tabs.tsx'
import styles from '../../favorite/Favorite.module.css'
import { RecentGoods } from './RecentGoods.tsx'

const RecentPages = lazy(async () => ({ default: (await import('./RecentPages.tsx')).RecentPages }))

const TABS = [
  { key: 'goods', label: '상품' },
  { key: 'exhibition', label: '기획전' },
  { key: 'event', label: '이벤트' },
] as const
type Tab = (typeof TABS)[number]['key']

/** Pages and products viewed lately: by a member on every device, by everybody else on this one. The URL alone holds the tab. */
export function RecentGoodsScreen() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const tab = TABS.find(({ key }) => key === query.get('tab'))?.key ?? 'goods'
  const show = (shown: Tab) =>
    void navigate(routes.recentGoods(shown === 'goods' ? {} : { tab: shown }), { replace: true })
  return (
    <>
      <title>최근 본 상품 - 장터</title>
      <PageHeader title="최근 본 상품" width="page" />
      <div className={styles.page}>
        <Tabs label="최근 본 목록" tabs={TABS} current={tab} onSelect={show} />
        <QueryBoundary
          key={tab}
          skeleton={
            <SkeletonPage>
              <GoodsTilesSkeleton />
            </SkeletonPage>
          }
        >
          {tab === 'goods' ? <RecentGoods /> : <RecentPages kind={tab} />}
        </QueryBoundary>
      </div>
    </>
  )
}
