import type { ShippingPolicy } from './shippingPolicy.rules.ts'
import { groupBy } from '../decision/group.rules.ts'

/** A line with the shipping policy of its product. */
export type GroupedLine = {
  readonly storeId: number
  readonly goodsId: number
  readonly shippingPolicyId: number
  readonly shippingPolicy: ShippingPolicy
}

/** Lines that ship together for one fee. `groupKey` identifies the group among a buyer's lines. */
export type ShippingGroup<Line> = {
  readonly groupKey: string
  readonly storeId: number
  readonly shippingPolicy: ShippingPolicy
  readonly lines: readonly Line[]
}

/**
 * Returns the key of a line's group: its store and policy, or its product alone when the policy does not bundle. Groups
 * never span stores. Source: domain-rules §2.2.
 */
export function shippingGroupKey(line: GroupedLine): string {
  const { storeId, goodsId, shippingPolicyId, shippingPolicy } = line
  return shippingPolicy.bundles
    ? `store-${storeId}-policy-${shippingPolicyId}`
    : `store-${storeId}-goods-${goodsId}`
}

/**
 * Groups lines for shipping: stores in the order of their first line, the groups of a store together, lines in their
 * order. Source: domain-rules §2.2.
 */
export function toShippingGroups<Line extends GroupedLine>(
  lines: readonly Line[],
): ShippingGroup<Line>[] {
  const byStore = groupBy(lines, (line) => line.storeId)
  const keyed = [...byStore.values()].map((ofStore) => groupBy(ofStore, shippingGroupKey))
  return keyed.flatMap((groups) =>
    [...groups].flatMap(([groupKey, grouped]) => {
      const first = grouped[0]
      if (first === undefined) return []
      const { storeId, shippingPolicy } = first
      return [{ groupKey, storeId, shippingPolicy, lines: grouped }]
    }),
  )
}

/** Groups of one store, shown together in the cart, at checkout and in an order. */
export type StoreSection<Group> = { readonly storeUrl: string; readonly groups: readonly Group[] }

/** Shipping groups by their stores, in the order of each store's first group. Source: domain-rules §7.4. */
export function toStoreSections<Group extends { readonly storeUrl: string }>(
  groups: readonly Group[],
): StoreSection<Group>[] {
  const byStore = groupBy(groups, (group) => group.storeUrl)
  return [...byStore].map(([storeUrl, ofStore]) => ({ storeUrl, groups: ofStore }))
}
