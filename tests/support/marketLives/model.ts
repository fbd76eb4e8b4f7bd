import type { CouponType } from '@jangteo/core/coupon/coupon.codes'
import type { OrderDetail } from '../purchase.ts'

/** A line as its buyer saw it on the order, and the rate that its store had at that moment. */
export type SoldLine = {
  readonly itemId: number
  readonly sealedId: string
  readonly groupId: number
  readonly storeId: number
  readonly goodsId: number
  readonly optionId: number
  readonly salePrice: number
  readonly quantity: number
  /** Discount of each kind of coupon on the line, in won. */
  readonly discounts: Readonly<Record<CouponType, number>>
  readonly feeRateBp: number
}

/** A paid order, as those remember it who saw it placed. */
export type Sale = {
  /** Numbered from 1, for who reads a failure. */
  readonly number: number
  readonly orderId: number
  readonly buyer: number
  readonly order: OrderDetail
  readonly lines: readonly SoldLine[]
  /** Percent that the market bears of the coupon of each kind. */
  readonly shares: Readonly<Record<CouponType, number>>
}

/** Knowledge of a life outside of the market: nothing here is read from its tables. */
export type Model = {
  readonly sales: Sale[]
  /** The own fee rate of each store in basis points; `null` without one. */
  readonly rates: Map<number, number | null>
  /** Won that operators gave a store or took from it, by the store. */
  readonly adjusted: Map<number, number>
  /** Kinds of moves that succeeded. */
  readonly done: Set<string>
}

export function newModel(): Model {
  return { sales: [], rates: new Map(), adjusted: new Map(), done: new Set() }
}
