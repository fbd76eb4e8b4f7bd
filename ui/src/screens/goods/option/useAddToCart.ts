import { CART_MESSAGES } from '@jangteo/core/cart/cart.messages'
import { isRefusal, refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCalls } from '../../../lib/deps.ts'
import { useRepeatKeys } from '../../../lib/repeatKeys.ts'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useNavigate } from '../../../lib/router.ts'
import { useToast } from '../../../parts/toast/toast.ts'
import { toGoodsList } from './optionChoice.ts'
import type { OptionChoiceState } from './optionChoice.ts'

type Outcome = { readonly onAdded: () => void }

function goodsListOf(goodsId: number, choice: OptionChoiceState) {
  return toGoodsList(choice).map((option) => ({ ...option, goodsId }))
}

/** Why the server did not take the goods: the lines' own reasons, else the refusal's text. */
function failureText(error: unknown): string {
  if (!isRefusal(error, 'CART_NOT_BUYABLE')) return refusalText(error)
  return error.data.violations.map(({ message }) => message).join(' ')
}

/**
 * Puts a choice in the cart, or takes it straight to checkout. Add-ons go with the first option. A choice whose answer
 * was lost can be sent again: it is in the cart once.
 */
export function useAddToCart(goodsId: number, { onAdded }: Outcome) {
  const calls = useCalls()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  const { keyOf, renew } = useRepeatKeys()
  const refreshOptions = () => {
    void queryClient.invalidateQueries({ queryKey: calls.cart.miniCart.key() })
    void queryClient.invalidateQueries({ queryKey: calls.goods.status.key() })
  }
  const add = useMutation({
    mutationFn: (input: Parameters<typeof calls.cart.add.call>[0]) =>
      calls.cart.add.call(input, { context: { idempotencyKey: keyOf(input) } }),
    onSuccess: renew,
    onError: (error) => {
      toast({ text: failureText(error) })
      refreshOptions()
    },
  })
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: calls.cart.key() }),
      queryClient.invalidateQueries({ queryKey: calls.session.whoAmI.key() }),
    ])
  const addToCart = (choice: OptionChoiceState) =>
    add.mutate(
      { goodsList: goodsListOf(goodsId, choice) },
      {
        onSuccess: () => {
          void refresh()
          onAdded()
          const action = { label: '보러 가기', onPress: () => void navigate(routes.cart()) }
          toast({ text: CART_MESSAGES.CART_ADDED(), action })
        },
      },
    )
  const buyNow = (choice: OptionChoiceState) =>
    add.mutate(
      { goodsList: goodsListOf(goodsId, choice), buyNowYn: 'Y' },
      {
        onSuccess: ({ cartIdList }) =>
          void navigate(routes.orderPayment(cartIdList), { replace: true }),
      },
    )
  const isBuying = add.isPending && add.variables.buyNowYn === 'Y'
  return { addToCart, buyNow, refreshOptions, isBuying, isAdding: add.isPending && !isBuying }
}
