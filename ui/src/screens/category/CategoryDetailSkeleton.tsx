import { GoodsTilesSkeleton } from '../../parts/GoodsTilesSkeleton.tsx'
import { Skeleton, SkeletonPage } from '../../parts/Skeleton.tsx'
import styles from './CategoryDetail.module.css'

const CHIPS = ['a', 'b', 'c'] as const

/** A category before it is known, in its final size. */
export function CategoryDetailSkeleton() {
  return (
    <SkeletonPage>
      <div className={styles.page}>
        <div className={styles.titlePlace}>
          <Skeleton shape="title" width="third" />
        </div>
        <div className={styles.path}>
          <Skeleton width="half" />
        </div>
        <div className={styles.chips}>
          {CHIPS.map((key) => (
            <span key={key} className={styles.chipPlace}>
              <Skeleton shape="control" />
            </span>
          ))}
        </div>
        <div className={styles.toolbar} />
        <div className={styles.results}>
          <p className={styles.count}>
            <Skeleton width="third" />
          </p>
          <GoodsTilesSkeleton />
        </div>
      </div>
    </SkeletonPage>
  )
}
