import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'

/**
 * Number of orders one device, one mobile number and one member may have that wait for their money. Source: decision
 * 044.
 */
export const UNPAID_ORDER_COUNT_MAX = 3

/** Orderer, as far as unpaid orders are counted; a guest has no member. */
export type UnpaidBuyer = {
  readonly deviceId: string
  readonly memberId: number | null
  readonly mobile: string
}

/** Key that several orders have in common: by it they are counted, and by it they wait for each other. */
export type UnpaidHolder =
  | { readonly kind: 'DEVICE'; readonly deviceId: string }
  | { readonly kind: 'MEMBER'; readonly memberId: number }
  | { readonly kind: 'MOBILE'; readonly mobile: string }

/**
 * By what the unpaid orders of a buyer are counted, in the order in which they are locked. A member has proved who they
 * are, so the number that is typed counts for guests alone: a stranger who types it shuts no member out.
 * Source: decision 044.
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
 * Decides whether one more order may wait for its money beside those that do, counted by every holder; an order that the new
 * one takes the place of is not among them. Refusal: ORDER_UNPAID_COUNT_EXCEEDED. Source: decision 044.
 */
export function decideUnpaidOrder(
  counts: readonly number[],
): Decision<'ORDER_UNPAID_COUNT_EXCEEDED'> {
  const isFull = counts.some((count) => count >= UNPAID_ORDER_COUNT_MAX)
  return isFull ? refuse('ORDER_UNPAID_COUNT_EXCEEDED') : allow()
}
