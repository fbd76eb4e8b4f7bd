import { Skeleton, SkeletonPage } from '../../../parts/boundary/Skeleton.tsx'
import { Column } from '../../../parts/layout/Column.tsx'
import styles from './Account.module.css'

/** A page of the settings on its way: some entries of two lines. */
export function AccountSkeleton() {
  return (
    <SkeletonPage>
      <Column width="form">
        <div className={styles.section}>
          {['a', 'b', 'c', 'd'].map((key) => (
            <div key={key} className={styles.entry}>
              <div className={styles.facts}>
                <Skeleton width="half" />
                <Skeleton />
              </div>
            </div>
          ))}
        </div>
      </Column>
    </SkeletonPage>
  )
}
