import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * Opens a dialog over the whole page while it is drawn. The dialog itself takes the focus, so that its name is read and
 * no button is pressed by accident. It is closed before it leaves the document: only then does the browser give the
 * focus back to what opened it.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    shown?.focus()
    return () => shown?.close()
  }, [])
  return dialog
}
