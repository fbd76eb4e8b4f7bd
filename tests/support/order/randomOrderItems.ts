import { ADDITIONAL_PAYMENT_STATES } from '@jangteo/core/claim/additional/additionalPayment.codes'
import { CLAIM_STATUSES } from '@jangteo/core/claim/claim.codes'
import { isOpenClaim } from '@jangteo/core/claim/claim.rules'
import type { CheckedItem } from '@jangteo/core/claim/request/claimCheck.rules'
import { ORDER_ITEM_STATUSES } from '@jangteo/core/order/orderItem.codes'
import * as fc from 'fast-check'

export const PAID_MS = Date.parse('2026-08-22T14:05:00+09:00')
const REVIEWS = ['WRITABLE', 'WRITTEN', null] as const

const items = fc.record({
  isAddon: fc.boolean(),
  status: fc.constantFrom(...ORDER_ITEM_STATUSES, 'SR' as const, 'SC' as const, 'SC' as const),
  claimStatus: fc.option(fc.constantFrom(...CLAIM_STATUSES), { freq: 2 }),
  isDisputed: fc.boolean(),
  additionalPayment: fc.option(fc.constantFrom(...ADDITIONAL_PAYMENT_STATES)),
  withdrawCount: fc.nat({ max: 4 }),
  hasDependentClaim: fc.boolean(),
  isReshipStocked: fc.boolean(),
  isSoldOut: fc.boolean(),
  delayedShipOn: fc.constantFrom(null, '2026-08-25', '2026-09-10'),
  endedAfterDays: fc.nat({ max: 30 }),
  review: fc.constantFrom(...REVIEWS),
})
export const orders = fc.record({
  group: fc.array(items, { minLength: 1, maxLength: 5 }),
  sharing: fc.array(items, { maxLength: 2 }),
  daysLater: fc.nat({ max: 40 }),
})
export type Order = typeof orders extends fc.Arbitrary<infer T> ? T : never
export type Item = Order['group'][number]

function waits({ claimStatus, additionalPayment }: Item): boolean {
  const isOwed = additionalPayment === 'WAITING' || additionalPayment === 'APPROVING'
  return isOpenClaim(claimStatus) && isOwed
}

function toChecked(item: Item, orderItemId: number, mainOrderItemId: number | null): CheckedItem {
  const { status, claimStatus, isDisputed } = item
  const isAddPaymentWaiting = waits(item)
  return { orderItemId, mainOrderItemId, status, claimStatus, isDisputed, isAddPaymentWaiting }
}

/** An item among the others of its order: the first of a group is a main item, and add-ons go with it. */
export function placeOf({ group, sharing, daysLater }: Order, index: number) {
  const item = group[index]
  if (item === undefined) throw new Error('an item of the group')
  const mainOf = (one: Item, at: number) => (at > 0 && one.isAddon ? 1 : null)
  const around = {
    orderItemId: index + 1,
    group: group.map((one, at) => toChecked(one, at + 1, mainOf(one, at))),
    itemsSharingStoreCoupon: sharing.map((one, at) => toChecked(one, at + 101, null)),
    isReshipStocked: item.isReshipStocked,
  }
  const statuses = [...group, ...sharing].map(({ status }) => status)
  return { item, around, statuses, isAddon: mainOf(item, index) !== null, daysLater }
}
export type Place = ReturnType<typeof placeOf>
