import { GoodsTilesSkeleton } from '../../parts/goods/GoodsTilesSkeleton.tsx'
import { Skeleton, SkeletonPage } from '../../parts/boundary/Skeleton.tsx'
import head from './StoreHead.module.css'
import styles from './StorePage.module.css'

const COVER_PLACES = ['a', 'b', 'c', 'd'] as const

/** The page of a store before its content, in its final size. */
export function StorePageSkeleton() {
  return (
    <SkeletonPage>
      <div className={styles.page}>
        <div className={head.cover}>
          {COVER_PLACES.map((place) => (
            <span key={place} className={head.coverPicture} />
          ))}
        </div>
        <div className={head.head}>
          <div className={head.cover}>
            <Skeleton shape="cover" />
          </div>
          <div className={head.who}>
            <span className={head.logoPlace} data-over>
              <Skeleton shape="square" />
            </span>
            <div className={head.words}>
              <Skeleton shape="title" width="half" />
              <Skeleton width="third" />
            </div>
          </div>
          <div className={head.coupons}>
            <Skeleton shape="control" />
          </div>
        </div>
        <div className={styles.tabs}>
          <Skeleton shape="control" />
        </div>
        <div className={styles.waiting}>
          <GoodsTilesSkeleton />
        </div>
      </div>
    </SkeletonPage>
  )
}
