import { AlertDialog } from '@base-ui/react/alert-dialog'
import type { ReactNode } from 'react'
import styles from './Dialog.module.css'

export type DialogProps = {
  readonly isOpen: boolean
  readonly title: string
  /** Called when Escape is pressed. */
  readonly onDismiss: () => void
  /** The answers, of equal weight. */
  readonly actions: ReactNode
  readonly children?: ReactNode
}

/** The drawn dialog. */
export function DialogPanel({ title, onDismiss, actions, children }: DialogProps) {
  return (
    <AlertDialog.Root open onOpenChange={onDismiss}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.backdrop} />
        <AlertDialog.Popup className={styles.dialog}>
          <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
          {children === undefined ? null : (
            <AlertDialog.Description className={styles.text} render={<div />}>
              {children}
            </AlertDialog.Description>
          )}
          <div className={styles.answers}>{actions}</div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
