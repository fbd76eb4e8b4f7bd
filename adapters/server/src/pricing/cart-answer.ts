import { stockInDeal } from '@jangteo/core/display/deal.rules'
import { AREA_ZONES } from '@jangteo/core/shipping/shipping.codes'
import type { Db } from '@jangteo/postgres/database/db'
import type { z } from 'zod'
import type { cart } from '@jangteo/contract/cart/cart.schemas'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { toOptionAnswer } from '../goods/option-answer.ts'
import { toLimits } from '../goods/show-goods.ts'
import { toPolicyAnswer } from '../shipping/policy-answer.ts'
import { type PromiseScope, toPromiseAnswers } from '../shipping/promise-answer.ts'
import { promiseTermsOf } from './cart-promise.ts'
import { findViolations, toViolationAnswer } from './cart-violations.ts'
import { groupRows, priceOf, type RowGroup } from './row-groups.ts'
import type { Caller } from '../call/caller.ts'
import type { BuyRow } from './buy-row.ts'

function toLineAnswer(row: BuyRow, scope: PromiseScope) {
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
      stock: row.option_kind === 'OPTION' ? stockInDeal(row.stock, row.deal) : row.stock,
      sale_status: row.option_sale_status,
    }),
    optionNames: row.option_names,
    ...priceOf(row),
    quantity: row.quantity,
    limits: toLimits(row, row.deal),
    promiseList: toPromiseAnswers(promiseTermsOf(row, scope.nowMs), scope),
  }
}

/** A group as the wire knows it, with the days that its lines arrive on in the zones of `scope` when they are ordered now. */
export function toGroupAnswer(group: RowGroup<BuyRow>, scope: PromiseScope) {
  const { groupKey, shippingPolicy, first, rows } = group
  return {
    groupKey,
    storeName: first.store_name,
    storeUrl: first.store_url,
    shippingPolicy: toPolicyAnswer(shippingPolicy),
    lines: rows.map((row) => toLineAnswer(row, scope)),
  }
}

/** Maps the cart for its owner, with the violations of each line. */
export const toCartAnswer = Effect.fnUntraced(function* (
  rows: readonly BuyRow[],
): Effect.fn.Return<z.input<typeof cart>, never, Caller | Db> {
  const violations = yield* findViolations(rows)
  const scope = { nowMs: yield* Clock.currentTimeMillis, zones: AREA_ZONES }
  return {
    groups: groupRows(rows).map((group) => toGroupAnswer(group, scope)),
    violations: violations.map(toViolationAnswer),
    currencyCode: 'KRW' as const,
  }
})
