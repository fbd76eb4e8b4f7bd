import { PageBand } from '../../parts/layout/PageSection.tsx'
import { Skeleton, SkeletonPage } from '../../parts/boundary/Skeleton.tsx'
import styles from './Tracking.module.css'

/** A parcel's way before it is there, in its final size. */
export function TrackingSkeleton() {
  return (
    <SkeletonPage>
      <div className={styles.page}>
        <div className={styles.main}>
          <PageBand>
            <Skeleton width="third" />
            <Skeleton shape="title" width="half" />
            <Skeleton shape="control" />
          </PageBand>
          <PageBand>
            <Skeleton shape="title" width="third" />
            {['a', 'b', 'c'].map((key) => (
              <div key={key}>
                <Skeleton width="half" />
                <Skeleton width="third" />
              </div>
            ))}
          </PageBand>
        </div>
        <div className={styles.side}>
          <PageBand>
            <Skeleton shape="title" width="third" />
            <Skeleton />
            <Skeleton width="half" />
          </PageBand>
        </div>
      </div>
    </SkeletonPage>
  )
}
