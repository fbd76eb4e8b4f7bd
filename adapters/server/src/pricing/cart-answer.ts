import { type UnitPrice, unitPrice } from '@jangteo/core/goods/price.rules'
import { toShippingGroups } from '@jangteo/core/shipping/shippingGroup.rules'
import type { ShippingPolicy } from '@jangteo/core/shipping/shippingPolicy.rules'
import type { BuyRow } from '@jangteo/postgres/cart/cart.store'
import { toShippingPolicy } from '@jangteo/postgres/shipping/policy.columns'
import * as Effect from 'effect/Effect'
import { toOptionAnswer } from '../goods/option-answer.ts'
import { toLimits } from '../goods/show-goods.ts'
import { toPolicyAnswer } from '../shipping/policy-answer.ts'
import { findViolations, toViolationAnswer } from './cart-violations.ts'

/** What a piece of a line costs, in won. */
export function priceOf(row: BuyRow): UnitPrice {
  return unitPrice(
    { listPrice: row.list_price, salePrice: row.sale_price },
    { kind: row.option_kind, extraPrice: row.extra_price },
  )
}

function toLineAnswer(row: BuyRow) {
  return {
    cartId: row.id,
    mainCartId: row.main_line_id,
    goodsId: row.goods_id,
    goodsName: row.goods_name,
    picture: row.picture,
    option: toOptionAnswer({
      id: row.option_id,
      option_values: row.option_values,
      extra_price: row.extra_price,
      stock: row.stock,
      sale_status: row.option_sale_status,
    }),
    optionNames: row.option_names,
    ...priceOf(row),
    quantity: row.quantity,
    limits: toLimits(row),
  }
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

/** A group as the wire knows it. */
export function toGroupAnswer({ groupKey, shippingPolicy, first, rows }: RowGroup<BuyRow>) {
  return {
    groupKey,
    storeName: first.store_name,
    storeUrl: first.store_url,
    shippingPolicy: toPolicyAnswer(shippingPolicy),
    lines: rows.map(toLineAnswer),
  }
}

/** Lines as they ship together, in the order of the cart. */
export function toCartGroups(rows: readonly BuyRow[]) {
  return groupRows(rows).map(toGroupAnswer)
}

/** The cart as its owner sees it, with what stands conflicting with buying each line. */
export const toCartAnswer = Effect.fnUntraced(function* (rows: readonly BuyRow[]) {
  const violations = yield* findViolations(rows)
  return {
    groups: toCartGroups(rows),
    violations: violations.map(toViolationAnswer),
    currencyCode: 'KRW' as const,
  }
})
