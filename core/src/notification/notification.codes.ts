import type { OperatorPermission, SellerPermission } from '../staff/staff.codes.ts'

/** Inbox that a notification goes to: a buyer's, a store's, the operators'. Source: market-rules §0. */
export type NotificationInbox = 'BUYER' | 'OPERATOR' | 'SELLER'

/** Notifications of buyers: what became of an order, a claim, their money. Source: life-rules §2. */
const BUYER_NOTIFICATION_KINDS = [
  'ORDER_PAID',
  'DEPOSIT_DUE',
  'DEPOSIT_MISSED',
  'DEPOSIT_REVERSED',
  'SHIPPED',
  'DELAYED',
  'DELIVERED',
  'CONFIRM_SOON',
  'CLAIM_STEP',
  'DISPUTE_STEP',
  'ADD_PAY_WAIT',
  'REFUND_DONE',
  'COUPON_GRANTED',
  'REPORT_DECIDED',
  'GOODS_ANSWERED',
  'RESTOCKED',
  'STORE_NEWS',
  'REVIEW_STEP',
  'SALE_WON',
  'SALE_CANCELLED',
] as const
export type BuyerNotificationKind = (typeof BUYER_NOTIFICATION_KINDS)[number]

/** Notifications of a store: what its users have to answer, and what operators and banks decided. Source: decision 149. */
const SELLER_NOTIFICATION_KINDS = [
  'ORDER_RECEIVED',
  'CLAIM_RECEIVED',
  'CLAIM_WITHDRAWN',
  'CLAIM_DUE',
  'EXCHANGE_LACKING',
  'ADD_PAY_OVERDUE',
  'DISPUTE_OPENED',
  'DISPUTE_ENDED',
  'QUESTION_RECEIVED',
  'REVIEW_REPORT_DECIDED',
  'GOODS_APPROVED',
  'GOODS_REJECTED',
  'GOODS_STOPPED',
  'GOODS_RELEASED',
  'STATEMENT_HELD',
  'STATEMENT_RELEASED',
  'STATEMENT_FAILED',
  'STATEMENT_PAID',
  'ACCOUNT_CHANGED',
  'ACCOUNT_VERIFIED',
  'STORE_SUSPENDED',
  'STORE_RELEASED',
  'STORE_CLOSED',
] as const
export type SellerNotificationKind = (typeof SELLER_NOTIFICATION_KINDS)[number]

/** Notifications of the operators: what stands until a person looks at it. */
const OPERATOR_NOTIFICATION_KINDS = [
  'PAYMENT_STUCK',
  'AMOUNT_DIFFERS',
  'REFUND_REFUSED',
  'ADD_PAY_REFUND_REFUSED',
  'DISPUTE_TO_DECIDE',
  'REVIEW_OBJECTED',
  'GATEWAY_MISSING',
  'HOLIDAYS_MISSING',
] as const
export type OperatorNotificationKind = (typeof OPERATOR_NOTIFICATION_KINDS)[number]

export const NOTIFICATION_KINDS = [
  ...BUYER_NOTIFICATION_KINDS,
  ...SELLER_NOTIFICATION_KINDS,
  ...OPERATOR_NOTIFICATION_KINDS,
] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

/** Largest number of unread notifications that a badge names; more are `999+`. Source: life-rules §2. */
export const UNREAD_COUNT_SHOWN_MAX = 999

