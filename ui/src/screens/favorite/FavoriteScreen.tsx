import { MemberOnly } from '../../parts/boundary/MemberOnly.tsx'
import { SkeletonPage } from '../../parts/boundary/Skeleton.tsx'
import { GoodsTilesSkeleton } from '../../parts/goods/GoodsTilesSkeleton.tsx'
import { PageTitle } from '../../parts/layout/PageTitle.tsx'
import styles from './Favorite.module.css'
import { FavoriteGoods } from './FavoriteGoods.tsx'

/** The member's favourites. */
export function FavoriteScreen() {
  return (
    <>
      <title>찜 - 장터</title>
      <PageTitle>찜</PageTitle>
      <div className={styles.page}>
        <MemberOnly subject="찜한 상품" skeleton={<FavoriteSkeleton />}>
          <FavoriteGoods />
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
