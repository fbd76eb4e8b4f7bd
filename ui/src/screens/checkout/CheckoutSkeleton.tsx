import { PageBand } from '../../parts/layout/PageSection.tsx'
import { Skeleton, SkeletonPage } from '../../parts/boundary/Skeleton.tsx'
import { SplitPage } from '../../parts/layout/SplitPage.tsx'

/** The payment page before its content, in its final size. */
export function CheckoutSkeleton() {
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
        {['a', 'b', 'c'].map((key) => (
          <PageBand key={key}>
            <Skeleton shape="title" width="third" />
            <Skeleton shape="control" />
            <Skeleton shape="control" />
            <Skeleton shape="control" />
          </PageBand>
        ))}
      </SplitPage>
    </SkeletonPage>
  )
}
