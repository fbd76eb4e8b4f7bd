import { NOTHING_CHOSEN } from '@jangteo/core/cart/optionSelection.rules'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCalls } from '../../lib/deps.ts'
import { useRepeatKeys } from '../../lib/repeatKeys.ts'
import { useToast } from '../../parts/toast/toast.ts'
import { addOptions } from '../goods/option/addOptions.ts'
import { useAddedToast } from '../goods/option/useAddedToast.ts'
import type { OrderItemData } from './orderData.ts'

const chosen = ({ optionId, quantity }: OrderItemData) => ({ optionId, quantity })

/** Puts an item and its add-ons in the cart once more; after a lost answer the next press sends the same again. */
export function useBuyAgain(item: OrderItemData, addons: readonly OrderItemData[]) {
  const calls = useCalls()
  const queryClient = useQueryClient()
  const toast = useToast()
  const showAdded = useAddedToast()
  const { keyOf, renew } = useRepeatKeys()
  const selection = { ...NOTHING_CHOSEN, options: [chosen(item)], addons: addons.map(chosen) }
  const add = useMutation({
    mutationFn: () =>
      addOptions(
        { calls, queryClient, goodsId: item.goodsId },
        { intent: 'CART', selection, key: keyOf(selection) },
      ),
    onSuccess: (outcome) => {
      renew()
      if (outcome.kind === 'refused') toast({ text: outcome.text })
      else showAdded()
    },
    onError: (error) => toast({ text: refusalText(error) }),
  })
  return { press: () => add.mutate(), isBusy: add.isPending }
}
