import { Skeleton, SkeletonPage } from '../../parts/boundary/Skeleton.tsx'
import { Column } from '../../parts/layout/Column.tsx'
import styles from './Notification.module.css'

/** An inbox on its way: some entries of three lines. */
export function NotificationSkeleton() {
  return (
    <SkeletonPage>
      <Column width="form">
        {['a', 'b', 'c', 'd', 'e'].map((key) => (
          <div key={key} className={styles.entry}>
            <div className={styles.link}>
              <Skeleton width="half" />
              <Skeleton />
              <Skeleton width="half" />
            </div>
          </div>
        ))}
      </Column>
    </SkeletonPage>
  )
}
