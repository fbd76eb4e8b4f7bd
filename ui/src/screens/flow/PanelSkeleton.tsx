import { Skeleton, SkeletonPage } from '../../parts/boundary/Skeleton.tsx'

/** What stands beside the drawing until a panel is there. */
export function PanelSkeleton() {
  return (
    <SkeletonPage>
      <Skeleton shape="title" width="half" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </SkeletonPage>
  )
}
