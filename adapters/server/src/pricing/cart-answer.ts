import { unitPrice } from '@jangteo/core/goods/price.rules'
import { toShippingGroups } from '@jangteo/core/shipping/shippingGroup.rules'
import type { BuyRow } from '@jangteo/postgres/cart/cart.store'
import { toShippingPolicy } from '@jangteo/postgres/shipping/policy.columns'
import * as Effect from 'effect/Effect'
import { toOptionAnswer } from '../goods/option-answer.ts'
import { toLimits } from '../goods/show-goods.ts'
import { toPolicyAnswer } from '../shipping/policy-answer.ts'
import { findViolations, toViolationAnswer } from './cart-violations.ts'

function toLineAnswer(row: BuyRow) {
  const price = unitPrice(
    { listPrice: row.list_price, salePrice: row.sale_price },
    { kind: row.option_kind, extraPrice: row.extra_price },
  )
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
    ...price,
    quantity: row.quantity,
    limits: toLimits(row),
  }
}

/** Lines as they ship together, in the order of the cart. */
export function toCartGroups(rows: readonly BuyRow[]) {
  const lines = rows.map((row) => ({
    row,
    storeId: row.store_id,
    goodsId: row.goods_id,
    shippingPolicyId: row.policy_id,
    shippingPolicy: toShippingPolicy(row),
  }))
  return toShippingGroups(lines).flatMap(({ groupKey, shippingPolicy: policy, lines: grouped }) => {
    const first = grouped[0]?.row
    if (first === undefined) return []
    const { store_name: storeName, store_url: storeUrl } = first
    const answers = grouped.map(({ row }) => toLineAnswer(row))
    const shippingPolicy = toPolicyAnswer(policy)
    return [{ groupKey, storeName, storeUrl, shippingPolicy, lines: answers }]
  })
}

/** The cart as its owner sees it, with what stands in the way of buying each line. */
export const toCartAnswer = Effect.fnUntraced(function* (rows: readonly BuyRow[]) {
  const violations = yield* findViolations(rows)
  return {
    groups: toCartGroups(rows),
    violations: violations.map(toViolationAnswer),
    currencyCode: 'KRW' as const,
  }
})
