import type { SaleClock } from '@jangteo/core/promotion/specialSale.rules'
import type { ShownSalePlace } from '@jangteo/core/promotion/specialSale.view'
import type { Answers } from '@jangteo/http/call/calls'

/** The special sale that everybody sees. */
export type SaleData = NonNullable<Answers['specialSale']['current']['sale']>

/** A product of it. */
export type SaleGoodsData = Answers['specialSale']['goodsList']['goodsList'][number]

/** The caller's place in it, product by product. */
export type SaleAvailability = Answers['specialSale']['entryAvailability']['goodsList']

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

/** Reads the caller's place of a product; a guest has none. */
export function placeOf(
  { saleGoodsId, personMax }: SaleGoodsData,
  availability: SaleAvailability | undefined,
): ShownSalePlace {
  const own = availability?.find((each) => each.saleGoodsId === saleGoodsId)
  const entered = own?.entered ?? null
  return {
    personMax,
    code: own?.code ?? null,
    entry:
      entered === null
        ? null
        : { entryNo: entered.entryNo, state: entered.resultEnum, rank: entered.rank },
  }
}
