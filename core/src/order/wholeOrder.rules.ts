import { isOpenClaim } from '../claim/claim.rules.ts'
import type { ClaimStatus } from '../claim/claim.codes.ts'
import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import type { OrderItemAction, OrderItemStatus } from './orderItem.codes.ts'

/** Action on a whole order. Source: domain-rules §7.1, §7.3. */
export type OrderAction = 'CANCEL_ORDER' | 'CHANGE_ADDRESS'

type OrderedItem = {
  readonly status: OrderItemStatus
  /** The newest claim on the item; `null` when there was none. */
  readonly claimStatus: ClaimStatus | null
}

/**
 * Decides whether a whole order may be cancelled at once: every item is paid and acknowledged by no seller, and none has
 * a running claim. Refusal: NOT_CHANGE_STATUS. Source: domain-rules §7.3.
 */
export function decideOrderCancel(items: readonly OrderedItem[]): Decision<'NOT_CHANGE_STATUS'> {
  const isOpen = items.every(
    ({ status, claimStatus }) => status === 'DC' && !isOpenClaim(claimStatus),
  )
  return items.length > 0 && isOpen ? allow() : refuse('NOT_CHANGE_STATUS')
}

/**
 * Returns the actions on a whole order, by those of its items; an order of one item is cancelled by that item's own
 * button. Source: domain-rules §7.1.
 */
export function orderActions(
  items: readonly (OrderedItem & { readonly actions: readonly OrderItemAction[] })[],
): OrderAction[] {
  const isCancelable =
    items.length > 1 &&
    decideOrderCancel(items).ok &&
    items.every(({ actions }) => actions.includes('CANCEL'))
  const isMovable = items.some(({ actions }) => actions.includes('CHANGE_ADDRESS'))
  return [
    ...(isCancelable ? (['CANCEL_ORDER'] as const) : []),
    ...(isMovable ? (['CHANGE_ADDRESS'] as const) : []),
  ]
}
