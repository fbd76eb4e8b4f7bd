import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'

const DialogPanel = lazy(async () => ({ default: (await import('./DialogPanel.tsx')).DialogPanel }))

export type DialogProps = {
  readonly isOpen: boolean
  readonly title: string
  /** Called when Escape is pressed. */
  readonly onDismiss: () => void
  /** The answers, of equal weight. */
  readonly actions: ReactNode
  readonly children?: ReactNode
}

/** Something that the buyer has to know or to decide before the page goes on. */
export function Dialog(props: DialogProps) {
  return <Suspense>{props.isOpen ? <DialogPanel {...props} /> : null}</Suspense>
}
