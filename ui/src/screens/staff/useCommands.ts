import { refusalText } from '@jangteo/http/refusal/refusal'
import { useQueryClient } from '@tanstack/react-query'
import type { QueryKey } from '@tanstack/react-query'
import type { SheetControl } from '../../lib/useSheet.ts'
import { useToast } from '../../parts/toast/toast.ts'

type Commands = {
  /** Queries that are asked again; every query unless given. */
  readonly stale?: readonly QueryKey[]
  /** Follows a command that was carried out. */
  readonly onDone?: () => void
}

/** Says a refusal in a toast where the sheet that would show it is closed. */
export const toastWhenClosed =
  (toast: ReturnType<typeof useToast>, { isOpen }: Pick<SheetControl, 'isOpen'>) =>
  (error: Error) =>
    isOpen ? undefined : toast({ text: refusalText(error) })

/**
 * Options of commands of staff. What may have changed is asked again after a refusal, too: the state that refused is
 * not the one that is shown. `toasted` says a refusal in a toast, `answered` leaves it to the sheet that shows it, and
 * `sheeted` to a sheet of the history, which closes once the command was carried out; closed before, a toast says it.
 */
export function useCommands({ stale, onDone }: Commands = {}) {
  const queryClient = useQueryClient()
  const toast = useToast()
  const refresh = (queryKeys: readonly QueryKey[]) =>
    Promise.all(queryKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  const answered = <Answer = unknown>(text: string | ((answer: Answer) => string)) => ({
    onSuccess: (answer: Answer) => {
      toast({ text: typeof text === 'string' ? text : text(answer) })
      onDone?.()
    },
    onSettled: () => (stale === undefined ? queryClient.invalidateQueries() : refresh(stale)),
  })
  const toasted = <Answer = unknown>(text: string | ((answer: Answer) => string)) => ({
    ...answered(text),
    onError: (error: Error) => toast({ text: refusalText(error) }),
  })
  const sheeted = <Answer = unknown>(
    sheet: SheetControl,
    text: string | ((answer: Answer) => string),
  ) => {
    const options = answered(text)
    return {
      ...options,
      onSuccess: (answer: Answer) => {
        sheet.dismiss()
        options.onSuccess(answer)
      },
      onError: toastWhenClosed(toast, sheet),
    }
  }
  return { answered, toasted, sheeted }
}
