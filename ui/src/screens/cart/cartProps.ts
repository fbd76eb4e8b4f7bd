import type { CartSelectionView } from '@jangteo/core/cart/cartSelection.view'
import type { CartCoupons } from './cartCoupons.ts'
import type { CartData, CartLineData } from './cartData.ts'

/** Props of the parts of the cart page. */
export type CartProps = {
  readonly cart: CartData
  readonly view: CartSelectionView
  readonly coupons: CartCoupons
  readonly change: (line: CartLineData, quantity: number) => void
}
