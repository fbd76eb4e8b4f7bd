import { formatSpokenTime } from '../calendar/dateText.rules.ts'
import { GOODS_DISPLAY_SALE_STATUS_LABELS } from './goods.codes.ts'
import type { GoodsDisplaySaleStatus } from './goods.codes.ts'

/** Label in place of the buy button, and the label of the way on. */
export type ClosedSaleView = { readonly text: string; readonly onward: string }

type ClosedStatus = Exclude<GoodsDisplaySaleStatus, 'SALE'>

const CLOSED: Readonly<Record<ClosedStatus, ClosedSaleView>> = {
  WAIT: { text: '아직 판매를 시작하지 않았어요.', onward: '다른 상품 보기' },
  OUT_OF_STOCK: { text: '일시 품절된 상품이에요.', onward: '비슷한 상품 보기' },
  STOP: { text: '판매가 중지된 상품이에요.', onward: '비슷한 상품 보기' },
  FINISHED: { text: '판매가 종료된 상품이에요.', onward: '비슷한 상품 보기' },
}

/**
 * Views why a product cannot be bought now, and the way on; `null` when it can. `saleStartsAtMs` is when a waiting sale
 * begins, `null` when it is unknown. Source: spec §3.
 */
export function closedSaleView(
  status: GoodsDisplaySaleStatus,
  saleStartsAtMs: number | null,
): ClosedSaleView | null {
  if (status === 'SALE') return null
  if (status !== 'WAIT' || saleStartsAtMs === null) return CLOSED[status]
  return { ...CLOSED.WAIT, text: `${formatSpokenTime(saleStartsAtMs)} 오픈 예정이에요.` }
}

/** Text of the mark of a product that is not on sale; `null` for one that is. Source: spec §3. */
export function saleMarkText(status: GoodsDisplaySaleStatus): string | null {
  return status === 'SALE' ? null : GOODS_DISPLAY_SALE_STATUS_LABELS[status]
}

/** Bounds of a sale in epoch milliseconds; `null` is none. */
type SaleBounds = { readonly startsAtMs: number | null; readonly endsAtMs: number | null }

/**
 * Text for the bound of a sale that lies ahead: the start of a waiting one, the end of a running one; `null` for none.
 * @example salePeriodText('WAIT', { startsAtMs: Date.parse('2026-11-27T06:00:00+09:00'), endsAtMs: null }) // '11/27(금) 오전 6:00 오픈 예정'
 */
export function salePeriodText(
  status: GoodsDisplaySaleStatus,
  { startsAtMs, endsAtMs }: SaleBounds,
): string | null {
  if (status === 'WAIT' && startsAtMs !== null) return `${formatSpokenTime(startsAtMs)} 오픈 예정`
  if (status === 'SALE' && endsAtMs !== null) return `${formatSpokenTime(endsAtMs)} 판매 종료`
  return null
}
