import { ChipStrip } from '../../parts/action/ChipStrip.tsx'
import { Skeleton, SkeletonPage } from '../../parts/boundary/Skeleton.tsx'
import { GoodsListingSkeleton } from '../goods/list/GoodsListingSkeleton.tsx'
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
        <ChipStrip>
          {CHIPS.map((key) => (
            <li key={key} className={styles.chipPlace}>
              <Skeleton shape="control" />
            </li>
          ))}
        </ChipStrip>
        <GoodsListingSkeleton />
      </div>
    </SkeletonPage>
  )
}
