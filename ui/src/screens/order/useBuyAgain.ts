import { NOTHING_CHOSEN } from '@jangteo/core/cart/optionSelection.rules'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCalls } from '../../lib/deps.ts'
import { useRepeatKeys } from '../../lib/repeatKeys.ts'
import { useToast } from '../../parts/toast/toast.ts'
import { addGoods, toGoodsList } from '../goods/option/addOptions.ts'
import { useAddedToast } from '../goods/option/useAddedToast.ts'
import type { OrderItemData, OrderLineData } from './orderData.ts'

const chosen = ({ optionId, quantity }: OrderItemData) => ({ optionId, quantity })

function goodsListOf({ main, addons }: OrderLineData) {
  const selection = { ...NOTHING_CHOSEN, options: [chosen(main)], addons: addons.map(chosen) }
  return toGoodsList(selection).map((option) => ({ ...option, goodsId: main.goodsId }))
}

/**
 * Puts items and their add-ons in the cart once more, all or none; after a lost answer the next press sends the same
 * again.
 */
export function useBuyAgain(lines: readonly OrderLineData[]) {
  const calls = useCalls()
  const queryClient = useQueryClient()
  const toast = useToast()
  const showAdded = useAddedToast()
  const { keyOf, renew } = useRepeatKeys()
  const goodsList = lines.flatMap(goodsListOf)
  const add = useMutation({
    mutationFn: () => addGoods({ calls, queryClient }, { goodsList }, keyOf(goodsList)),
    onSuccess: (outcome) => {
      renew()
      if (outcome.kind === 'refused') toast({ text: outcome.text })
      else showAdded()
    },
    onError: (error) => toast({ text: refusalText(error) }),
  })
  return { press: () => add.mutate(), isBusy: add.isPending }
}
