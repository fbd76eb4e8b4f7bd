import { lazy, Suspense } from 'react'
import type { DialogProps } from './DialogPanel.tsx'

const DialogPanel = lazy(async () => ({ default: (await import('./DialogPanel.tsx')).DialogPanel }))

/** Something that the buyer has to know or to decide before the page goes on. */
export function Dialog(props: DialogProps) {
  return <Suspense>{props.isOpen ? <DialogPanel {...props} /> : null}</Suspense>
}
