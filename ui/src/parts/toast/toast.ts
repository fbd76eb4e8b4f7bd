import { createContext, use } from 'react'

export type Toast = {
  readonly text: string
  /** A way to go on from what the toast says, e.g. to the cart. */
  readonly action?: { readonly label: string; readonly onPress: () => void }
}

export const ToastContext = createContext<((toast: Toast) => void) | null>(null)

/** Shows a short message above the page. */
export function useToast(): (toast: Toast) => void {
  const show = use(ToastContext)
  if (show === null) throw new Error('useToast outside of ToastProvider')
  return show
}
