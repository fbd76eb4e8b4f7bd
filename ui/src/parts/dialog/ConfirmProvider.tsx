import { lazy, Suspense, useCallback, useState } from 'react'
import type { ReactNode } from 'react'
import { ConfirmContext } from './confirm.ts'
import type { Question } from './confirm.ts'

const ConfirmDialog = lazy(async () => ({
  default: (await import('./ConfirmDialog.tsx')).ConfirmDialog,
}))

type Asked = Question & { readonly answer: (isAccepted: boolean) => void }

/** Holds the question that is asked; the dialog's code comes with the first one. */
export function ConfirmProvider({ children }: { readonly children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const ask = useCallback(
    (question: Question) =>
      new Promise<boolean>((resolve) => {
        setAsked({
          ...question,
          answer: (isAccepted) => {
            setAsked(null)
            resolve(isAccepted)
          },
        })
      }),
    [],
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
