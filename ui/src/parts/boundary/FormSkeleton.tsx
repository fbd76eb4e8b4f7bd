import { Skeleton, SkeletonPage } from './Skeleton.tsx'

/** A form or a panel before its content. */
export function FormSkeleton() {
  return (
    <SkeletonPage>
      <Skeleton shape="title" width="half" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </SkeletonPage>
  )
}
