import type { AdditionalPaymentEventType } from '@jangteo/core/claim/additionalPayment.table.gen'
import type { ClaimEventType } from '@jangteo/core/claim/claimStep.rules'
import type { OrderItemEventType } from '@jangteo/core/order/orderItem.table.gen'
import type { Won } from '@jangteo/core/money/money.rules'
import type { NewRefund } from '../payment/open-refund.ts'

/** Items of an order. */
type ItemsMessage = {
  readonly to: 'items'
  readonly orderId: number
  /** `null` is every item that was not cancelled before. */
  readonly itemIds: readonly number[] | null
  readonly event: OrderItemEventType
}

type PaymentMessage = {
  readonly to: 'payment'
  readonly id: number
} & (
  | { readonly event: 'additionalPayment.closed' | 'order.closedFree' }
  | {
      readonly event: 'system.refund'
      /** The key names it once and for all: the same key a second time changes nothing. */
      readonly refund: Omit<NewRefund, 'attemptId'> & { readonly claimId: number }
    }
  | { readonly event: 'gateway.refunded' | 'system.refundRecorded'; readonly amount: Won }
)

type AdditionalPaymentMessage = {
  readonly to: 'additionalPayment'
  readonly id: number
  readonly event: AdditionalPaymentEventType
  /** Amount that goes back of one that was paid, for the events of its claim. */
  readonly refundAmount?: Won
  /** Key of the refund that the message is about; only the one that ends it moves it on. */
  readonly refundKey?: string
}

type ClaimMessage = {
  readonly to: 'claim'
  readonly id: number
  readonly event: ClaimEventType
  /** A row that has moved on meanwhile may refuse it; anything else that refuses is a defect. */
  readonly isOptional?: boolean
}

/** Entries of a store's settlement that a step of an item or a claim means. */
type SettlementMessage = {
  readonly to: 'settlement'
} & (
  | { readonly event: 'item.ended'; readonly itemId: number }
  | { readonly event: 'shares.withdrawn'; readonly orderId: number }
  | { readonly event: 'claim.charged'; readonly claimId: number; readonly fees: Won }
)

/** The dispute over a claim, if there is one. */
type DisputeMessage = {
  readonly to: 'dispute'
  readonly claimId: number
  readonly event: 'claim.ended'
}

/** A review that was reported. */
type ReviewMessage = {
  readonly to: 'review'
  readonly id: number
  readonly event: 'system.hide'
  readonly reason: string
  readonly operatorId: number
}

/** A question about a product that was reported. */
type QuestionMessage = {
  readonly to: 'question'
  readonly id: number
  readonly event: 'system.hide'
}

/** Statements that pay for the items of a claim. */
type StatementsMessage = {
  readonly to: 'statementsOfClaim'
  readonly claimId: number
  readonly event: 'dispute.ended' | 'dispute.opened'
}

/** The cancels of an order that wait for an answer. */
type WaitingCancelsMessage = {
  readonly to: 'waitingCancels'
  readonly orderId: number
  readonly event: 'payment.reversed'
}

/** Coupons that an order uses. */
type CouponsMessage = {
  readonly to: 'coupons'
  readonly orderId: number
} & (
  | { readonly event: 'order.unpaid' }
  | {
      readonly event: 'claim.completed'
      readonly issueIds: readonly number[]
      readonly isSellerFault: boolean
    }
)

/** Unused coupons that a member holds. */
type HeldCouponsMessage = {
  readonly to: 'heldCoupons'
  readonly memberId: number
  readonly event: 'buyer.delete'
}

/** An entry to a special sale, whose right an order item used. */
type SaleEntryMessage = {
  readonly to: 'saleEntry'
  readonly id: number
  readonly event: 'order.cancelled' | 'payment.completed'
  /** Pieces of the item. */
  readonly quantity: number
}

/** Entries to a product of a special sale, in the order of their ranks; at most `countMax` of them, `null` is all. */
type SaleEntriesMessage = {
  readonly to: 'saleEntries'
  readonly saleGoodsId: number
  readonly event: 'system.ended' | 'system.promoted' | 'system.ranked'
  readonly countMax: number | null
}

/** Entries to special sales of a member who leaves. */
type LeaversEntriesMessage = {
  readonly to: 'leaversEntries'
  readonly memberId: number
  readonly event: 'member.left'
}

/** Entity that begins because something else went on. */
type BirthMessage =
  | { readonly to: 'newAdditionalPayment'; readonly claimId: number; readonly amount: Won }
  | { readonly to: 'newPaymentOfAdditional'; readonly id: number }
  | {
      readonly to: 'newDepositCancels'
      readonly orderId: number
      readonly event: 'buyer.cancelDeposit' | 'system.paymentDue'
    }
  | {
      readonly to: 'newReturnOfExchange'
      readonly exchangeId: number
      readonly memo: string
    }
  | { readonly to: 'newConfirmationDue'; readonly claimId: number }

/** Message to other entities: the receiver and its event. Times are of the step, in milliseconds. */
export type EntityMessage = (
  | AdditionalPaymentMessage
  | BirthMessage
  | ClaimMessage
  | CouponsMessage
  | DisputeMessage
  | HeldCouponsMessage
  | LeaversEntriesMessage
  | SaleEntriesMessage
  | SaleEntryMessage
  | ItemsMessage
  | PaymentMessage
  | ReviewMessage
  | QuestionMessage
  | SettlementMessage
  | StatementsMessage
  | WaitingCancelsMessage
) & { readonly atMs: number }

/** Messages to one receiver. */
export type MessageTo<To extends EntityMessage['to']> = Extract<EntityMessage, { readonly to: To }>
