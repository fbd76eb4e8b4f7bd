import { lazy, Suspense } from 'react'
import { useStarted } from '../../lib/useStarted.ts'
import { Button } from '../../parts/action/Button.tsx'
import type { StoreFavorProps } from './StoreFavorToggles.tsx'

const StoreFavorToggles = lazy(async () => ({
  default: (await import('./StoreFavorToggles.tsx')).StoreFavorToggles,
}))

/**
 * Heart and bell of one store, fetched after the page; until then a busy button holds their place, so that no tap goes to a
 * heart whose code is not there.
 */
export function StoreFavor(props: StoreFavorProps) {
  const isStarted = useStarted()
  const place =
    props.count === undefined ? null : (
      <Button variant="outline" size="s" isBusy>
        찜
      </Button>
    )
  if (!isStarted) return place
  return (
    <Suspense fallback={place}>
      <StoreFavorToggles {...props} />
    </Suspense>
  )
}
