import type { BuyRow } from '@jangteo/postgres/cart/cart.store'
import type { Db } from '@jangteo/postgres/database/db'
import type { z } from 'zod'
import type { cart } from '@jangteo/contract/cart/cart.schemas'
import * as Effect from 'effect/Effect'
import { toOptionAnswer } from '../goods/option-answer.ts'
import { toLimits } from '../goods/show-goods.ts'
import { toPolicyAnswer } from '../shipping/policy-answer.ts'
import { findViolations, toViolationAnswer } from './cart-violations.ts'
import { groupRows, priceOf, type RowGroup } from './row-groups.ts'
import type { Caller } from '../call/caller.ts'

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
function toCartGroups(rows: readonly BuyRow[]) {
  return groupRows(rows).map(toGroupAnswer)
}

/** Maps the cart for its owner, with the violations of each line. */
export const toCartAnswer = Effect.fnUntraced(function* (
  rows: readonly BuyRow[],
): Effect.fn.Return<z.input<typeof cart>, never, Caller | Db> {
  const violations = yield* findViolations(rows)
  return {
    groups: toCartGroups(rows),
    violations: violations.map(toViolationAnswer),
    currencyCode: 'KRW' as const,
  }
})
