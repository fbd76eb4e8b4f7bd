import { Skeleton, SkeletonPage } from '../../../parts/boundary/Skeleton.tsx'

/** Place of the application's page while it loads. */
export function ApplicationSkeleton() {
  return (
    <SkeletonPage>
      <Skeleton width="half" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </SkeletonPage>
  )
}
