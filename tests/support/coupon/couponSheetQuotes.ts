import type { QuoteOutcome, SheetPicks, SheetQuote } from '@jangteo/core/coupon/couponSheet.chart'

/** Two lines and a store, each with one coupon that fits; the best is the first line's and the store's. */
export const LINE = 'goods:1'
export const OTHER = 'goods:2'
export const STORE = 'store:1'
export const BEST: SheetPicks = { [LINE]: 'ten', [OTHER]: null, [STORE]: 'basket' }

/** Answer that the market makes of picks. */
export function quoteOf(picks: SheetPicks, discountAmount: number): SheetQuote {
  const ten = { couponIssueId: 'ten', name: '10% 할인', discountAmount: 1_290 }
  return {
    slots: [
      {
        slotKey: STORE,
        type: 'STORE',
        title: '다담다실',
        options: [{ couponIssueId: 'basket', name: '3,000원 할인', discountAmount: 3_000 }],
      },
      { slotKey: LINE, type: 'GOODS', title: '머그컵', options: [ten] },
      { slotKey: OTHER, type: 'GOODS', title: '접시', options: [{ ...ten, discountAmount: 900 }] },
    ],
    picks,
    discountAmount,
    unusable: [{ couponIssueId: 'old', name: '지난 쿠폰', reasonText: '사용 기간이 지났어요.' }],
  }
}

/** Answer that the market answers for picks. */
export function quoted(picks: SheetPicks, discountAmount: number): QuoteOutcome {
  return { kind: 'quoted', quote: quoteOf(picks, discountAmount) }
}
