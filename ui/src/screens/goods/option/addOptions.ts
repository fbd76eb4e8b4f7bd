import type { OptionOutcome, OptionSubmission } from '@jangteo/core/cart/optionSheet.chart'
import { submittedOptions } from '@jangteo/core/cart/optionSelection.rules'
import type { OptionSelection } from '@jangteo/core/cart/optionSelection.rules'
import type { Calls, Inputs } from '@jangteo/http/call/calls'
import { isRefusal } from '@jangteo/http/refusal/refusal'
import type { QueryClient } from '@tanstack/react-query'
import { toRefused } from '../../../lib/toRefused.ts'

type Deps = {
  readonly calls: Calls
  readonly queryClient: QueryClient
  readonly goodsId: number
}

/** A selection as the calls of the cart take it. */
export function toGoodsList(selection: OptionSelection) {
  return submittedOptions(selection).map(({ addons, ...option }) => ({
    ...option,
    addItemList: [...addons],
  }))
}

/** Reason why the server did not take the goods: the lines' own reasons, else the refusal's text. */
function refusedAs(error: unknown): OptionOutcome {
  if (!isRefusal(error, 'CART_NOT_BUYABLE')) return toRefused(error)
  const text = error.data.violations.map(({ message }) => message).join(' ')
  return { kind: 'refused', text }
}

/** Asks again what may be bought: what the page knew of it was wrong. */
export function refreshOptions({ calls, queryClient }: Pick<Deps, 'calls' | 'queryClient'>): void {
  void queryClient.invalidateQueries({ queryKey: calls.cart.miniCart.key() })
  void queryClient.invalidateQueries({ queryKey: calls.goods.status.key() })
}

type CartAdd = Inputs['cart']['add']

/** Puts lines of any goods in the cart; what is sent again under its key is there once. */
export async function addGoods(
  { calls, queryClient }: Pick<Deps, 'calls' | 'queryClient'>,
  input: CartAdd,
  key: string,
): Promise<OptionOutcome> {
  try {
    const context = { idempotencyKey: key }
    const { cartIdList: cartIds } = await calls.cart.add.call(input, { context })
    if (input.buyNowYn !== 'Y') {
      void queryClient.invalidateQueries({ queryKey: calls.cart.key() })
      void queryClient.invalidateQueries({ queryKey: calls.session.whoAmI.key() })
    }
    return { kind: 'accepted', cartIds }
  } catch (error) {
    refreshOptions({ calls, queryClient })
    return refusedAs(error)
  }
}

/**
 * Puts a selection in the cart, for an order of its own with the intent `BUY`. Sent again under its key, it is there
 * once. Throws when nobody knows whether it arrived.
 */
export function addOptions(
  { goodsId, ...deps }: Deps,
  { intent, selection, key }: OptionSubmission,
): Promise<OptionOutcome> {
  const goodsList = toGoodsList(selection).map((option) => ({ ...option, goodsId }))
  const input = intent === 'BUY' ? { goodsList, buyNowYn: 'Y' as const } : { goodsList }
  return addGoods(deps, input, key)
}
