import { CART_MESSAGES } from '@jangteo/core/cart/cart.messages'
import { cartSelectionChart } from '@jangteo/core/cart/cartSelection.chart'
import type { BuyableAnswer } from '@jangteo/core/cart/cartSelection.chart'
import { cartSelectionView, restoreRemoved } from '@jangteo/core/cart/cartSelection.view'
import type { CartSelectionView } from '@jangteo/core/cart/cartSelection.view'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useMachine } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { fromPromise } from 'xstate'
import { useCalls } from '../../lib/deps.ts'
import { useNavigate } from '../../lib/router.ts'
import { useInspection } from '../../lib/useInspection.ts'
import { useToast } from '../../parts/toast/toast.ts'
import { selectableLines, toViolations } from './cartData.ts'
import type { CartData } from './cartData.ts'
import { useCartCache } from './useCart.ts'
import { useRemoval } from './useRemoval.ts'

type Lines = { readonly cartIds: readonly number[] }

/** True while its page is shown: afterwards nobody runs the chart. */
function useIsShown(): RefObject<boolean> {
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return isShown
}

/**
 * Choosing, removing, taking back and ordering lines; `settle` waits until the server has every quantity that is shown.
 * What was removed is offered to be taken back by a toast, which outlives the page: left, it asks the server itself.
 */
export function useCartSelection(
  cart: CartData,
  settle: () => Promise<unknown>,
): CartSelectionView {
  const calls = useCalls()
  const navigate = useNavigate()
  const toast = useToast()
  const { refresh } = useCartCache()
  const { remove, restore } = useRemoval()
  const isShown = useIsShown()
  const [machine] = useState(() =>
    cartSelectionChart.provide({
      actors: {
        checkBuyable: fromPromise<BuyableAnswer, Lines>(async ({ input }) => {
          await settle()
          const cartIdList = [...input.cartIds]
          const { violations } = await calls.cart.buyAvailableCheck.call({ cartIdList })
          if (violations.length > 0) void refresh()
          return { violations: toViolations(violations) }
        }),
        removeLines: fromPromise<unknown, Lines>(({ input }) => remove(input.cartIds)),
        restoreLines: fromPromise<unknown, Lines>(({ input }) => restore(input.cartIds)),
      },
      actions: {
        goToOrder: ({ context }) => void navigate(routes.orderPayment(context.cartIds)),
        offerRestore: ({ context: { removedIds, notice }, self }) => {
          const onPress = () =>
            isShown.current
              ? restoreRemoved(self)
              : void restore(removedIds).catch(() =>
                  toast({ text: CART_MESSAGES.CART_NOT_RESTORED() }),
                )
          const text =
            notice === null ? CART_MESSAGES.CART_REMOVED() : CART_MESSAGES.CART_NOT_RESTORED()
          toast({ text, action: { label: '되돌리기', onPress } })
        },
      },
    }),
  )
  const [snapshot, , actor] = useMachine(machine, useInspection())
  return cartSelectionView(snapshot, actor, selectableLines(cart))
}
