import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useNavigate, useSearchParams } from '../../lib/router.ts'
import { MemberOnly } from '../../parts/boundary/MemberOnly.tsx'
import { SkeletonPage } from '../../parts/boundary/Skeleton.tsx'
import { GoodsTilesSkeleton } from '../../parts/goods/GoodsTilesSkeleton.tsx'
import { PageTitle } from '../../parts/layout/PageTitle.tsx'
import { Tabs } from '../../parts/layout/Tabs.tsx'
import styles from './Favorite.module.css'
import { FavoriteGoods } from './FavoriteGoods.tsx'
import { FavoriteGroups } from './FavoriteGroups.tsx'
import { FavoriteStores } from './FavoriteStores.tsx'

const TABS = [
  { key: 'goods', label: '상품' },
  { key: 'stores', label: '스토어' },
  { key: 'groups', label: '그룹' },
] as const
type Tab = (typeof TABS)[number]['key']

/** The URL alone holds the tab, so that the way back from a group leads to the same list. */
function useFavoriteTab() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const asked = query.get('tab')
  const tab: Tab = asked === 'groups' || asked === 'stores' ? asked : 'goods'
  const show = (shown: Tab) =>
    void navigate(routes.favorite(shown === 'goods' ? {} : { tab: shown }), { replace: true })
  return { tab, show }
}

/** The member's favourites. */
export function FavoriteScreen() {
  const { tab, show } = useFavoriteTab()
  return (
    <>
      <title>찜 - 장터</title>
      <PageTitle>찜</PageTitle>
      <div className={styles.page}>
        <MemberOnly subject="찜한 상품" skeleton={<FavoriteSkeleton />}>
          <Tabs label="찜 목록" tabs={TABS} current={tab} onSelect={show} />
          {tab === 'goods' ? <FavoriteGoods /> : null}
          {tab === 'stores' ? <FavoriteStores /> : null}
          {tab === 'groups' ? <FavoriteGroups /> : null}
        </MemberOnly>
      </div>
    </>
  )
}

function FavoriteSkeleton() {
  return (
    <SkeletonPage>
      <div className={styles.chips} />
      <GoodsTilesSkeleton />
    </SkeletonPage>
  )
}
