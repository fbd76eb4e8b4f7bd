import { CANCEL_CLAIM_STATES_WITH } from '../claim/cancelClaim.table.gen.ts'
import { OPEN_CLAIM_STATUSES } from '../claim/claim.codes.ts'
import type { OpenClaimStatus, RequestableClaimType } from '../claim/claim.codes.ts'
import { EXCHANGE_CLAIM_STATES_WITH } from '../claim/exchangeClaim.table.gen.ts'
import { RETURN_CLAIM_STATES_WITH } from '../claim/returnClaim.table.gen.ts'
import { ORDER_ITEM_STATES_WITH } from './orderItem.table.gen.ts'

/** Every state of an order item: the keys of its chart and the codes on the wire. Source: spec §3. */
export const ORDER_ITEM_STATUSES = [
  'PW',
  'DR',
  'DC',
  'SR',
  'SD',
  'SS',
  'SI',
  'SC',
  'BF',
  'C',
  'E',
  'R',
] as const
export type OrderItemStatus = (typeof ORDER_ITEM_STATUSES)[number]

/**
 * States in which a sale is over: cancelled, returned, or confirmed, after which only a defect moves it. Source:
 * decision 145.
 */
export const ENDED_ITEM_STATUSES: readonly OrderItemStatus[] = [
  ...ORDER_ITEM_STATES_WITH.confirmed,
  ...ORDER_ITEM_STATES_WITH.terminal,
]

type ClaimedItemStatus = (typeof ORDER_ITEM_STATES_WITH.claimed)[number]

/** State to which a completed claim of each type moves its items; it names the type, too. Source: spec §3. */
export const CLAIMED_ITEM_STATUS = {
  CANCEL: 'C',
  EXCHANGE: 'E',
  RETURN: 'R',
} as const satisfies Record<RequestableClaimType, ClaimedItemStatus>

/** The specification's enumeration: the states, and `ALL`, which only asks for them. Source: spec §3. */
export const ORDER_ITEM_STATUS_CODES = ['ALL', ...ORDER_ITEM_STATUSES] as const
export type OrderItemStatusCode = (typeof ORDER_ITEM_STATUS_CODES)[number]

/** Text for a state. Source: domain-rules §7.1. */
export const ORDER_ITEM_STATUS_LABELS: Record<OrderItemStatus, string> = {
  PW: '결제대기',
  DR: '입금대기',
  DC: '결제완료',
  SR: '배송준비중',
  SD: '배송지연',
  SS: '배송시작',
  SI: '배송중',
  SC: '배송완료',
  BF: '구매확정',
  C: '취소',
  E: '교환',
  R: '반품',
}

/** Text for a state or for all of them. Source: domain-rules §7.2. */
export const ORDER_ITEM_STATUS_CODE_LABELS: Record<OrderItemStatusCode, string> = {
  ALL: '전체',
  ...ORDER_ITEM_STATUS_LABELS,
}

/** Tabs of the buyer's orders and claims (`mypageItemStatusEnum`). Source: spec §3. */
export const ORDER_ITEM_FILTERS = [
  'ALL_ORDER',
  'DEPOSIT_READY',
  'DEPOSIT_COMPLETE',
  'SHIPPING_READY',
  'SHIPPING_ING',
  'SHIPPING_COMPLETE',
  'CANCEL',
  'EXCHANGE',
  'RETURN',
  'ALL_CLAIM',
] as const
export type OrderItemFilter = (typeof ORDER_ITEM_FILTERS)[number]

/** Text for a tab. Source: domain-rules §7.2. */
export const ORDER_ITEM_FILTER_LABELS: Record<OrderItemFilter, string> = {
  ALL_ORDER: '전체',
  DEPOSIT_READY: '입금대기',
  DEPOSIT_COMPLETE: '결제완료',
  SHIPPING_READY: '배송준비중',
  SHIPPING_ING: '배송중',
  SHIPPING_COMPLETE: '배송완료',
  CANCEL: '취소',
  EXCHANGE: '교환',
  RETURN: '반품',
  ALL_CLAIM: '취소·교환·반품',
}

/**
 * The states that a tab shows. An item with a running claim belongs to the tab of that claim instead.
 * `PW` is on none: an order that isn't paid is not listed. Source: domain-rules A1, §7.1.
 */
export const ORDER_ITEM_FILTER_STATUSES: Record<OrderItemFilter, readonly OrderItemStatus[]> = {
  ALL_ORDER: ['DR', 'DC', 'SR', 'SD', 'SS', 'SI', 'SC', 'BF', 'C', 'E', 'R'],
  DEPOSIT_READY: ['DR'],
  DEPOSIT_COMPLETE: ['DC'],
  SHIPPING_READY: ['SR', 'SD'],
  SHIPPING_ING: ORDER_ITEM_STATES_WITH.inTransit,
  SHIPPING_COMPLETE: ['SC'],
  CANCEL: ['C'],
  EXCHANGE: ['E'],
  RETURN: ['R'],
  ALL_CLAIM: ORDER_ITEM_STATES_WITH.claimed,
}

/** The running claims whose items a tab shows. Source: domain-rules §7.1. */
export const ORDER_ITEM_FILTER_CLAIMS: Record<OrderItemFilter, readonly OpenClaimStatus[]> = {
  ALL_ORDER: OPEN_CLAIM_STATUSES,
  DEPOSIT_READY: [],
  DEPOSIT_COMPLETE: [],
  SHIPPING_READY: [],
  SHIPPING_ING: [],
  SHIPPING_COMPLETE: [],
  CANCEL: CANCEL_CLAIM_STATES_WITH.open,
  EXCHANGE: EXCHANGE_CLAIM_STATES_WITH.open,
  RETURN: RETURN_CLAIM_STATES_WITH.open,
  ALL_CLAIM: OPEN_CLAIM_STATUSES,
}

/** Actions that a buyer may take with an order item: the server computes them, the browser shows them as buttons. */
export const ORDER_ITEM_ACTIONS = [
  'PAY_ADDITIONAL',
  'SHOW_DEPOSIT_ACCOUNT',
  'CANCEL_DEPOSIT',
  'CANCEL',
  'REQUEST_CANCEL',
  'CHANGE_ADDRESS',
  'SHOW_DELAY',
  'CONFIRM',
  'TRACK',
  'REQUEST_EXCHANGE',
  'REQUEST_RETURN',
  'SHOW_CLAIM',
  'WITHDRAW_CLAIM',
  'WRITE_REVIEW',
  'EDIT_REVIEW',
  'BUY_AGAIN',
] as const
export type OrderItemAction = (typeof ORDER_ITEM_ACTIONS)[number]
