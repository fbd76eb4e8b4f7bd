import { Skeleton, SkeletonPage } from '../../../parts/boundary/Skeleton.tsx'
import page from './GoodsDetail.module.css'
import styles from './GoodsSummary.module.css'

/** The page of a product before its content, in its final size. */
export function GoodsDetailSkeleton() {
  return (
    <SkeletonPage>
      <div className={page.page}>
        <div className={page.gallery}>
          <Skeleton shape="showcase" />
        </div>
        <div className={page.side}>
          <div className={page.summary}>
            <div className={styles.summary}>
              <Skeleton width="third" />
              <Skeleton shape="title" />
              <Skeleton width="half" />
              <Skeleton shape="title" width="half" />
              <Skeleton />
              <Skeleton />
            </div>
          </div>
          <div className={page.buy}>
            <Skeleton shape="control" />
          </div>
        </div>
        <div className={page.details} />
      </div>
    </SkeletonPage>
  )
}
