import { Skeleton, SkeletonPage } from '../../../parts/boundary/Skeleton.tsx'
import styles from './EventDetail.module.css'

/** The page of an event or a benefit before its content, in its final size. */
export function EventDetailSkeleton() {
  return (
    <SkeletonPage>
      <div className={styles.page}>
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
    </SkeletonPage>
  )
}
