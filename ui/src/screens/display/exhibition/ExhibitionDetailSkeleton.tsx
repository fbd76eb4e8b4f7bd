import { Skeleton, SkeletonPage } from '../../../parts/boundary/Skeleton.tsx'
import { GoodsListingSkeleton } from '../../goods/list/GoodsListingSkeleton.tsx'
import styles from './ExhibitionDetail.module.css'

/** The page of an exhibition before its content, in its final size. */
export function ExhibitionDetailSkeleton() {
  return (
    <SkeletonPage>
      <div className={styles.page}>
        <div className={styles.head}>
          <div className={styles.picture}>
            <Skeleton shape="wide" />
          </div>
          <div className={styles.words}>
            <Skeleton shape="title" />
            <Skeleton width="half" />
            <Skeleton />
            <Skeleton />
          </div>
        </div>
        <GoodsListingSkeleton />
      </div>
    </SkeletonPage>
  )
}
