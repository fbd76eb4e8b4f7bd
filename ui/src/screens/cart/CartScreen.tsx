import { QueryBoundary } from '../../parts/boundary/QueryBoundary.tsx'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import { Cart } from './Cart.tsx'
import { CartSkeleton } from './CartSkeleton.tsx'

/** Lines of the cart, and the way to order them. */
export function CartScreen() {
  return (
    <>
      <title>장바구니 - 장터</title>
      <PageHeader title="장바구니" />
      <QueryBoundary skeleton={<CartSkeleton />}>
        <Cart />
      </QueryBoundary>
    </>
  )
}
