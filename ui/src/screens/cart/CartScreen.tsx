import { QueryBoundary } from '../../parts/boundary/QueryBoundary.tsx'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import { Cart } from './Cart.tsx'
import { CartSkeleton } from './CartSkeleton.tsx'

/** Input that the buyer has put aside, and the way to order it. */
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
