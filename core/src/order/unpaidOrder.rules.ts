import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'

/** Most unpaid orders of one device, one mobile number and one member. Source: decision 044. */
export const UNPAID_ORDER_COUNT_MAX = 3

/** Buyer of unpaid orders; a guest has no member. */
export type UnpaidBuyer = {
  readonly deviceId: string
  readonly memberId: number | null
  readonly mobile: string
}

/** Key by which unpaid orders are counted, and by which new ones serialise. */
export type UnpaidHolder =
  | { readonly kind: 'DEVICE'; readonly deviceId: string }
  | { readonly kind: 'MEMBER'; readonly memberId: number }
  | { readonly kind: 'MOBILE'; readonly mobile: string }

/**
 * Returns the keys that a buyer's unpaid orders are counted by, in locking order. A member has proved who they are, so
 * a typed mobile number counts for guests alone: a stranger who types it locks no member out. Source: decision 044.
 */
export function unpaidHoldersOf({
  deviceId,
  memberId,
  mobile,
}: UnpaidBuyer): readonly UnpaidHolder[] {
  const person: UnpaidHolder =
    memberId === null ? { kind: 'MOBILE', mobile } : { kind: 'MEMBER', memberId }
  return [{ kind: 'DEVICE', deviceId }, person]
}

/**
 * Decides whether one more unpaid order is allowed beside the present ones, counted by every key; an order that the new
 * one replaces is not counted. Refusal: ORDER_UNPAID_COUNT_EXCEEDED. Source: decision 044.
 */
export function decideUnpaidOrder(
  counts: readonly number[],
): Decision<'ORDER_UNPAID_COUNT_EXCEEDED'> {
  const isFull = counts.some((count) => count >= UNPAID_ORDER_COUNT_MAX)
  return isFull ? refuse('ORDER_UNPAID_COUNT_EXCEEDED') : allow()
}
