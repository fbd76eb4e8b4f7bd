import { Skeleton, SkeletonPage } from '../../../parts/boundary/Skeleton.tsx'
import styles from './EventList.module.css'

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'] as const

/** A list of events before its content, in its final size. */
export function EventListSkeleton() {
  return (
    <SkeletonPage>
      <div className={styles.events}>
        {PLACES.map((key) => (
          <div key={key}>
            <Skeleton shape="wide" />
            <Skeleton shape="title" />
            <Skeleton width="half" />
          </div>
        ))}
      </div>
    </SkeletonPage>
  )
}
