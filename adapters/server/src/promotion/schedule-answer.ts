import type { SaleClockRow } from '@jangteo/postgres/promotion/sale.columns'

/** Maps the moments of a special sale for the wire. */
export function toScheduleAnswer(row: SaleClockRow) {
  return {
    entryOpensAt: row.entry_opens_at.toISOString(),
    entryClosesAt: row.entry_closes_at.toISOString(),
    drawAt: row.draw_at.toISOString(),
    buyOpensAt: row.buy_opens_at.toISOString(),
    buyClosesAt: row.buy_closes_at.toISOString(),
  }
}
