import { ORDER_ITEM_STATES_WITH } from './orderItem.table.gen.ts'
import type { OrderItemStatus } from './orderItem.codes.ts'

/** Tabs of a seller's orders. Source: market-rules §9.3. */
export const SELLER_ORDER_TABS = [
  'ALL',
  'NEW',
  'READY',
  'LATE',
  'SHIPPING',
  'DELIVERED',
  'CONFIRMED',
  'CLAIMED',
] as const
export type SellerOrderTab = (typeof SELLER_ORDER_TABS)[number]

/** Text for a tab. */
export const SELLER_ORDER_TAB_LABELS: Readonly<Record<SellerOrderTab, string>> = {
  ALL: '전체',
  NEW: '신규주문',
  READY: '배송준비',
  LATE: '발송지연',
  SHIPPING: '배송중',
  DELIVERED: '배송완료',
  CONFIRMED: '구매확정',
  CLAIMED: '취소·교환·반품',
}

/** States of items that are paid and not shipped. */
export const UNSHIPPED_STATUSES = ['DC', 'SR', 'SD'] as const satisfies readonly OrderItemStatus[]

/**
 * The states of each tab. A late item is in the tab of its state, too. Unpaid items are in none: nobody prepares them.
 * Source: market-rules §9.3.
 */
export const SELLER_ORDER_TAB_STATUSES: Readonly<
  Record<SellerOrderTab, readonly OrderItemStatus[]>
> = {
  ALL: ['DC', 'SR', 'SD', 'SS', 'SI', 'SC', 'BF', 'C', 'E', 'R'],
  NEW: ['DC'],
  READY: ['SR', 'SD'],
  LATE: UNSHIPPED_STATUSES,
  SHIPPING: ORDER_ITEM_STATES_WITH.inTransit,
  DELIVERED: ['SC'],
  CONFIRMED: ['BF'],
  CLAIMED: ORDER_ITEM_STATES_WITH.claimed,
}

/** Actions of a seller on an order item, in display order. Source: market-rules §9.3. */
export const SELLER_ITEM_ACTIONS = [
  'ACKNOWLEDGE',
  'SHIP',
  'DELAY',
  'REFUSE',
  'REMOVE_INVOICE',
] as const
export type SellerItemAction = (typeof SELLER_ITEM_ACTIONS)[number]

/** Text for an action. */
export const SELLER_ITEM_ACTION_LABELS: Readonly<Record<SellerItemAction, string>> = {
  ACKNOWLEDGE: '발주확인',
  SHIP: '송장 등록',
  DELAY: '발송지연 안내',
  REFUSE: '판매거부',
  REMOVE_INVOICE: '송장 취소',
}

/**
 * Result of an action on one of several items: it was done, it was done before, or it was refused with a code. Source:
 * market-rules §9.3.
 */
export const ITEM_RESULTS = ['DONE', 'UNCHANGED', 'REFUSED'] as const
export type ItemResult = (typeof ITEM_RESULTS)[number]

/** Most items that one action names. Source: market-rules §9.3. */
export const ACTION_ITEM_COUNT_MAX = 100
