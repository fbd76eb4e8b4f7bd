import { Skeleton, SkeletonPage } from '../../parts/boundary/Skeleton.tsx'
import styles from './CouponCards.module.css'

/** Cards before they are there, in their final size. */
export function CouponCardsSkeleton() {
  return (
    <SkeletonPage>
      <div className={styles.tickets}>
        {['a', 'b', 'c', 'd'].map((key) => (
          <div key={key} className={styles.waiting}>
            <Skeleton shape="board" />
          </div>
        ))}
      </div>
    </SkeletonPage>
  )
}
