import type { GoodsSaleStatus } from '@jangteo/core/goods/goods.codes'
import { QUANTITY_MAX } from '@jangteo/core/money/limits.rules'

type OptionRow = {
  readonly id: number
  readonly option_values: readonly string[]
  readonly extra_price: number
  readonly stock: number
  readonly sale_status: GoodsSaleStatus
}

/** An option as the wire shows it; how much lies on the shelf is told up to what one order may take. */
export function toOptionAnswer(row: OptionRow) {
  return {
    optionId: row.id,
    optionValues: [...row.option_values],
    extraPrice: row.extra_price,
    stock: Math.min(row.stock, QUANTITY_MAX),
    saleStatusEnum: row.sale_status,
  }
}
