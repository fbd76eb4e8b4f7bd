import { Skeleton, SkeletonPage } from '../../parts/boundary/Skeleton.tsx'
import styles from './Search.module.css'

const LINES = ['a', 'b', 'c', 'd', 'e', 'f'] as const

/** The place of the keywords while they load. */
export function SearchHomeSkeleton() {
  return (
    <SkeletonPage>
      <div className={styles.section}>
        <Skeleton shape="title" width="third" />
        {LINES.map((key) => (
          <Skeleton key={key} shape="control" />
        ))}
      </div>
    </SkeletonPage>
  )
}
