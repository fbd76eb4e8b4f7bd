import { CANCEL_CLAIM_STATES_WITH } from '../cancelClaim.table.gen.ts'
import { RETURN_CLAIM_STATES_WITH } from '../returnClaim.table.gen.ts'
import { type Decision, allow, refuse } from '../../decision/decision.rules.ts'
import { ENDED_ITEM_STATUSES } from '../../order/orderItem.codes.ts'
import type { OrderItemStatus } from '../../order/orderItem.codes.ts'
import { ORDER_ITEM_TABLE } from '../../order/orderItem.table.gen.ts'
import { REQUESTABLE_CLAIM_TYPES } from '../claim.codes.ts'
import type { ClaimStatus, RequestableClaimType } from '../claim.codes.ts'
import { isOpenClaim } from '../claim.rules.ts'
import type { ClaimConflict, ClaimRequestCheckRefusal } from './claimCheck.codes.ts'

/** An item of the shipping group that a claim is about. */
export type CheckedItem = {
  readonly orderItemId: number
  /** The item it was bought with; `null` for a main item. */
  readonly mainOrderItemId: number | null
  readonly status: OrderItemStatus
  /** Its newest claim; `null` when there was none. */
  readonly claimStatus: ClaimStatus | null
  /** A dispute over that claim is open: it may be taken up again. */
  readonly isDisputed: boolean
  /** That claim waits for an additional payment. */
  readonly isAddPaymentWaiting: boolean
}

/** A claim to be checked. */
export type CheckedClaim = {
  readonly type: RequestableClaimType
  readonly orderItemIds: readonly number[]
  /** Every item of the shipping group, claimed or not. */
  readonly group: readonly CheckedItem[]
  /** The items of other groups that a store coupon is divided over together with claimed ones, while it holds. */
  readonly itemsSharingStoreCoupon: readonly CheckedItem[]
  /** The options that an exchange asks for are in stock; true for other claims. */
  readonly isReshipStocked: boolean
}

const CLAIMABLE_TAGS = {
  CANCEL: 'cancellable',
  EXCHANGE: 'returnable',
  RETURN: 'returnable',
} as const satisfies Record<RequestableClaimType, string>

/** True when this claim may be requested for items in this state. Source: spec §4, domain-rules §1.2. */
export function isClaimable(type: RequestableClaimType, status: OrderItemStatus): boolean {
  return ORDER_ITEM_TABLE.tags[status].includes(CLAIMABLE_TAGS[type])
}

/** True once the sale is over: cancelled, returned or confirmed. */
function isClosed({ status }: CheckedItem): boolean {
  return ENDED_ITEM_STATUSES.includes(status)
}

/**
 * Adds the items that must be claimed together with these: the add-ons of main items that are not closed. Source:
 * domain-rules A4.
 */
export function withAddons(
  orderItemIds: readonly number[],
  group: readonly CheckedItem[],
): number[] {
  const chosen = new Set(orderItemIds)
  const addons = group.filter(
    (item) => item.mainOrderItemId !== null && chosen.has(item.mainOrderItemId) && !isClosed(item),
  )
  return [...new Set([...orderItemIds, ...addons.map(({ orderItemId }) => orderItemId)])]
}

/** Running claims that remove their items from the order. */
const TAKING_OFF: ReadonlySet<ClaimStatus> = new Set<ClaimStatus>([
  ...CANCEL_CLAIM_STATES_WITH.open,
  ...RETURN_CLAIM_STATES_WITH.open,
])

/**
 * The items whose running claims conflict with this one, the claimed ones first. Source: domain-rules A5, decision 032.
 */
export function conflictingItems({
  type,
  orderItemIds,
  group,
  itemsSharingStoreCoupon,
}: CheckedClaim): CheckedItem[] {
  const isOwn = ({ orderItemId }: CheckedItem) => orderItemIds.includes(orderItemId)
  const ofGroup = group
    .filter(({ claimStatus, isDisputed }) => isOpenClaim(claimStatus) || isDisputed)
    .toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)))
  const sharing = itemsSharingStoreCoupon.filter(
    ({ claimStatus }) => claimStatus !== null && TAKING_OFF.has(claimStatus),
  )
  return [...ofGroup, ...(type === 'EXCHANGE' ? [] : sharing)]
}

function claimInProgress(claim: CheckedClaim): ClaimConflict | null {
  const open = conflictingItems(claim)
  const [first] = open
  if (first === undefined) return null
  if (claim.orderItemIds.includes(first.orderItemId)) {
    return first.isAddPaymentWaiting
      ? 'ORDER_ITEM_CLAIM_IN_PROGRESS_ADD_PAYMENT_READY'
      : 'ORDER_ITEM_CLAIM_IN_PROGRESS'
  }
  return open.some(({ isAddPaymentWaiting }) => isAddPaymentWaiting)
    ? 'SHIPPING_GROUP_CLAIM_IN_PROGRESS_ADD_PAYMENT_READY'
    : 'SHIPPING_GROUP_CLAIM_IN_PROGRESS'
}

