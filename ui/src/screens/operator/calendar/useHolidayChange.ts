import { refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useToast } from '../../../parts/toast/toast.ts'
import { staffCalls } from '../../staff/staffCalls.ts'

const { operatorHoliday: calls } = staffCalls

/** Adds and removes public holidays; the list is asked for again afterwards. */
export function useHolidayChange() {
  const queryClient = useQueryClient()
  const toast = useToast()
  const afterwards = {
    onError: (error: Error) => toast({ text: refusalText(error) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: calls.key() }),
  }
  const adding = useMutation(calls.add.mutationOptions(afterwards))
  const removing = useMutation(calls.remove.mutationOptions(afterwards))
  return {
    add: adding.mutate,
    remove: removing.mutate,
    isPending: adding.isPending || removing.isPending,
  }
}
