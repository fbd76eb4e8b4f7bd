import { type Deal, stockInDeal } from '@jangteo/core/display/deal.rules'
import type { GoodsOptionKind, GoodsSaleStatus } from '@jangteo/core/goods/goods.codes'
import { QUANTITY_MAX } from '@jangteo/core/money/limits.rules'

type OptionRow = {
  readonly id: number
  readonly option_values: readonly string[]
  readonly extra_price: number
  readonly stock: number
  readonly sale_status: GoodsSaleStatus
}

/** An option as the wire shows it; its stock is shown up to what one order may take. */
export function toOptionAnswer(row: OptionRow) {
  return {
    optionId: row.id,
    optionValues: [...row.option_values],
    extraPrice: row.extra_price,
    stock: Math.min(row.stock, QUANTITY_MAX),
    saleStatusEnum: row.sale_status,
  }
}

/**
 * The options and the add-ons of a product, each in the order to show them; of an option no more than its deal has left.
 */
export function toOptionAnswers(
  rows: readonly (OptionRow & { readonly kind: GoodsOptionKind })[],
  inForce: Deal | null,
) {
  return {
    options: rows
      .filter(({ kind }) => kind === 'OPTION')
      .map((row) => toOptionAnswer({ ...row, stock: stockInDeal(row.stock, inForce) })),
    addItems: rows.filter(({ kind }) => kind === 'ADDON').map(toOptionAnswer),
  }
}
