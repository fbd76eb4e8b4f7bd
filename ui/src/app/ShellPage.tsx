import { Skeleton, SkeletonPage } from '../parts/boundary/Skeleton.tsx'
import styles from './ShellPage.module.css'

/** Placeholder of a page until its code and data are there. */
export function ShellPage() {
  return (
    <div className={styles.shell}>
      <div className={styles.bar} />
      <div className={styles.line} />
      <SkeletonPage>
        <div className={styles.page}>
          <Skeleton shape="title" width="half" />
          <Skeleton shape="control" />
          <Skeleton />
          <Skeleton />
          <Skeleton width="third" />
        </div>
      </SkeletonPage>
    </div>
  )
}
