import { useMutation } from '@tanstack/react-query'
import { staffCalls } from './staffCalls.ts'
import { useCommands } from './useCommands.ts'

/** The decisions of requests; whatever an approval changed is asked for again. */
export function useApprovals(onDone: () => void) {
  const { answered, toasted } = useCommands({ onDone })
  const { approval } = staffCalls
  return {
    approve: useMutation(approval.approve.mutationOptions(toasted('승인하고 처리했어요.'))),
    reject: useMutation(approval.reject.mutationOptions(answered('반려했어요.'))),
    withdraw: useMutation(approval.withdraw.mutationOptions(toasted('요청을 철회했어요.'))),
  }
}
