import { autoConfirmDueMs } from '../calendar/deadline.rules.ts'
import type { EndedClaim } from '../calendar/deadline.rules.ts'
import { addDays, endOfDayMs, kstDayOf } from '../calendar/day.rules.ts'
import { decideStep } from '../chart/table.rules.ts'
import { isOpenClaim, isRefusedClaim } from '../claim/claim.rules.ts'
import type { ClaimStatus, RequestableClaimType } from '../claim/claim.codes.ts'
import type { OrderItemFacts } from './orderItem.chart.ts'
import type { OrderItemAction, OrderItemStatus } from './orderItem.codes.ts'
import { ORDER_ITEM_STATES_WITH, ORDER_ITEM_TABLE } from './orderItem.table.gen.ts'
import type { OrderItemEventType } from './orderItem.table.gen.ts'

/** Full days after shipping until an item whose carrier reports nothing counts as delivered. Source: decision 020. */
export const DELIVERY_ASSUMED_DAYS = 7

const UNPREPARED: readonly OrderItemStatus[] = ORDER_ITEM_STATES_WITH.unprepared

/** True while no seller has started to prepare any of these items; cancelled ones do not count. */
export function areUnprepared(statuses: readonly OrderItemStatus[]): boolean {
  return statuses.every((status) => UNPREPARED.includes(status))
}

/** Input for the facts of an order item. */
export type KnownOrderItem = {
  /** The newest claim on the item; `null` when there was none. */
  readonly claimStatus: ClaimStatus | null
  /** A dispute over that claim is open: it may be taken up again. */
  readonly isDisputed: boolean
  /** The claims on it that have ended, withdrawn ones among them. */
  readonly endedClaims: readonly EndedClaim[]
  /** When the seller handed it to the carrier; `null` before. */
  readonly shippedAtMs: number | null
  /** When it arrived, or its exchange was completed; `null` before. */
  readonly deliveredAtMs: number | null
  /** True when its carrier says where parcels are. */
  readonly isTracked: boolean
  /** Count of scans that its carrier has reported; `null` when they were not loaded. */
  readonly scanCount: number | null
  readonly nowMs: number
}

/** Returns when an untracked item counts as delivered: the end (KST) of the last of its days. Source: decision 020. */
export function deliveryAssumedDueMs(shippedAtMs: number): number {
  return endOfDayMs(addDays(kstDayOf(shippedAtMs), DELIVERY_ASSUMED_DAYS))
}

/** True while a claim on an item is running, or in dispute. */
function isClaimed({
  claimStatus,
  isDisputed,
}: Pick<KnownOrderItem, 'claimStatus' | 'isDisputed'>) {
  return isOpenClaim(claimStatus) || isDisputed
}

/**
 * Returns when a delivered item confirms itself; `null` before its delivery, and while it has an open claim or a dispute
 * over one, whose end decides. Source: domain-rules §1.10.
 */
export function confirmDueMs(
  known: Pick<KnownOrderItem, 'claimStatus' | 'isDisputed' | 'endedClaims' | 'deliveredAtMs'>,
): number | null {
  const { endedClaims, deliveredAtMs } = known
  if (deliveredAtMs === null || isClaimed(known)) return null
  return autoConfirmDueMs(deliveredAtMs, endedClaims)
}

/**
 * Computes the facts of the order item's chart. A purchase is neither shipped nor confirmed while a claim runs or
 * is in dispute. Source: domain-rules §1.10, decision 146.
 */
export function orderItemFacts(known: KnownOrderItem): OrderItemFacts {
  const { shippedAtMs, nowMs } = known
  const dueMs = confirmDueMs(known)
  return {
    hasNoOpenClaim: !isClaimed(known),
    isConfirmDue: dueMs !== null && nowMs > dueMs,
    isDeliveryAssumable:
      !known.isTracked && shippedAtMs !== null && nowMs > deliveryAssumedDueMs(shippedAtMs),
    isUnscanned: known.scanCount === 0,
  }
}

