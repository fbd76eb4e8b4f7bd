import { lazy, Suspense, useEffect } from 'react'
import { whenIdle } from '../../../lib/whenIdle.ts'
import { warmSheet } from '../../../parts/dialog/Sheet.tsx'
import { BESIDE_LIST } from './FilterColumn.tsx'
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

function warmSheets(): void {
  if (globalThis.matchMedia(BESIDE_LIST).matches) return
  warmSheet()
  warmFilter()
}

/** Fetches the code of a list's sheets once the page is idle: a tap then opens one at once. */
export function useWarmFilter(): void {
  useEffect(() => whenIdle(warmSheets), [])
}
