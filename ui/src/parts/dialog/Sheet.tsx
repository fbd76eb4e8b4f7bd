import { lazy, Suspense } from 'react'
import type { SheetProps } from './DrawerSheet.tsx'

const loadDrawer = () => import('./DrawerSheet.tsx')
const DrawerSheet = lazy(async () => ({ default: (await loadDrawer()).DrawerSheet }))

/** A panel over the page: from the bottom on phones, from the side on wide screens. Its code comes when it first opens. */
export function Sheet(props: SheetProps) {
  return <Suspense>{props.isOpen ? <DrawerSheet {...props} /> : null}</Suspense>
}

/** Fetches the sheet's code before it is needed, on a touch of the button that opens it. */
export function warmSheet(): void {
  loadDrawer().catch(() => null)
}