/** Facts that decide the buttons of an item. */
export type OrderItemSituation = {
  readonly status: OrderItemStatus
  readonly facts: OrderItemFacts
  /** The items of the whole order let its address change. */
  readonly isAddressOpen: boolean
  /** It was bought with another item, and is bought again only with it. */
  readonly isAddon: boolean
  /** The newest claim on the item; `null` when there was none. */
  readonly claimStatus: ClaimStatus | null
  /** The claims that may be requested of it now, as `claimableTypes` lists them. */
  readonly claimableTypes: readonly RequestableClaimType[]
  /** The claim may be withdrawn, as `isWithdrawalOffered` says. */
  readonly isWithdrawalOffered: boolean
  /** The claim asks for an additional payment that may be paid now: none is being approved. */
  readonly isAddPaymentPayable: boolean
  /** `null` when a review may not be written. */
  readonly review: 'WRITABLE' | 'WRITTEN' | null
}

/** Actions of every state, in display order. Source: domain-rules §7.1, A58. */
const STATE_ACTIONS: Record<OrderItemStatus, readonly OrderItemAction[]> = {
  PW: [],
  DR: ['SHOW_DEPOSIT_ACCOUNT', 'CANCEL_DEPOSIT', 'CHANGE_ADDRESS'],
  DC: ['CANCEL', 'CHANGE_ADDRESS'],
  SR: ['REQUEST_CANCEL'],
  SD: ['SHOW_DELAY', 'REQUEST_CANCEL'],
  SS: ['TRACK'],
  SI: ['TRACK', 'CONFIRM', 'REQUEST_EXCHANGE', 'REQUEST_RETURN'],
  SC: ['CONFIRM', 'TRACK', 'REQUEST_EXCHANGE', 'REQUEST_RETURN'],
  BF: ['WRITE_REVIEW', 'EDIT_REVIEW', 'BUY_AGAIN', 'TRACK'],
  C: ['SHOW_CLAIM'],
  E: ['SHOW_CLAIM', 'CONFIRM', 'REQUEST_EXCHANGE', 'REQUEST_RETURN'],
  R: ['SHOW_CLAIM'],
}

/** Event that an action leads to; the action is offered only if the chart allows the event. */
const ACTION_EVENTS: Partial<Record<OrderItemAction, OrderItemEventType>> = {
  CONFIRM: 'buyer.confirm',
  CANCEL_DEPOSIT: 'payment.cancelled',
}

/** Claim that an action requests; the action is offered only if the claim's check allows it. */
const ACTION_CLAIMS: Partial<Record<OrderItemAction, RequestableClaimType>> = {
  CANCEL: 'CANCEL',
  REQUEST_CANCEL: 'CANCEL',
  REQUEST_EXCHANGE: 'EXCHANGE',
  REQUEST_RETURN: 'RETURN',
}

function isOffered(action: OrderItemAction, situation: OrderItemSituation): boolean {
  if (action === 'BUY_AGAIN') return !situation.isAddon
  if (action === 'SHOW_CLAIM') return situation.claimStatus !== null
  if (action === 'WRITE_REVIEW') return situation.review === 'WRITABLE'
  if (action === 'EDIT_REVIEW') return situation.review === 'WRITTEN'
  if (action === 'CHANGE_ADDRESS') return situation.isAddressOpen
  const claim = ACTION_CLAIMS[action]
  if (claim !== undefined) return situation.claimableTypes.includes(claim)
  const event = ACTION_EVENTS[action]
  if (event === undefined) return true
  return decideStep(ORDER_ITEM_TABLE, { state: situation.status, event, facts: situation.facts }).ok
}

function claimActions({ isWithdrawalOffered }: OrderItemSituation): OrderItemAction[] {
  return isWithdrawalOffered ? ['SHOW_CLAIM', 'WITHDRAW_CLAIM'] : ['SHOW_CLAIM']
}

function closedActions(situation: OrderItemSituation): OrderItemAction[] {
  const ofState = STATE_ACTIONS[situation.status].filter((action) => isOffered(action, situation))
  const isUnread = isRefusedClaim(situation.claimStatus) && !ofState.includes('SHOW_CLAIM')
  return isUnread ? [...ofState, 'SHOW_CLAIM'] : ofState
}

/**
 * Lists the actions that the buyer may take with an item, in display order: none that its chart or the check of a claim
 * would refuse. While a claim runs, only the actions of the claim; a refused claim can still be read. Source:
 * domain-rules §7.1, §8.
 */
export function listOrderItemActions(situation: OrderItemSituation): OrderItemAction[] {
  const actions = isOpenClaim(situation.claimStatus)
    ? claimActions(situation)
    : closedActions(situation)
  return situation.isAddPaymentPayable ? ['PAY_ADDITIONAL', ...actions] : actions
}
