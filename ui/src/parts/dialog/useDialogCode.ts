import { REFUSAL_MESSAGES } from '@jangteo/core/refusal/refusal.messages'
import { useCallback } from 'react'
import { useToast } from '../toast/toast.ts'

/** A browser does not fetch a module again that it failed to fetch; only a page that begins again does. */
const RELOAD = { label: '새로고침', onPress: () => location.reload() }

/**
 * Returns a function that fetches a dialog's code and answers whether it is there. Where it does not arrive nothing is
 * asked, and a toast says why and reloads the page.
 */
export function useDialogCode(load: () => Promise<unknown>): () => Promise<boolean> {
  const toast = useToast()
  return useCallback(async () => {
    try {
      await load()
      return true
    } catch {
      toast({ text: REFUSAL_MESSAGES.NETWORK_ERROR(), action: RELOAD })
      return false
    }
  }, [load, toast])
}
