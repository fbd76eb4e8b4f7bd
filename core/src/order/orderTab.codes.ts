import { ORDER_ITEM_FILTER_LABELS } from './orderItem.codes.ts'
import type { OrderItemFilter } from './orderItem.codes.ts'

/** Tabs of the buyer's orders; each opens the first of its filters, and the others are chosen below it. */
export const ORDER_TABS = [
  'ALL',
  'PAID',
  'SHIPPING_READY',
  'SHIPPING_ING',
  'SHIPPING_COMPLETE',
  'CLAIM',
] as const
export type OrderTab = (typeof ORDER_TABS)[number]

/** Text for a tab. Source: domain-rules §7.2. */
export const ORDER_TAB_LABELS: Readonly<Record<OrderTab, string>> = {
  ALL: '전체',
  PAID: '결제완료',
  SHIPPING_READY: '배송준비',
  SHIPPING_ING: '배송중',
  SHIPPING_COMPLETE: '배송완료',
  CLAIM: '취소·교환·반품',
}

/** Filters of each tab; each of the ten of the specification belongs to exactly one. Source: spec §3. */
export const ORDER_TAB_FILTERS: Readonly<
  Record<OrderTab, readonly [OrderItemFilter, ...OrderItemFilter[]]>
> = {
  ALL: ['ALL_ORDER'],
  PAID: ['DEPOSIT_COMPLETE', 'DEPOSIT_READY'],
  SHIPPING_READY: ['SHIPPING_READY'],
  SHIPPING_ING: ['SHIPPING_ING'],
  SHIPPING_COMPLETE: ['SHIPPING_COMPLETE'],
  CLAIM: ['ALL_CLAIM', 'CANCEL', 'EXCHANGE', 'RETURN'],
}

/** Text for a filter below its tab; the one that the tab is named by reads as all. */
export const ORDER_TAB_FILTER_LABELS: Readonly<Record<OrderItemFilter, string>> = {
  ...ORDER_ITEM_FILTER_LABELS,
  ALL_CLAIM: '전체',
}
