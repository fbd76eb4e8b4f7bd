import { cartSelectionChart } from '@jangteo/core/cart/cartSelection.chart'
import type { BuyableAnswer } from '@jangteo/core/cart/cartSelection.chart'
import { cartSelectionView } from '@jangteo/core/cart/cartSelection.view'
import type { CartSelectionView } from '@jangteo/core/cart/cartSelection.view'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { fromPromise } from 'xstate'
import { useCalls } from '../../lib/deps.ts'
import { useNavigate } from '../../lib/router.ts'
import { useInspection } from '../../lib/useInspection.ts'
import { selectableLines, toViolations } from './cartData.ts'
import type { CartData } from './cartData.ts'
import { useCartCache } from './useCart.ts'

type Lines = { readonly cartIds: readonly number[] }

/** Choosing, removing and ordering lines; `settle` waits until the server has every quantity that is shown. */
export function useCartSelection(
  cart: CartData,
  settle: () => Promise<unknown>,
): CartSelectionView {
  const calls = useCalls()
  const navigate = useNavigate()
  const { write, refresh } = useCartCache()
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
        removeLines: fromPromise<unknown, Lines>(async ({ input }) => {
          await settle()
          write(await calls.cart.remove.call({ cartIdList: [...input.cartIds] }))
        }),
      },
      actions: {
        goToOrder: ({ context }) => void navigate(routes.orderPayment(context.cartIds)),
      },
    }),
  )
  const [snapshot, , actor] = useMachine(machine, useInspection())
  return cartSelectionView(snapshot, actor, selectableLines(cart))
}
