import type { OrderItemStatus } from '@jangteo/core/order/orderItem.codes'
import type { PaymentState } from '@jangteo/core/payment/payment.codes'
import type { RefundState } from '@jangteo/core/payment/refund.codes'

/** An answer that reached a buyer whole: from then on the market must know it, too. Ids are those of rows. */
export type Reported =
  | { readonly what: 'placed'; readonly key: string; readonly orderId: number }
  | { readonly what: 'refused'; readonly key: string }
  | { readonly what: 'paid' | 'cancelled'; readonly orderId: number }
  | { readonly what: 'shipped' | 'confirmed'; readonly itemId: number }

export type Change = { readonly id: number; readonly from: string; readonly to: string }

/**
 * Everything that the invariants of a purchase are about, after all work is done. Amounts in won, times in epoch
 * milliseconds.
 */
export type Facts = {
  readonly atMs: number
  /** `supplied`: what lay there at the start and what was delivered since. */
  readonly options: readonly {
    readonly id: number
    readonly supplied: number
    readonly stock: number
  }[]
  readonly orders: readonly {
    readonly id: number
    readonly payableAmount: number
    readonly cartLineIds: readonly number[]
    readonly isListed: boolean
  }[]
  readonly items: readonly {
    readonly id: number
    readonly orderId: number
    readonly optionId: number
    readonly quantity: number
    readonly status: OrderItemStatus
  }[]
  /** Steps of items by the item's id, oldest first. */
  readonly itemHistory: readonly Change[]
  readonly payments: readonly {
    readonly id: number
    readonly orderId: number
    /** A claim of the order asks for it; otherwise it is the order's own. */
    readonly isAdditional: boolean
    readonly amount: number
    readonly refundedAmount: number
    readonly status: PaymentState
    readonly expiresAtMs: number
  }[]
  /** Steps of payments by the payment's id, oldest first. */
  readonly paymentHistory: readonly Change[]
  readonly attempts: readonly {
    readonly paymentId: number
    readonly gatewayOrderId: string
    readonly status: string
  }[]
  /** Money on its way back. `waits`: its buyer has to report an account first. */
  readonly refunds: readonly {
    readonly id: number
    readonly paymentId: number
    readonly amount: number
    readonly status: RefundState
    readonly waits: boolean
  }[]
  /** Steps of refunds by the refund's id, oldest first. */
  readonly refundHistory: readonly Change[]
  /** The gateway's own ledger: what it took and what it gave back. */
  readonly gateway: readonly {
    readonly gatewayOrderId: string
    readonly taken: number
    readonly returned: number
  }[]
  readonly cartLineIds: readonly number[]
  /** The orders that the market remembers for keys; `null` is a key without an answer. */
  readonly keys: readonly { readonly key: string; readonly orderId: number | null }[]
  /** Jobs that should have run by now, or that somebody still holds. */
  readonly jobs: readonly string[]
  readonly reported: readonly Reported[]
  readonly surprises: readonly string[]
}

/** The payment of an order's own. */
export function ownPaymentOf({ payments }: Pick<Facts, 'payments'>, orderId: number) {
  return payments.find((payment) => payment.orderId === orderId && !payment.isAdditional)
}
