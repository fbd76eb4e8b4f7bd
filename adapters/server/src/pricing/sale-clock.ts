import type { SaleClock } from '@jangteo/core/promotion/specialSale.rules'
import type { SaleRow } from '@jangteo/postgres/promotion/special-sale.store'

type ClockRow = Pick<
  SaleRow,
  'buy_closes_at' | 'buy_opens_at' | 'draw_at' | 'entry_closes_at' | 'entry_opens_at' | 'state'
>

/** Maps the state and the moments of a special sale. */
export function toSaleClock(row: ClockRow): SaleClock {
  return {
    state: row.state,
    entryOpensAtMs: row.entry_opens_at.getTime(),
    entryClosesAtMs: row.entry_closes_at.getTime(),
    drawAtMs: row.draw_at.getTime(),
    buyOpensAtMs: row.buy_opens_at.getTime(),
    buyClosesAtMs: row.buy_closes_at.getTime(),
  }
}

/** Maps the moments of a special sale for the wire. */
export function toScheduleAnswer(row: ClockRow) {
  return {
    entryOpensAt: row.entry_opens_at.toISOString(),
    entryClosesAt: row.entry_closes_at.toISOString(),
    drawAt: row.draw_at.toISOString(),
    buyOpensAt: row.buy_opens_at.toISOString(),
    buyClosesAt: row.buy_closes_at.toISOString(),
  }
}
