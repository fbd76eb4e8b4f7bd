import type { Inputs } from '@jangteo/http/call/calls'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCalls } from '../../../lib/deps.ts'
import { useToast } from '../../../parts/toast/toast.ts'
import type { AddressAnswer } from './addressChange.ts'

type ChangeInput = Inputs['order']['changeAddress']

/**
 * Asks whether the order may go there, and sends it if so. What is refused leaves everything as it is; what came in
 * between is refused by the second call.
 */
export function useAddressChange(onChanged: () => void) {
  const calls = useCalls()
  const queryClient = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: async (input: ChangeInput): Promise<AddressAnswer> => {
      const answer = await calls.order.checkAddress.call(input)
      if (answer.possible) await calls.order.changeAddress.call(input)
      return answer
    },
    onSuccess: async (answer) => {
      if (!answer.possible) return
      await queryClient.invalidateQueries({ queryKey: calls.order.key() })
      toast({ text: '배송지를 변경했어요.' })
      onChanged()
    },
    onError: () => queryClient.invalidateQueries({ queryKey: calls.order.key() }),
  })
}
