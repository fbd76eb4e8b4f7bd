import { refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCalls } from '../../lib/deps.ts'
import { useToast } from '../../parts/toast/toast.ts'
import type { InboxActions } from './NotificationEntries.tsx'

/** Reads and deletes the member's notifications; the list and the bell's count are asked again afterwards, my page whenever it opens. */
export function useInboxActions(): InboxActions {
  const calls = useCalls()
  const queryClient = useQueryClient()
  const toast = useToast()
  const afterwards = {
    onError: (error: Error) => toast({ text: refusalText(error) }),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: calls.session.whoAmI.key() })
      return queryClient.invalidateQueries({ queryKey: calls.notification.key() })
    },
  }
  const reading = useMutation(calls.notification.markRead.mutationOptions(afterwards))
  const readingAll = useMutation(calls.notification.markRead.mutationOptions(afterwards))
  const removing = useMutation(calls.notification.remove.mutationOptions(afterwards))
  return {
    onRead: ({ notificationIdEncrypt: id }) => reading.mutate({ notificationIdEncryptList: [id] }),
    onReadAll: () => readingAll.mutate({}),
    isReadingAll: readingAll.isPending,
    onRemove: ({ notificationIdEncrypt: id }) => removing.mutate({ id }),
  }
}
