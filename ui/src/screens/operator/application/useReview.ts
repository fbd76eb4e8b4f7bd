import { refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useToast } from '../../../parts/toast/toast.ts'
import { staffCalls } from '../../staff/staffCalls.ts'

/** The decisions about an application; what they changed is asked for again. */
export function useReview(onDone: () => void) {
  const queryClient = useQueryClient()
  const toast = useToast()
  const answered = (text: string) => ({
    onSuccess: () => {
      toast({ text })
      onDone()
    },
    onSettled: () => queryClient.invalidateQueries(),
  })
  const { operatorApplication } = staffCalls
  return {
    approve: useMutation(
      operatorApplication.approve.mutationOptions({
        ...answered('입점을 승인했어요.'),
        onError: (error: Error) => toast({ text: refusalText(error) }),
      }),
    ),
    reject: useMutation(operatorApplication.reject.mutationOptions(answered('입점을 거절했어요.'))),
    askSupplement: useMutation(
      operatorApplication.askSupplement.mutationOptions(answered('보완을 요청했어요.')),
    ),
  }
}
