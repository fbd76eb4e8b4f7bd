import { PageBand } from '../../../parts/layout/PageSection.tsx'
import { Skeleton, SkeletonPage } from '../../../parts/boundary/Skeleton.tsx'
import styles from './OrderDetail.module.css'

/** An order before its content, in its final size. */
export function OrderDetailSkeleton() {
  return (
    <SkeletonPage>
      <div className={styles.page}>
        <div className={styles.head}>
          <Skeleton shape="title" width="half" />
          <Skeleton width="half" />
        </div>
        <div className={styles.main}>
          <PageBand>
            <Skeleton shape="title" width="third" />
            <Skeleton width="half" />
            <div className={styles.waiting}>
              <Skeleton shape="square" />
              <div>
                <Skeleton />
                <Skeleton width="half" />
              </div>
            </div>
            <Skeleton shape="control" />
          </PageBand>
          <FactsSkeleton />
          <FactsSkeleton />
        </div>
        <div className={styles.side}>
          <FactsSkeleton />
        </div>
      </div>
    </SkeletonPage>
  )
}

function FactsSkeleton() {
  return (
    <PageBand>
      <Skeleton shape="title" width="third" />
      <Skeleton />
      <Skeleton />
      <Skeleton width="half" />
    </PageBand>
  )
}
