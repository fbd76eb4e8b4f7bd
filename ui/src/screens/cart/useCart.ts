import { callerKindOf } from '@jangteo/core/session/caller.rules'
import type { CallerKind } from '@jangteo/core/session/caller.codes'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { useCaller } from '../../lib/caller.ts'
import { useCalls } from '../../lib/deps.ts'
import { useToast } from '../../parts/toast/toast.ts'
import { cartWithQuantity, goodsOf, quantityProblem } from './cartData.ts'
import type { CartData, CartLineData } from './cartData.ts'

const QUANTITY_KEY = ['cart', 'quantity'] as const

/** One change of the cart at a time, in the order of the taps. */
export const CART_SCOPE = { id: 'cart' } as const

/** The cart, asked for again whenever its page opens. */
export function useCart(): CartData {
  const calls = useCalls()
  return useSuspenseQuery({ ...calls.cart.list.queryOptions(), staleTime: 0 }).data
}

/** Owner of the cart; until that is known nothing is forbidden here that the server would allow. */
export function useCartCaller(): CallerKind {
  const caller = useCaller()
  return caller.isKnown ? callerKindOf(caller.memberShipType, false) : 'MEMBER'
}

/** Writes an answer of the server into the cache, and the count on the cart's icon after it. */
export function useCartCache() {
  const calls = useCalls()
  const queryClient = useQueryClient()
  const write = useCallback(
    (cart: CartData) => {
      queryClient.setQueryData(calls.cart.list.queryKey(), cart)
      void queryClient.invalidateQueries({ queryKey: calls.session.whoAmI.key() })
    },
    [calls, queryClient],
  )
  const refresh = useCallback(
    () => queryClient.invalidateQueries({ queryKey: calls.cart.list.key() }),
    [calls, queryClient],
  )
  return { write, refresh }
}

/** Sends changes one after the other; only the answer to the last one is shown, a refusal puts back what was before. */
function useSendChange() {
  const calls = useCalls()
  const queryClient = useQueryClient()
  const toast = useToast()
  const { write, refresh } = useCartCache()
  const confirmed = useRef<CartData | null>(null)
  const countSent = () => queryClient.isMutating({ mutationKey: QUANTITY_KEY })
  const { mutateAsync } = useMutation({
    ...calls.cart.change.mutationOptions(),
    mutationKey: QUANTITY_KEY,
    scope: CART_SCOPE,
    onSuccess: (cart) => {
      confirmed.current = cart
      if (countSent() === 1) write(cart)
    },
    onError: (error) => {
      if (confirmed.current !== null) write(confirmed.current)
      toast({ text: refusalText(error) })
      void refresh()
    },
  })
  const keep = (cart: CartData) => {
    if (countSent() === 0) confirmed.current = cart
  }
  return { send: mutateAsync, keep }
}

/**
 * Quantities are shown before the server has them; a step that a rule forbids is reported instead of taken. `settle`
 * waits until the server has every one that is shown.
 */
export function useQuantities(cart: CartData) {
  const calls = useCalls()
  const queryClient = useQueryClient()
  const toast = useToast()
  const caller = useCartCaller()
  const { send, keep } = useSendChange()
  const sent = useRef<Promise<unknown>>(Promise.resolve())
  const show = async (cartId: number, quantity: number) => {
    keep(cart)
    await queryClient.cancelQueries({ queryKey: calls.cart.list.key() })
    queryClient.setQueryData(calls.cart.list.queryKey(), (shown: CartData | undefined) =>
      cartWithQuantity(shown ?? cart, cartId, quantity),
    )
  }
  const change = (line: CartLineData, quantity: number) => {
    const { cartId, option } = line
    const problem = quantityProblem(cart, { cartId, quantity, caller })
    if (problem !== null) return toast({ text: problem })
    const goods = goodsOf(cart, line, { optionId: option.optionId, quantity })
    const shown = show(cartId, quantity)
    sent.current = shown.then(() => send({ cartId, goodsList: [goods] })).catch(() => null)
    return undefined
  }
  return { change, settle: useCallback(() => sent.current, []) }
}
