import type { SaleClock } from '@jangteo/core/promotion/specialSale.rules'
import { specialSaleView } from '@jangteo/core/promotion/specialSale.view'
import type { SpecialSaleView } from '@jangteo/core/promotion/specialSale.view'
import type { Answers } from '@jangteo/http/call/calls'

/** The special sale that everybody sees. */
export type SaleData = NonNullable<Answers['specialSale']['current']['sale']>

/** Reads the state and the moments of a special sale. */
export function toClock(sale: SaleData): SaleClock {
  return {
    state: sale.stateEnum,
    entryOpensAtMs: Date.parse(sale.entryOpensAt),
    entryClosesAtMs: Date.parse(sale.entryClosesAt),
    drawAtMs: Date.parse(sale.drawAt),
    buyOpensAtMs: Date.parse(sale.buyOpensAt),
    buyClosesAtMs: Date.parse(sale.buyClosesAt),
  }
}

/** Views a special sale at the moment of its answer, by the server's clock. */
export function saleViewOf(sale: SaleData): SpecialSaleView {
  return specialSaleView(toClock(sale), Date.parse(sale.at))
}
