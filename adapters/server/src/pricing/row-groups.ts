import { type UnitPrice, unitPrice } from '@jangteo/core/goods/price.rules'
import { toShippingGroups } from '@jangteo/core/shipping/shippingGroup.rules'
import type { ShippingPolicy } from '@jangteo/core/shipping/shippingPolicy.rules'
import { toShippingPolicy } from '@jangteo/postgres/shipping/policy.columns'
import type { BuyRow } from './buy-row.ts'

/** Returns the price of one piece of a line, in won. */
export function priceOf(row: BuyRow): UnitPrice {
  return unitPrice(
    { listPrice: row.list_price, salePrice: row.sale_price },
    { kind: row.option_kind, extraPrice: row.extra_price },
  )
}

/** Rows that ship together; `first` says their store. */
export type RowGroup<Row> = {
  readonly groupKey: string
  readonly shippingPolicy: ShippingPolicy
  readonly first: Row
  readonly rows: readonly Row[]
}

/** Rows as they ship together, in the order of the cart. */
export function groupRows<Row extends BuyRow>(rows: readonly Row[]): RowGroup<Row>[] {
  const lines = rows.map((row) => ({
    row,
    storeId: row.store_id,
    goodsId: row.goods_id,
    shippingPolicyId: row.policy_id,
    shippingPolicy: toShippingPolicy(row),
  }))
  return toShippingGroups(lines).flatMap(({ groupKey, shippingPolicy, lines: grouped }) => {
    const first = grouped[0]?.row
    if (first === undefined) return []
    return [{ groupKey, shippingPolicy, first, rows: grouped.map(({ row }) => row) }]
  })
}
