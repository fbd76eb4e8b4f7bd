import type {
  AdditionalShippingKind,
  ShippingPolicyKind,
} from '@jangteo/core/shipping/shipping.codes'
import type { ShippingPolicy } from '@jangteo/core/shipping/shippingPolicy.rules'

type PolicyRow = {
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

/** A shipping policy as the rules and the wire know it. */
export function toPolicyAnswer(row: PolicyRow): ShippingPolicy {
  return {
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
}
