import { displaySaleStatus } from '@jangteo/core/goods/saleStatus.rules'
import { stockInDeal } from '@jangteo/core/display/deal.rules'
import { sellableStock } from '@jangteo/core/goods/option.rules'
import { promiseArrival } from '@jangteo/core/shipping/promise.rules'
import type { ArrivalPromise, PromiseTerms } from '@jangteo/core/shipping/promise.rules'
import type { AreaZone } from '@jangteo/core/shipping/shipping.codes'
import { BUSINESS_CALENDAR } from '../calendar/holidays.ts'
import { toPromiseTerms } from '../shipping/promise-answer.ts'
import type { BuyRow } from './buy-row.ts'

/** Terms of the promise of a line: its option's stock, its goods, their store's cut-off. */
export function promiseTermsOf(row: BuyRow, nowMs: number): PromiseTerms {
  const stock = sellableStock({
    stock: stockInDeal(row.stock, row.deal),
    saleStatus: row.option_sale_status,
  })
  const status = displaySaleStatus(
    {
      saleStatus: row.sale_status,
      saleStartsAtMs: row.sale_starts_at?.getTime() ?? null,
      saleEndsAtMs: row.sale_ends_at?.getTime() ?? null,
      hasStock: stock > 0,
    },
    nowMs,
  )
  return toPromiseTerms(row, { kind: row.goods_kind, isOnSale: status === 'SALE' })
}

/** The day that a line arrives on in a zone when it is ordered now; `null` when nothing is promised. */
export function promiseOfLine(
  row: BuyRow,
  { nowMs, zone }: { readonly nowMs: number; readonly zone: AreaZone },
): ArrivalPromise | null {
  return promiseArrival(promiseTermsOf(row, nowMs), { nowMs, zone, calendar: BUSINESS_CALENDAR })
}
