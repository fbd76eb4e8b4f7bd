import type {
  AdditionalShippingKind,
  ShippingPolicyKind,
} from '@jangteo/core/shipping/shipping.codes'
import type { ShippingPolicy } from '@jangteo/core/shipping/shippingPolicy.rules'
import { shippingPolicySchema } from '@jangteo/core/shipping/shippingPolicy.schemas'
import { readStored } from '../database/readStored.ts'

/** Columns of a shipping policy, with names that cannot clash in a join. */
export const policyColumns = [
  'shipping_policies.id as policy_id',
  'shipping_policies.kind as policy_kind',
  'shipping_policies.base_fee',
  'shipping_policies.free_threshold',
  'shipping_policies.repeat_quantity',
  'shipping_policies.second_quantity',
  'shipping_policies.second_extra',
  'shipping_policies.third_quantity',
  'shipping_policies.third_extra',
  'shipping_policies.area_kind',
  'shipping_policies.area_second_extra',
  'shipping_policies.area_third_extra',
  'shipping_policies.delivers_to_remote',
  'shipping_policies.bundles',
  'shipping_policies.cutoff_minute',
  'shipping_policies.return_fee',
  'shipping_policies.exchange_fee',
] as const

/** Row that `policyColumns` selects of a policy's terms. */
export type PolicyRow = {
  readonly policy_id: number
  readonly policy_kind: ShippingPolicyKind
  readonly base_fee: number
  readonly free_threshold: number | null
  readonly repeat_quantity: number | null
  readonly second_quantity: number | null
  readonly second_extra: number | null
  readonly third_quantity: number | null
  readonly third_extra: number | null
  readonly area_kind: AdditionalShippingKind
  readonly area_second_extra: number | null
  readonly area_third_extra: number | null
  readonly delivers_to_remote: boolean
  readonly bundles: boolean
}

const PARSED_COUNT_MAX = 1_000
/** Policies by their figures: thousands of lines share a few, and parsing one costs as much as pricing its line. */
const parsed = new Map<string, ShippingPolicy>()

/**
 * Reads the policy of a row, with the figures of its kind alone. Throws a `StoredValueError` for a row that lacks one.
 */
export function toShippingPolicy(row: PolicyRow): ShippingPolicy {
  const figures = {
    kind: row.policy_kind,
    baseFee: row.base_fee,
    freeThreshold: row.free_threshold,
    repeatQuantity: row.repeat_quantity,
    secondQuantity: row.second_quantity,
    secondExtra: row.second_extra,
    thirdQuantity: row.third_quantity,
    thirdExtra: row.third_extra,
    areaKind: row.area_kind,
    areaSecondExtra: row.area_second_extra,
    areaThirdExtra: row.area_third_extra,
    deliversToRemote: row.delivers_to_remote,
    bundles: row.bundles,
  }
  const key = JSON.stringify(figures)
  const known = parsed.get(key)
  if (known !== undefined) return known
  const place = { table: 'shipping_policies', id: row.policy_id }
  const policy = readStored(shippingPolicySchema, figures, place)
  if (parsed.size >= PARSED_COUNT_MAX) parsed.clear()
  parsed.set(key, policy)
  return policy
}
