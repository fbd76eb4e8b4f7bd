import { REFUSAL_MESSAGES } from '@jangteo/core/refusal/refusal.messages'
import { lazy, Suspense, useCallback, useState } from 'react'
import type { ReactNode } from 'react'
import { useToast } from '../toast/toast.ts'
import { ConfirmContext } from './confirm.ts'
import type { Question } from './confirm.ts'

async function loadDialog() {
  const { ConfirmDialog } = await import('./ConfirmDialog.tsx')
  return { default: ConfirmDialog }
}
const ConfirmDialog = lazy(loadDialog)

/** A browser does not fetch a module again that it failed to fetch; only a page that begins again does. */
const RELOAD = { label: '새로고침', onPress: () => location.reload() }

type Input = Question & { readonly answer: (isAccepted: boolean) => void }

/**
 * Holds the question that is asked. The dialog's code comes with the first one; where it does not arrive, nothing was
 * asked and nothing is done, and a toast says why and reloads the page.
 */
export function ConfirmProvider({ children }: { readonly children: ReactNode }) {
  const [asked, setAsked] = useState<Input | null>(null)
  const toast = useToast()
  const ask = useCallback(
    async (question: Question) => {
      try {
        await loadDialog()
      } catch {
        toast({ text: REFUSAL_MESSAGES.NETWORK_ERROR(), action: RELOAD })
        return false
      }
      return new Promise<boolean>((resolve) => {
        setAsked({
          ...question,
          answer: (isAccepted) => {
            setAsked(null)
            resolve(isAccepted)
          },
        })
      })
    },
    [toast],
  )
  return (
    <ConfirmContext value={ask}>
      {children}
      {asked === null ? null : (
        <Suspense>
          <ConfirmDialog question={asked} onAnswer={asked.answer} />
        </Suspense>
      )}
    </ConfirmContext>
  )
}
