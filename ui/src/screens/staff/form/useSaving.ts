import { refusalText } from '@jangteo/http/refusal/refusal'
import { useQueryClient } from '@tanstack/react-query'
import type { QueryKey } from '@tanstack/react-query'
import { useToast } from '../../../parts/toast/toast.ts'

type Saving<Answer> = {
  /** Said once it is done. */
  readonly text: string
  /** Queries that are asked again. */
  readonly stale: readonly QueryKey[]
  readonly onDone?: (answer: Answer) => void
}

/** Options of a write of staff: says how it went, and has what it changed asked again. */
export function useSaving<Answer>({ text, stale, onDone }: Saving<Answer>) {
  const queryClient = useQueryClient()
  const toast = useToast()
  return {
    onSuccess: async (answer: Answer) => {
      await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
      toast({ text })
      onDone?.(answer)
    },
    onError: (error: Error) => toast({ text: refusalText(error) }),
  }
}
