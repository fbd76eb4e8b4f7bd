import { refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useToast } from '../../parts/toast/toast.ts'
import { staffCalls } from './staffCalls.ts'

/** The decisions of requests; whatever an approval changed is asked for again. */
export function useApprovals(onDone: () => void) {
  const queryClient = useQueryClient()
  const toast = useToast()
  const answered = (text: string) => ({
    onSuccess: () => {
      toast({ text })
      onDone()
    },
    onSettled: () => queryClient.invalidateQueries(),
  })
  const noted = (text: string) => ({
    ...answered(text),
    onError: (error: Error) => toast({ text: refusalText(error) }),
  })
  const { approval } = staffCalls
  return {
    approve: useMutation(approval.approve.mutationOptions(noted('승인하고 처리했어요.'))),
    reject: useMutation(approval.reject.mutationOptions(answered('반려했어요.'))),
    withdraw: useMutation(approval.withdraw.mutationOptions(noted('요청을 철회했어요.'))),
  }
}
