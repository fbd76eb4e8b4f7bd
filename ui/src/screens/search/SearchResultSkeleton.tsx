import { Skeleton, SkeletonPage } from '../../parts/boundary/Skeleton.tsx'
import { GoodsListingSkeleton } from '../goods/list/GoodsListingSkeleton.tsx'
import styles from './SearchResult.module.css'

/** The results before they are known, in their final size. */
export function SearchResultSkeleton() {
  return (
    <SkeletonPage>
      <div className={styles.page}>
        <div className={styles.head}>
          <Skeleton shape="title" width="half" />
        </div>
        <div className={styles.categories}>
          <Skeleton shape="control" width="half" />
        </div>
        <GoodsListingSkeleton />
      </div>
    </SkeletonPage>
  )
}
