import { PageBand } from '../../parts/layout/PageSection.tsx'
import { Skeleton, SkeletonPage } from '../../parts/boundary/Skeleton.tsx'
import { SplitPage } from '../../parts/layout/SplitPage.tsx'
import styles from './Cart.module.css'

/** The cart before its content, in its final size. */
export function CartSkeleton() {
  return (
    <SkeletonPage>
      <SplitPage
        aside={
          <PageBand>
            <Skeleton shape="title" width="half" />
            <Skeleton />
            <Skeleton />
            <Skeleton shape="title" />
          </PageBand>
        }
        action={<Skeleton shape="control" />}
      >
        <div className={styles.toolbar}>
          <div className={styles.tools}>
            <Skeleton width="third" />
          </div>
        </div>
        {['a', 'b'].map((key) => (
          <PageBand key={key}>
            <Skeleton shape="title" width="third" />
            <div className={styles.waiting}>
              <Skeleton shape="square" />
              <div>
                <Skeleton />
                <Skeleton width="half" />
              </div>
            </div>
            <Skeleton shape="control" />
          </PageBand>
        ))}
      </SplitPage>
    </SkeletonPage>
  )
}
