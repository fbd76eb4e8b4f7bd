import type { ShownSalePlace } from '@jangteo/core/promotion/specialSale.view'
import type { Answers } from '@jangteo/http/call/calls'

/** A product of the special sale that everybody sees. */
export type SaleGoodsData = Answers['specialSale']['goodsList']['goodsList'][number]

/** The caller's place in that special sale, product by product. */
export type SaleAvailability = Answers['specialSale']['entryAvailability']['goodsList']

/** Entries of the caller. */
export type SaleEntries = NonNullable<SaleAvailability[number]['entered']>[]

/** Lists the caller's entry to a product, if there is one. */
export function entriesOf(
  { saleGoodsId }: Pick<SaleGoodsData, 'saleGoodsId'>,
  availability: SaleAvailability | null,
): SaleEntries {
  return (availability ?? []).flatMap((each) =>
    each.saleGoodsId === saleGoodsId && each.entered !== null ? [each.entered] : [],
  )
}

/** Reads the caller's place of a product, without an entry for a guest; `null` until it is loaded. */
export function placeOf(
  { saleGoodsId, personMax }: Pick<SaleGoodsData, 'personMax' | 'saleGoodsId'>,
  availability: SaleAvailability | null,
): ShownSalePlace | null {
  if (availability === null) return null
  const own = availability.find((each) => each.saleGoodsId === saleGoodsId)
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
