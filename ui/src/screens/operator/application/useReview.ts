import { useMutation } from '@tanstack/react-query'
import { staffCalls } from '../../staff/staffCalls.ts'
import { useCommands } from '../../staff/useCommands.ts'

/** The decisions about an application; what they changed is asked for again. */
export function useReview(onDone: () => void) {
  const { answered, toasted } = useCommands({ onDone })
  const { operatorApplication } = staffCalls
  return {
    approve: useMutation(
      operatorApplication.approve.mutationOptions(toasted('입점을 승인했어요.')),
    ),
    reject: useMutation(operatorApplication.reject.mutationOptions(answered('입점을 거절했어요.'))),
    askSupplement: useMutation(
      operatorApplication.askSupplement.mutationOptions(answered('보완을 요청했어요.')),
    ),
  }
}
