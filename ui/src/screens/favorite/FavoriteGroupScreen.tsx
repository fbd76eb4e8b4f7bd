import { MemberOnly } from '../../parts/boundary/MemberOnly.tsx'
import { SkeletonPage } from '../../parts/boundary/Skeleton.tsx'
import { GoodsTilesSkeleton } from '../../parts/goods/GoodsTilesSkeleton.tsx'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import { useParams } from '../../lib/router.ts'
import styles from './Favorite.module.css'
import { FavoriteGroupGoods } from './FavoriteGroupGoods.tsx'

/** One group of favourites. */
export function FavoriteGroupScreen() {
  const groupId = useParams()['favoriteGroupId'] ?? ''
  return (
    <>
      <title>찜 그룹 - 장터</title>
      <PageHeader title="찜 그룹" width="page" />
      <div className={styles.page}>
        <MemberOnly
          subject="찜 그룹"
          skeleton={
            <SkeletonPage>
              <GoodsTilesSkeleton />
            </SkeletonPage>
          }
        >
          <FavoriteGroupGoods groupId={groupId} />
        </MemberOnly>
      </div>
    </>
  )
}
