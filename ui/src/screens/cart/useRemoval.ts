import { refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCalls } from '../../lib/deps.ts'
import { useToast } from '../../parts/toast/toast.ts'
import { CART_SCOPE, useCartCache } from './useCart.ts'
import type { CartData } from './cartData.ts'

const REMOVAL_KEY = ['cart', 'removal'] as const

/**
 * Takes lines out of the cart and back, in the order of the taps and after every quantity that was sent before. Without
 * a connection both wait for it. Only the answer to the last one is shown.
 */
export function useRemoval() {
  const calls = useCalls()
  const queryClient = useQueryClient()
  const toast = useToast()
  const { write, refresh } = useCartCache()
  const sending = {
    mutationKey: REMOVAL_KEY,
    scope: CART_SCOPE,
    onSuccess: (cart: CartData) => {
      if (queryClient.isMutating({ mutationKey: REMOVAL_KEY }) === 1) write(cart)
    },
  }
  const removal = useMutation({
    ...calls.cart.remove.mutationOptions(),
    ...sending,
    onError: (error) => {
      toast({ text: refusalText(error) })
      void refresh()
    },
  })
  const restoration = useMutation({ ...calls.cart.restore.mutationOptions(), ...sending })
  return {
    remove: (cartIds: readonly number[]) => removal.mutateAsync({ cartIdList: [...cartIds] }),
    restore: (cartIds: readonly number[]) => restoration.mutateAsync({ cartIdList: [...cartIds] }),
  }
}
