import { Skeleton, SkeletonPage } from '../../parts/boundary/Skeleton.tsx'

/** Placeholder of a panel beside the drawing. */
export function PanelSkeleton() {
  return (
    <SkeletonPage>
      <Skeleton shape="title" width="half" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </SkeletonPage>
  )
}
