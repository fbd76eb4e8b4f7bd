import type { Decision } from '@jangteo/core/decision/decision.rules'
import type { SaleBuyRefusalCode } from '@jangteo/core/promotion/saleEntry.codes'
import { decideSaleBuy, type SaleRight } from '@jangteo/core/promotion/saleEntry.rules'
import type { SaleEntryRow } from '@jangteo/postgres/promotion/sale-entry.store'
import type { SoldSpeciallyRow } from '@jangteo/postgres/promotion/sale-goods.store'
import { toSaleClock } from '@jangteo/postgres/promotion/sale.columns'

/** Decides whether the owner of an entry buys now; an unpaid order does not count, since the next one replaces it. */
export function buyRightOf(
  goods: SoldSpeciallyRow,
  entry: SaleEntryRow | undefined,
  nowMs: number,
): Decision<SaleBuyRefusalCode, SaleRight> {
  return decideSaleBuy(
    { ...toSaleClock(goods.sale), personMax: goods.person_max },
    { entryState: entry?.state ?? null, hasOpenOrder: false },
    nowMs,
  )
}
