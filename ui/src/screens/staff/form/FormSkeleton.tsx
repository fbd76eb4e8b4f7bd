import { Skeleton, SkeletonPage } from '../../../parts/boundary/Skeleton.tsx'

/** The page of a form before its content. */
export function FormSkeleton() {
  return (
    <SkeletonPage>
      <Skeleton shape="title" width="half" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </SkeletonPage>
  )
}
