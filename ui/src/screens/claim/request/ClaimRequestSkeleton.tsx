import { PageBand } from '../../../parts/layout/PageSection.tsx'
import { Skeleton, SkeletonPage } from '../../../parts/boundary/Skeleton.tsx'
import { SplitPage } from '../../../parts/layout/SplitPage.tsx'
import styles from './ClaimRequest.module.css'

/** A step of a request before its content, in its final size. */
export function ClaimRequestSkeleton() {
  return (
    <SkeletonPage>
      <div className={styles.head}>
        <Skeleton />
        <Skeleton shape="title" width="half" />
      </div>
      <SplitPage aside={null} action={<Skeleton shape="control" />}>
        <PageBand>
          {['a', 'b', 'c'].map((key) => (
            <Skeleton key={key} shape="control" />
          ))}
        </PageBand>
      </SplitPage>
    </SkeletonPage>
  )
}
