import {
  type GroupTotals,
  groupTotals,
  type OrderTotals,
  orderTotals,
  type PricedLine,
} from '@jangteo/core/order/orderTotals.rules'
import type { Won } from '@jangteo/core/money/money.rules'
import type { AreaZone } from '@jangteo/core/shipping/shipping.codes'
import { groupRows, priceOf, type RowGroup } from './row-groups.ts'
import type { BuyRow } from './buy-row.ts'

/** Coupon discounts by the line's id; a line without an entry keeps its price. */
export type CouponAmounts = ReadonlyMap<number, Won>

const NO_COUPONS: CouponAmounts = new Map()

/** A group of rows with its amounts. */
export type PricedRows<Row extends BuyRow> = RowGroup<Row> & {
  readonly totals: GroupTotals
}

/** Lines with their amounts, by group and in total. */
export type PricedLines<Row extends BuyRow> = {
  readonly groups: readonly PricedRows<Row>[]
  readonly totals: OrderTotals
}

function toPricedLine(row: BuyRow, couponAmounts: CouponAmounts): PricedLine {
  const { quantity, main_line_id: mainLineId } = row
  const couponAmount = couponAmounts.get(row.id) ?? 0
  return { ...priceOf(row), quantity, isAddon: mainLineId !== null, couponAmount }
}

/** Prices lines in a zone (`null`: not known yet, as on the mainland), by group, by the rule behind every total. */
export function priceLines<Row extends BuyRow>(
  rows: readonly Row[],
  zone: AreaZone | null,
  couponAmounts: CouponAmounts = NO_COUPONS,
): PricedLines<Row> {
  const grouped = groupRows(rows).map((group) => {
    const { groupKey, shippingPolicy } = group
    const lines = group.rows.map((row) => toPricedLine(row, couponAmounts))
    return { group, priced: { groupKey, shippingPolicy, lines } }
  })
  const groups = grouped.map(({ group, priced }) => ({
    ...group,
    totals: groupTotals(priced, zone),
  }))
  const totals = orderTotals(
    grouped.map(({ priced }) => priced),
    zone,
  )
  return { groups, totals }
}