/** Permission that a seller needs to see a notification. Source: market-rules §9.2. */
export const SELLER_NOTIFICATION_PERMISSIONS = {
  ORDER_RECEIVED: 'ORDERS',
  CLAIM_RECEIVED: 'CLAIMS',
  CLAIM_WITHDRAWN: 'CLAIMS',
  CLAIM_DUE: 'CLAIMS',
  EXCHANGE_LACKING: 'CLAIMS',
  ADD_PAY_OVERDUE: 'CLAIMS',
  DISPUTE_OPENED: 'CLAIMS',
  DISPUTE_ENDED: 'CLAIMS',
  QUESTION_RECEIVED: 'CS',
  REVIEW_REPORT_DECIDED: 'CS',
  GOODS_APPROVED: 'GOODS',
  GOODS_REJECTED: 'GOODS',
  GOODS_STOPPED: 'GOODS',
  GOODS_RELEASED: 'GOODS',
  STATEMENT_HELD: 'MONEY',
  STATEMENT_RELEASED: 'MONEY',
  STATEMENT_FAILED: 'MONEY',
  STATEMENT_PAID: 'MONEY',
  ACCOUNT_CHANGED: 'MONEY',
  ACCOUNT_VERIFIED: 'MONEY',
  STORE_SUSPENDED: 'STORE',
  STORE_RELEASED: 'STORE',
  STORE_CLOSED: 'STORE',
} as const satisfies Record<SellerNotificationKind, SellerPermission>

/** Permission that an operator needs to see a notification. Source: market-rules §9.2. */
export const OPERATOR_NOTIFICATION_PERMISSIONS = {
  PAYMENT_STUCK: 'ORDERS',
  AMOUNT_DIFFERS: 'ORDERS',
  REFUND_REFUSED: 'CLAIMS',
  ADD_PAY_REFUND_REFUSED: 'CLAIMS',
  DISPUTE_TO_DECIDE: 'CLAIMS',
  REVIEW_OBJECTED: 'CLAIMS',
  GATEWAY_MISSING: 'SYSTEM',
  HOLIDAYS_MISSING: 'SYSTEM',
} as const satisfies Record<OperatorNotificationKind, OperatorPermission>

/**
 * True for notifications that also go out as a mail; the others are seen in the inbox only. What happens to a whole store
 * is mailed to its owners by itself, whoever else has STORE.
 */
export const IS_NOTIFICATION_MAILED: Readonly<Record<NotificationKind, boolean>> = {
  ORDER_PAID: true,
  DEPOSIT_DUE: true,
  DEPOSIT_MISSED: true,
  DEPOSIT_REVERSED: true,
  SHIPPED: true,
  DELAYED: true,
  DELIVERED: false,
  CONFIRM_SOON: false,
  CLAIM_STEP: true,
  DISPUTE_STEP: true,
  ADD_PAY_WAIT: true,
  REFUND_DONE: true,
  COUPON_GRANTED: false,
  REPORT_DECIDED: false,
  GOODS_ANSWERED: true,
  RESTOCKED: true,
  STORE_NEWS: false,
  REVIEW_STEP: false,
  SALE_WON: true,
  SALE_CANCELLED: true,
  ORDER_RECEIVED: false,
  CLAIM_RECEIVED: true,
  CLAIM_WITHDRAWN: false,
  CLAIM_DUE: true,
  EXCHANGE_LACKING: true,
  ADD_PAY_OVERDUE: true,
  DISPUTE_OPENED: true,
  DISPUTE_ENDED: true,
  QUESTION_RECEIVED: false,
  REVIEW_REPORT_DECIDED: false,
  GOODS_APPROVED: false,
  GOODS_REJECTED: true,
  GOODS_STOPPED: true,
  GOODS_RELEASED: false,
  STATEMENT_HELD: true,
  STATEMENT_RELEASED: false,
  STATEMENT_FAILED: true,
  STATEMENT_PAID: false,
  ACCOUNT_CHANGED: true,
  ACCOUNT_VERIFIED: true,
  STORE_SUSPENDED: false,
  STORE_RELEASED: false,
  STORE_CLOSED: false,
  PAYMENT_STUCK: true,
  AMOUNT_DIFFERS: true,
  REFUND_REFUSED: true,
  ADD_PAY_REFUND_REFUSED: true,
  DISPUTE_TO_DECIDE: true,
  REVIEW_OBJECTED: false,
  GATEWAY_MISSING: true,
  HOLIDAYS_MISSING: true,
}
