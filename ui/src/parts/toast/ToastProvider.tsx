import { useCallback, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { ToastContext } from './toast.ts'
import type { Toast } from './toast.ts'
import styles from './ToastProvider.module.css'

const SHOWN_MS = 3_500
const SHOWN_WITH_ACTION_MS = 6_000

type Shown = Toast & { readonly turn: number }

/** Holds the one toast that is shown; a newer one takes its place, time takes it away. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<Shown | null>(null)
  const show = useCallback((toast: Toast) => {
    setShown((former) => ({ ...toast, turn: (former?.turn ?? 0) + 1 }))
  }, [])
  useEffect(() => {
    if (shown === null) return undefined
    const shownMs = shown.action === undefined ? SHOWN_MS : SHOWN_WITH_ACTION_MS
    const timer = setTimeout(() => setShown(null), shownMs)
    return () => clearTimeout(timer)
  }, [shown])
  return (
    <ToastContext value={show}>
      {children}
      <div className={styles.region} aria-live="polite" data-toasts>
        {shown === null ? null : <ToastCard key={shown.turn} toast={shown} />}
      </div>
    </ToastContext>
  )
}

function ToastCard({ toast: { text, action } }: { readonly toast: Toast }) {
  return (
    <div className={styles.toast}>
      <span>{text}</span>
      {action === undefined ? null : (
        <button type="button" className={styles.action} onClick={action.onPress}>
          {action.label}
        </button>
      )}
    </div>
  )
}
