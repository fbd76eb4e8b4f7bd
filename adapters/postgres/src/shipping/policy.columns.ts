/** A shipping policy's columns, with names that cannot clash in a join. */
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
  'shipping_policies.return_fee',
  'shipping_policies.exchange_fee',
] as const
