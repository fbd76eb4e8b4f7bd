import type { SaleClock } from '@jangteo/core/promotion/specialSale.rules'
import type { Selectable } from 'kysely'
import type { SpecialSales } from '../database/schema.gen.ts'

/** Columns of a special sale that its state follows from at a moment. */
export const SALE_CLOCK_COLUMNS = [
  'special_sales.state',
  'special_sales.entry_opens_at',
  'special_sales.entry_closes_at',
  'special_sales.draw_at',
  'special_sales.buy_opens_at',
  'special_sales.buy_closes_at',
] as const

/** Row that `SALE_CLOCK_COLUMNS` selects. */
export type SaleClockRow = Pick<
  Selectable<SpecialSales>,
  'buy_closes_at' | 'buy_opens_at' | 'draw_at' | 'entry_closes_at' | 'entry_opens_at' | 'state'
>

/** Maps the state and the moments of a special sale. */
export function toSaleClock(row: SaleClockRow): SaleClock {
  return {
    state: row.state,
    entryOpensAtMs: row.entry_opens_at.getTime(),
    entryClosesAtMs: row.entry_closes_at.getTime(),
    drawAtMs: row.draw_at.getTime(),
    buyOpensAtMs: row.buy_opens_at.getTime(),
    buyClosesAtMs: row.buy_closes_at.getTime(),
  }
}
