import { lazy, Suspense } from 'react'
import type { GoodsRailProps } from './GoodsRail.tsx'

const GoodsRail = lazy(async () => ({ default: (await import('./GoodsRail.tsx')).GoodsRail }))

/** Goods side by side below a page's own content; their code is fetched when there are some. */
export function LaterRail(props: GoodsRailProps) {
  return (
    <Suspense>
      <GoodsRail {...props} />
    </Suspense>
  )
}