/**
 * Checks whether a claim may be requested: one open claim a shipping group, and of claims that take items off an order one
 * for all the items that a store coupon is divided over; items in a state that allows it, main items with all their
 * add-ons, and for an exchange the option in stock. An item that is not in the group has no state that allows anything.
 * Refusals, the first that applies: `ORDER_ITEM_CLAIM_IN_PROGRESS`,
 * `SHIPPING_GROUP_CLAIM_IN_PROGRESS` (each with `_ADD_PAYMENT_READY` when the claim conflicting waits for money),
 * `NOT_CHANGE_STATUS`, `NOT_PART_CLAIM_ADD_GOODS`, `EXCHANGE_RESHIPPING_OUT_OF_STOCK`.
 * Source: spec §3, §5, domain-rules §1.2, A4, A5, A8, decision 032.
 */
export function checkClaim(
  claim: CheckedClaim,
): Decision<ClaimRequestCheckRefusal, 'SUCCESS_CHANGE_APPLY'> {
  const { type, orderItemIds, group } = claim
  const inProgress = claimInProgress(claim)
  if (inProgress !== null) return refuse(inProgress)
  const chosen = group.filter(({ orderItemId }) => orderItemIds.includes(orderItemId))
  const areClaimable = chosen.every(({ status }) => isClaimable(type, status))
  if (chosen.length === 0 || chosen.length !== new Set(orderItemIds).size || !areClaimable) {
    return refuse('NOT_CHANGE_STATUS')
  }
  if (withAddons(orderItemIds, group).length !== chosen.length) {
    return refuse('NOT_PART_CLAIM_ADD_GOODS')
  }
  if (type === 'EXCHANGE' && !claim.isReshipStocked) {
    return refuse('EXCHANGE_RESHIPPING_OUT_OF_STOCK')
  }
  return allow('SUCCESS_CHANGE_APPLY')
}

/** A refused claim that a dispute may have taken up again. */
export type ReopenedClaim = Omit<CheckedClaim, 'isReshipStocked'> & {
  /** No other claim of its items was requested after it. */
  readonly isNewest: boolean
}

/**
 * Decides whether a refused claim may be taken up again: its items are still where it could be requested, or a return's
 * were confirmed since, and no other claim conflicts. Refusals: those of a claim in progress, `NOT_CHANGE_STATUS`.
 * Source: decision 146.
 */
export function decideReopening(
  claim: ReopenedClaim,
): Decision<ClaimConflict | 'NOT_CHANGE_STATUS'> {
  const { type, orderItemIds, group, isNewest } = claim
  if (!isNewest) return refuse('NOT_CHANGE_STATUS')
  const inProgress = claimInProgress({ ...claim, isReshipStocked: true })
  if (inProgress !== null) return refuse(inProgress)
  const own = group.filter(({ orderItemId }) => orderItemIds.includes(orderItemId))
  const areThere = own.every(
    ({ status }) =>
      isClaimable(type, status) ||
      (type === 'RETURN' && ORDER_ITEM_TABLE.tags[status].includes('confirmed')),
  )
  return areThere ? allow() : refuse('NOT_CHANGE_STATUS')
}

/** A defect claim to be checked, which the operator opens. */
export type CheckedDefectClaim = Pick<
  CheckedClaim,
  'orderItemIds' | 'group' | 'itemsSharingStoreCoupon'
>

/**
 * Checks whether the operator may open a return for these items after their purchase was confirmed. One open claim a
 * shipping group, as with every claim; each item is claimed by itself, since what was bought with it may be faultless.
 * Refusals: those of a claim in progress, `DEFECT_ITEM_NOT_CONFIRMED`. Source: market-rules §9.4, decision 145.
 */
export function checkDefectClaim(
  claim: CheckedDefectClaim,
): Decision<ClaimConflict | 'DEFECT_ITEM_NOT_CONFIRMED'> {
  const inProgress = claimInProgress({ ...claim, type: 'RETURN', isReshipStocked: true })
  if (inProgress !== null) return refuse(inProgress)
  const chosen = claim.group.filter(({ orderItemId }) => claim.orderItemIds.includes(orderItemId))
  const areConfirmed = chosen.every(({ status }) =>
    ORDER_ITEM_TABLE.tags[status].includes('confirmed'),
  )
  const isWhole = chosen.length > 0 && chosen.length === new Set(claim.orderItemIds).size
  return isWhole && areConfirmed ? allow() : refuse('DEFECT_ITEM_NOT_CONFIRMED')
}

/** An item with everything that its check needs. */
export type ClaimableItem = Omit<CheckedClaim, 'type' | 'orderItemIds'> & {
  readonly orderItemId: number
}

/**
 * Returns the claims that may be requested for an item now, with its add-ons: those that `checkClaim` accepts. Source:
 * domain-rules §8.
 */
export function claimableTypes({ orderItemId, ...around }: ClaimableItem): RequestableClaimType[] {
  const orderItemIds = withAddons([orderItemId], around.group)
  return REQUESTABLE_CLAIM_TYPES.filter((type) => checkClaim({ ...around, type, orderItemIds }).ok)
}
