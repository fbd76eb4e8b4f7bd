import { lazy, Suspense } from 'react'
import { useSheet } from '../../../lib/useSheet.ts'

const RestockSheet = lazy(async () => ({
  default: (await import('./RestockSheet.tsx')).RestockSheet,
}))

/** Name of the sheet in the history. */
export const RESTOCK_SHEET = 'restock'

/** The sheet of restock alerts, whichever part of the page opened it. */
export function RestockPlace({ goodsId }: { readonly goodsId: number }) {
  const { isOpen, dismiss } = useSheet(RESTOCK_SHEET)
  return (
    <Suspense>{isOpen ? <RestockSheet goodsId={goodsId} onDismiss={dismiss} /> : null}</Suspense>
  )
}
