import { lazy, Suspense } from 'react'
import type { FilterPanelProps } from './FilterPanelSheet.tsx'

const loadPanel = () => import('./FilterPanelSheet.tsx')
const FilterPanelSheet = lazy(async () => ({ default: (await loadPanel()).FilterPanelSheet }))

/** The sheet where filters are chosen; each opening starts from those that are applied. */
export function FilterSheet({ isOpen, ...rest }: FilterPanelProps & { readonly isOpen: boolean }) {
  return <Suspense>{isOpen ? <FilterPanelSheet {...rest} /> : null}</Suspense>
}

/** Fetches the sheet's code before it is needed. */
export function warmFilter(): void {
  loadPanel().catch(() => null)
}
