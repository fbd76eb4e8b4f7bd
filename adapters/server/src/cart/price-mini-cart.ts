import type { chosenOption } from '@jangteo/contract/cart/cart.schemas'
import { optionName } from '@jangteo/core/goods/option.rules'
import { lineAmounts } from '@jangteo/core/goods/price.rules'
import { freeShippingGap } from '@jangteo/core/shipping/shippingPolicy.rules'
import { findGoods } from '@jangteo/postgres/goods/goods.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import type { z } from 'zod'
import { refused } from '../call/refused.ts'
import { priceLines } from '../pricing/price-lines.ts'
import { priceOf, type RowGroup } from '../pricing/row-groups.ts'
import { toTotalsAnswer } from '../pricing/totals-answer.ts'
import { findViolations, toViolationAnswer } from '../pricing/cart-violations.ts'
import { type ChosenRows, loadChosenOptions, toCartGoods, toChosenOptions } from './chosen-goods.ts'
import type { BuyRow } from '../pricing/buy-row.ts'

type PriceInput = {
  readonly id: number
  readonly goodsList: readonly z.output<typeof chosenOption>[]
}
type Choice = ReturnType<typeof toCartGoods>

/**
 * Prices a choice of options on the mainland and names its violations by the rules of the cart, before anything is in
 * it. Refusal: GOODS_NOT_FOUND, also for an option that is not one of the goods.
 */
export const priceMiniCart = Effect.fnUntraced(function* (input: PriceInput) {
  const choices = input.goodsList.map((choice) => toCartGoods({ ...choice, goodsId: input.id }))
  const chosen = toChosenOptions(choices, 'OPTION')
  if (
    chosen.length === 0 &&
    (yield* findGoods(input.id, new Date(yield* Clock.currentTimeMillis))) === undefined
  ) {
    return yield* refused('GOODS_NOT_FOUND')
  }
  const rows = toBuyRows(choices, yield* loadChosenOptions(chosen))
  const { groups, totals } = priceLines(rows, null)
  const violations = yield* findViolations(rows)
  const optionIds = new Map(rows.map((row) => [row.id, row.option_id]))
  return {
    lines: rows.map(toPricedAnswer),
    totals: toTotalsAnswer(totals),
    freeShippingGap: gapOf(groups),
    violations: violations.map(toViolationAnswer).map(({ cartId, code, params, message }) => ({
      code,
      params,
      message,
      optionId: optionIds.get(cartId) ?? cartId,
    })),
  }
})

/** The selection as lines of a cart that is not stored: numbered from 1, add-ons after their option. */
function toBuyRows(choices: readonly Choice[], options: ChosenRows): BuyRow[] {
  const rows: BuyRow[] = []
  const put = (optionId: number, quantity: number, mainId: number | null) => {
    const row = options.get(optionId)
    if (row !== undefined) {
      rows.push({ ...row, id: rows.length + 1, main_line_id: mainId, quantity })
    }
    return rows.length
  }
  for (const { optionId, quantity, addItems } of choices) {
    const mainId = put(optionId, quantity, null)
    for (const item of addItems) put(item.optionId, item.quantity, mainId)
  }
  return rows
}

function toPricedAnswer(row: BuyRow) {
  const price = priceOf(row)
  return {
    optionId: row.option_id,
    goodsOptionKindEnum: row.option_kind,
    optionName: optionName(row.option_values),
    quantity: row.quantity,
    salePrice: price.salePrice,
    amount: lineAmounts(price, row.quantity).goodsAmount,
  }
}

function gapOf([group]: readonly RowGroup<BuyRow>[]) {
  if (group === undefined) return null
  const shipped = group.rows.map((row) => ({
    salePrice: priceOf(row).salePrice,
    quantity: row.quantity,
    isAddon: row.main_line_id !== null,
  }))
  return freeShippingGap(group.shippingPolicy, shipped)
}
