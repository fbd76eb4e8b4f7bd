import { AlertDialog } from '@base-ui/react/alert-dialog'
import type { DialogProps } from './Dialog.tsx'
import styles from './Dialog.module.css'

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
