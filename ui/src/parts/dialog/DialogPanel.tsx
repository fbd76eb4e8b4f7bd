import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useCallback, useState } from 'react'
import type { ReactNode } from 'react'
import styles from './Dialog.module.css'
import { SCROLLED_BY_KEYS } from './keyScroll.ts'

export type DialogProps = {
  readonly isOpen: boolean
  readonly title: string
  /** Called when Escape is pressed. */
  readonly onDismiss: () => void
  /** The answers, of equal weight. */
  readonly actions: ReactNode
  readonly children?: ReactNode
}

/** True when an element holds more than it shows, so that keys must be able to scroll it. */
function useIsLong() {
  const [isLong, setIsLong] = useState(false)
  const measure = useCallback((element: HTMLDivElement | null) => {
    if (element !== null) setIsLong(element.scrollHeight > element.clientHeight)
  }, [])
  return { isLong, measure }
}

/** The drawn dialog. */
export function DialogPanel({ title, onDismiss, actions, children }: DialogProps) {
  const { isLong, measure } = useIsLong()
  return (
    <AlertDialog.Root open onOpenChange={onDismiss}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.backdrop} />
        <AlertDialog.Popup className={styles.dialog}>
          <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
          {children === undefined ? null : (
            <AlertDialog.Description
              className={styles.text}
              render={<div ref={measure} {...(isLong ? SCROLLED_BY_KEYS : {})} />}
            >
              {children}
            </AlertDialog.Description>
          )}
          <div className={styles.answers}>{actions}</div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
