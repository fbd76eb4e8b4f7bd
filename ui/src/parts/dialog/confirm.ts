import { createContext, use } from 'react'

/** A question with two answers of equal weight. */
export type Question = {
  readonly title: string
  readonly text?: string
  readonly acceptLabel: string
  readonly dismissLabel?: string
}

export const ConfirmContext = createContext<((question: Question) => Promise<boolean>) | null>(null)

/** Asks the buyer once; the answer is whether they accepted. */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const ask = use(ConfirmContext)
  if (ask === null) throw new Error('useConfirm outside of ConfirmProvider')
  return ask
}
