import { Skeleton, SkeletonPage } from '../../parts/boundary/Skeleton.tsx'

/** Content that stands beside the drawing until a panel is there. */
export function PanelSkeleton() {
  return (
    <SkeletonPage>
      <Skeleton shape="title" width="half" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </SkeletonPage>
  )
}
