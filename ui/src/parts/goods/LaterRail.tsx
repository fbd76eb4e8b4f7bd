import { Suspense } from 'react'
import { lazyExtra } from '../../lib/lazyExtra.ts'
import type { GoodsRailProps } from './GoodsRail.tsx'

const GoodsRail = lazyExtra(async () => (await import('./GoodsRail.tsx')).GoodsRail)

/** Goods side by side below a page's own content; their code is fetched when there are some. */
export function LaterRail(props: GoodsRailProps) {
  return (
    <Suspense>
      <GoodsRail {...props} />
    </Suspense>
  )
}
