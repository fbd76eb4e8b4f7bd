import { refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useToast } from '../../parts/toast/toast.ts'
import type { InboxActions } from '../notification/NotificationEntries.tsx'
import type { staffCalls } from './staffCalls.ts'

/** The calls of an inbox of staff: both have the same shape. */
export type InboxCalls = (typeof staffCalls)['sellerNotification']

/** Reads notifications of an inbox that several people share; the list and its badge are asked again afterwards. */
export function useStaffInboxActions(calls: InboxCalls): InboxActions {
  const queryClient = useQueryClient()
  const toast = useToast()
  const afterwards = {
    onError: (error: Error) => toast({ text: refusalText(error) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: calls.key() }),
  }
  const reading = useMutation(calls.markRead.mutationOptions(afterwards))
  const readingAll = useMutation(calls.markRead.mutationOptions(afterwards))
  return {
    onRead: ({ notificationIdEncrypt: id }) => reading.mutate({ notificationIdEncryptList: [id] }),
    onReadAll: () => readingAll.mutate({}),
    isReadingAll: readingAll.isPending,
    onRemove: null,
  }
}
