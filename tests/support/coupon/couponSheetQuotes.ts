import type {
  QuoteOutcome,
  SheetPicks,
  SheetQuote,
  SlotPlace,
} from '@jangteo/core/coupon/couponSheet.chart'
import { pickCoupon } from '@jangteo/core/coupon/couponSheet.rules'

/** Two lines and a store, each with one coupon that fits; the best is the first line's and the store's. */
export const LINE: SlotPlace = { type: 'GOODS', place: { cartId: 1 } }
export const OTHER: SlotPlace = { type: 'GOODS', place: { cartId: 2 } }
export const STORE: SlotPlace = { type: 'STORE', place: { storeUrl: 'dadam' } }
export const BEST: SheetPicks = [
  { ...STORE, couponIssueId: 'basket' },
  { ...LINE, couponIssueId: 'ten' },
  { ...OTHER, couponIssueId: null },
]

/** The best picks without those of some slots. */
export function bestWithout(...slots: readonly SlotPlace[]): SheetPicks {
  return slots.reduce((picks, slot) => pickCoupon(picks, slot, null), BEST)
}

/** Quote that the market makes of picks. */
export function quoteOf(picks: SheetPicks, discountAmount: number): SheetQuote {
  const ten = { couponIssueId: 'ten', name: '10% 할인', discountAmount: 1_290 }
  return {
    slots: [
      {
        ...STORE,
        title: '다담다실',
        options: [{ couponIssueId: 'basket', name: '3,000원 할인', discountAmount: 3_000 }],
      },
      { ...LINE, title: '머그컵', options: [ten] },
      { ...OTHER, title: '접시', options: [{ ...ten, discountAmount: 900 }] },
    ],
    picks,
    discountAmount,
    unusable: [{ couponIssueId: 'old', name: '지난 쿠폰', reasonText: '사용 기간이 지났어요.' }],
  }
}

/** Outcome of asking the market for picks. */
export function quoted(picks: SheetPicks, discountAmount: number): QuoteOutcome {
  return { kind: 'quoted', quote: quoteOf(picks, discountAmount) }
}
