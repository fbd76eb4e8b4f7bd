import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import type { Won } from '../money/money.rules.ts'
import type { AreaZone } from '../shipping/shipping.codes.ts'
import { areaExtra, isDeliverable } from '../shipping/shippingPolicy.rules.ts'
import type { ShippingPolicy } from '../shipping/shippingPolicy.rules.ts'
import { ADDRESS_CHANGE_REASONS } from './order.codes.ts'
import type { AddressChangeReason } from './order.codes.ts'
import type { OrderItemStatus } from './orderItem.codes.ts'
import { ORDER_ITEM_STATES_WITH, ORDER_ITEM_TABLE } from './orderItem.table.gen.ts'

/**
 * A group as it was ordered: policy and fees (won) of that day, and if the state of its items lets the address change.
 */
export type OrderedGroup = {
  readonly groupKey: string
  readonly shippingPolicy: ShippingPolicy
  readonly fee: Won
  readonly areaFee: Won
  readonly isStatusAllowed: boolean
}

/** The same with the present states of its items. */
export type GroupInOrder = Omit<OrderedGroup, 'isStatusAllowed'> & {
  readonly statuses: readonly OrderItemStatus[]
}

/** Result of one group for a new address: the reason against it (`null`: none); fees in won with the area extra. */
export type AddressChangeAnswer = {
  readonly groupKey: string
  readonly reason: AddressChangeReason | null
  readonly beforeFee: Won
  readonly afterFee: Won
}

/** Result of one group for a destination: if it is deliverable, and the area extra in won. */
export type ShippingAreaAnswer = {
  readonly groupKey: string
  readonly isPossible: boolean
  readonly extraPrice: Won
}

/** States in which an item is not sent any more, so the address does not concern it. */
const NOT_SENT: readonly OrderItemStatus[] = ORDER_ITEM_STATES_WITH.removed

function isChangeable(status: OrderItemStatus): boolean {
  return ORDER_ITEM_TABLE.tags[status].includes('addressChangeable')
}

/**
 * Returns the groups of an order that still have something to send, and if the states of their items let the address
 * change. An order without any has no address to change. Source: spec §4, domain-rules §7.1.
 */
export function groupsToSend(groups: readonly GroupInOrder[]): OrderedGroup[] {
  return groups.flatMap(({ statuses, ...group }) => {
    const left = statuses.filter((status) => !NOT_SENT.includes(status))
    return left.length === 0 ? [] : [{ ...group, isStatusAllowed: left.every(isChangeable) }]
  })
}

/** True when the states of all items of an order let its address change. Source: spec §4. */
export function isAddressOpen(statuses: readonly OrderItemStatus[]): boolean {
  const left = statuses.filter((status) => !NOT_SENT.includes(status))
  return left.length > 0 && left.every(isChangeable)
}

function reasonOf(group: OrderedGroup, zone: AreaZone, afterFee: Won) {
  if (!group.isStatusAllowed) return 'STATUS'
  if (!isDeliverable(group.shippingPolicy, zone)) return 'AREA'
  return afterFee === group.fee + group.areaFee ? null : 'FEE_DIFFERS'
}

/**
 * Checks for each group of an order if it may go to another zone: its state must allow it, the seller must deliver
 * there, and the fee must stay the same, also when the buyer would pay more. Source: spec §4, domain-rules §2.3, §8.
 */
export function checkAddressChange(
  groups: readonly OrderedGroup[],
  zone: AreaZone,
): AddressChangeAnswer[] {
  return groups.map((group) => {
    const { groupKey, shippingPolicy, fee, areaFee } = group
    const afterFee = fee + areaExtra(shippingPolicy, zone)
    const reason = reasonOf(group, zone, afterFee)
    return { groupKey, reason, beforeFee: fee + areaFee, afterFee }
  })
}

/**
 * Decides whether an order's address may change: there must be a group, and every group must allow it. The weightiest
 * reason is the refusal. Source: domain-rules §2.3.
 */
export function decideAddressChange(
  answers: readonly AddressChangeAnswer[],
): Decision<AddressChangeReason> {
  if (answers.length === 0) return refuse('STATUS')
  const reasons = new Set(answers.map((answer) => answer.reason))
  const weightiest = ADDRESS_CHANGE_REASONS.find((reason) => reasons.has(reason))
  return weightiest === undefined ? allow() : refuse(weightiest)
}

/**
 * Checks for each group if it is delivered to a zone, and returns the area extra. Source: spec §7, domain-rules §2.3.
 */
export function checkShippingArea(
  groups: readonly Pick<OrderedGroup, 'groupKey' | 'shippingPolicy'>[],
  zone: AreaZone,
): ShippingAreaAnswer[] {
  return groups.map(({ groupKey, shippingPolicy }) => ({
    groupKey,
    isPossible: isDeliverable(shippingPolicy, zone),
    extraPrice: areaExtra(shippingPolicy, zone),
  }))
}
