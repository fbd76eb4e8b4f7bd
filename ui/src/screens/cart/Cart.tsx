import { CART_MESSAGES } from '@jangteo/core/cart/cart.messages'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { toStoreSections } from '@jangteo/core/shipping/shippingGroup.rules'
import { ShoppingBag } from 'lucide-react'
import { useFocusOn } from '../../lib/useFocusOn.ts'
import { ButtonLink } from '../../parts/action/Button.tsx'
import { EmptyState } from '../../parts/boundary/EmptyState.tsx'
import { SplitPage } from '../../parts/layout/SplitPage.tsx'
import { CartAction } from './CartAction.tsx'
import { cartWithout, linesOf } from './cartData.ts'
import type { CartData } from './cartData.ts'
import type { CartSelectionView } from '@jangteo/core/cart/cartSelection.view'
import { CartDialogs } from './CartDialogs.tsx'
import { CartTotals } from './CartTotals.tsx'
import { CartToolbar } from './CartToolbar.tsx'
import { UnavailableSection } from './UnavailableSection.tsx'
import { RecommendedGoods } from './RecommendedGoods.tsx'
import { CartStore } from './CartStore.tsx'
import { useCart, useQuantities } from './useCart.ts'
import { useCartCoupons } from './useCartCoupons.ts'
import { useCartSelection } from './useCartSelection.ts'

/** The cart's content: stores with their shipping groups, what can't be bought, the total. */
export function Cart() {
  const stored = useCart()
  const quantities = useQuantities(stored)
  const view = useCartSelection(stored, quantities.settle)
  const cart = cartWithout(stored, view.hiddenIds)
  const lines = useFocusOn<HTMLElement>(linesOf(cart).length, { onlyWhenLost: true })
  return (
    <>
      <section ref={lines} tabIndex={-1} aria-label="담은 상품">
        {cart.groups.length === 0 ? (
          <EmptyState
            icon={ShoppingBag}
            title={CART_MESSAGES.CART_EMPTY()}
            text="마음에 드는 상품을 담아 보세요."
          >
            <ButtonLink to={routes.home()}>쇼핑하러 가기</ButtonLink>
          </EmptyState>
        ) : (
          <FullCart cart={cart} view={view} {...quantities} />
        )}
      </section>
      <RecommendedGoods isCartEmpty={cart.groups.length === 0} />
    </>
  )
}

type FullCartProps = ReturnType<typeof useQuantities> & {
  readonly cart: CartData
  readonly view: CartSelectionView
}

function FullCart({ cart, view, change, settle }: FullCartProps) {
  const chosen = new Set(view.chosenIds)
  const coupons = useCartCoupons({ cart, chosen }, settle)
  const context = { cart, view, change, coupons }
  return (
    <SplitPage
      aside={<CartTotals cart={cart} chosen={chosen} />}
      action={<CartAction {...context} />}
    >
      <CartToolbar {...context} />
      {toStoreSections(cart.groups).map(({ storeUrl, groups }) => (
        <CartStore key={storeUrl} groups={groups} chosen={chosen} {...context} />
      ))}
      <UnavailableSection {...context} />
      <CartDialogs {...context} />
    </SplitPage>
  )
}
