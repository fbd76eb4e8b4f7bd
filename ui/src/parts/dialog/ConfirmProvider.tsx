import { lazy, Suspense, useCallback, useState } from 'react'
import type { ReactNode } from 'react'
import { ConfirmContext } from './confirm.ts'
import type { Question } from './confirm.ts'
import { useDialogCode } from './useDialogCode.ts'

async function loadDialog() {
  const { ConfirmDialog } = await import('./ConfirmDialog.tsx')
  return { default: ConfirmDialog }
}
const ConfirmDialog = lazy(loadDialog)

type Input = Question & { readonly answer: (isAccepted: boolean) => void }

/** Holds the question that is asked. The dialog's code comes with the first one. */
export function ConfirmProvider({ children }: { readonly children: ReactNode }) {
  const [asked, setAsked] = useState<Input | null>(null)
  const fetchDialog = useDialogCode(loadDialog)
  const ask = useCallback(
    async (question: Question) => {
      if (!(await fetchDialog())) return false
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
    [fetchDialog],
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
