import { Skeleton, SkeletonPage } from '../../../parts/boundary/Skeleton.tsx'
import styles from './OrderList.module.css'

/** Orders before they are there, in their final size. */
export function OrderResultsSkeleton() {
  return (
    <SkeletonPage>
      <OrderCards />
    </SkeletonPage>
  )
}

/** The whole list before it is known who is asking. */
export function OrderListSkeleton() {
  return (
    <SkeletonPage>
      <div className={styles.page}>
        <div className={styles.menu} />
        <div className={styles.list}>
          <div className={styles.tabs}>
            <Skeleton shape="control" />
          </div>
          <div className={styles.filters}>
            <Skeleton width="third" />
          </div>
          <OrderCards />
        </div>
      </div>
    </SkeletonPage>
  )
}

function OrderCards() {
  return (
    <div className={styles.results}>
      <p className={styles.count}>
        <Skeleton width="third" />
      </p>
      <div className={styles.cards}>
        {['a', 'b', 'c'].map((key) => (
          <div key={key} className={styles.card}>
            <Skeleton shape="title" width="half" />
            <Skeleton width="third" />
            <div className={styles.waiting}>
              <Skeleton shape="square" />
              <div>
                <Skeleton />
                <Skeleton width="half" />
              </div>
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
