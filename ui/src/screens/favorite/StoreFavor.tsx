import { lazy, Suspense } from 'react'
import { Button } from '../../parts/action/Button.tsx'
import type { StoreFavorProps } from './StoreFavorToggles.tsx'

const StoreFavorToggles = lazy(async () => ({
  default: (await import('./StoreFavorToggles.tsx')).StoreFavorToggles,
}))

/** Heart and bell of one store, fetched after the page; until then a button without effect holds their place. */
export function StoreFavor(props: StoreFavorProps) {
  const place =
    props.count === undefined ? null : (
      <Button variant="outline" size="s" isBusy>
        찜
      </Button>
    )
  return (
    <Suspense fallback={place}>
      <StoreFavorToggles {...props} />
    </Suspense>
  )
}
