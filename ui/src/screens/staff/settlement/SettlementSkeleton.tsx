import { Skeleton } from '../../../parts/boundary/Skeleton.tsx'
import styles from './Settlement.module.css'

/** Stands for a page of settlements while it is loaded. */
export function SettlementSkeleton() {
  return (
    <div className={styles.stack}>
      <Skeleton shape="control" width="half" />
      <Skeleton shape="title" width="third" />
      <Skeleton />
      <Skeleton />
      <Skeleton width="half" />
    </div>
  )
}
