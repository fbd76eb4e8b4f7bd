import { GoodsTilesSkeleton } from '../../../parts/goods/GoodsTilesSkeleton.tsx'
import { Skeleton } from '../../../parts/boundary/Skeleton.tsx'
import styles from './GoodsListing.module.css'

/** A list of goods before anything of it is known, in its final size. */
export function GoodsListingSkeleton() {
  return (
    <div className={styles.listing}>
      <div className={styles.column} />
      <div className={styles.main}>
        <div className={styles.toolbar} />
        <div className={styles.results}>
          <p className={styles.count}>
            <Skeleton width="third" />
          </p>
          <GoodsTilesSkeleton />
        </div>
      </div>
    </div>
  )
}
