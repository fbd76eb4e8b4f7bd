import { Skeleton, SkeletonPage } from '../../parts/boundary/Skeleton.tsx'
import styles from './Category.module.css'

const ROOTS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'] as const
const MIDDLES = ['a', 'b', 'c', 'd'] as const

/** The categories before they are known, in their final size. */
export function CategorySkeleton() {
  return (
    <SkeletonPage>
      <div className={styles.panes}>
        <div className={styles.roots}>
          {ROOTS.map((key) => (
            <span key={key} className={styles.root}>
              <Skeleton />
            </span>
          ))}
        </div>
        <div className={styles.panel}>
          <span className={styles.all}>
            <Skeleton width="half" />
          </span>
          <div className={styles.middles}>
            {MIDDLES.map((key) => (
              <div key={key}>
                <span className={styles.middleLink}>
                  <span className={styles.picture}>
                    <Skeleton shape="square" />
                  </span>
                  <Skeleton width="half" />
                </span>
                <Skeleton />
                <Skeleton width="half" />
              </div>
            ))}
          </div>
        </div>
      </div>
    </SkeletonPage>
  )
}
