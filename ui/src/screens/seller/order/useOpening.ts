import { useMutation } from '@tanstack/react-query'
import { useSheet } from '../../../lib/useSheet.ts'
import { useToast } from '../../../parts/toast/toast.ts'
import { toastWhenClosed } from '../../staff/useCommands.ts'

type Opened<Data> = {
  /** Call that answers the data, with the reason that is recorded. */
  readonly call: (reason: string) => Promise<Data>
  readonly onData?: (data: Data) => void
}

/**
 * Opens somebody's data for a reason. The sheet closes once the data was answered and shows the refusal of its last try;
 * a refusal that comes when it is closed is said in a toast.
 */
export function useOpening<Data>(name: string, { call, onData }: Opened<Data>) {
  const toast = useToast()
  const sheet = useSheet(name)
  const { mutate, reset, data, isPending, error } = useMutation({
    mutationFn: call,
    onSuccess: (answered) => {
      sheet.dismiss()
      onData?.(answered)
    },
    onError: toastWhenClosed(toast, sheet),
  })
  const open = () => {
    reset()
    sheet.open()
  }
  return {
    data,
    open,
    isBusy: isPending,
    sheet: {
      isOpen: sheet.isOpen,
      isBusy: isPending,
      error,
      onDismiss: sheet.dismiss,
      onAccept: (reason: string) => mutate(reason),
    },
  }
}
