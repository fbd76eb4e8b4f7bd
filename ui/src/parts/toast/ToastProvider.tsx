import { useCallback, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { ToastContext } from './toast.ts'
import type { Toast } from './toast.ts'
import styles from './ToastProvider.module.css'
import { useHold } from '../../lib/useHold.ts'

const SHOWN_MS = 3_500
const SHOWN_WITH_ACTION_MS = 6_000

type Shown = Toast & { readonly turn: number }

/** Holds the one toast that is shown; a newer one takes its place, time takes it away. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<Shown | null>(null)
  const show = useCallback((toast: Toast) => {
    setShown((former) => ({ ...toast, turn: (former?.turn ?? 0) + 1 }))
  }, [])
  const dismiss = useCallback(() => setShown(null), [])
  return (
    <ToastContext value={show}>
      {children}
      <div className={styles.region} aria-live="polite" data-toasts>
        {shown === null ? null : <ToastCard key={shown.turn} toast={shown} onDismiss={dismiss} />}
      </div>
    </ToastContext>
  )
}

type ToastCardProps = { readonly toast: Toast; readonly onDismiss: () => void }

/** Stays while it has the pointer or the focus; its time begins again when they leave. */
function ToastCard({ toast: { text, action }, onDismiss }: ToastCardProps) {
  const { isHeld, hold } = useHold()
  const shownMs = action === undefined ? SHOWN_MS : SHOWN_WITH_ACTION_MS
  useEffect(() => {
    if (isHeld) return undefined
    const timer = setTimeout(onDismiss, shownMs)
    return () => clearTimeout(timer)
  }, [isHeld, onDismiss, shownMs])
  const press = () => {
    onDismiss()
    action?.onPress()
  }
  return (
    <div className={styles.toast} {...hold}>
      <span>{text}</span>
      {action === undefined ? null : (
        <button type="button" className={styles.action} onClick={press}>
          {action.label}
        </button>
      )}
    </div>
  )
}
