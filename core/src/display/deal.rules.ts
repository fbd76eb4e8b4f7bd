import { DAY_MS, daysBetween, HOUR_MS, kstDayOf, MINUTE_MS } from '../calendar/day.rules.ts'
import type { Won } from '../money/money.rules.ts'
import type { DealAfterEnd, DealState } from './deal.codes.ts'

/** Days that a deal is announced before it starts. Source: market-rules §1.4. */
export const DEAL_ANNOUNCED_DAYS = 7
/** Days that a deal stays in the list after its end. Source: market-rules §1.4. */
export const DEAL_LISTED_DAYS = 7
/** Deals of a page of the list unless another size is requested. Source: market-rules §1.4. */
export const DEAL_PAGE_SIZE = 20

/**
 * A deal of a product; times in epoch milliseconds, the start included and the end not. `quantityTotal` and `personMax`
 * are pieces, `null` without a bound; `taken` are the pieces that live orders hold.
 */
export type Deal = {
  readonly dealId: number
  readonly dealPrice: Won
  readonly startsAtMs: number
  readonly endsAtMs: number
  readonly quantityTotal: number | null
  readonly personMax: number | null
  readonly afterEnd: DealAfterEnd
  readonly stoppedAtMs: number | null
  readonly taken: number
}

/** Returns the pieces of a deal that nobody has taken; `null` without a bound. */
export function dealLeft({ quantityTotal, taken }: Deal): number | null {
  return quantityTotal === null ? null : Math.max(0, quantityTotal - taken)
}

/**
 * Returns the state of a deal at a moment. A sold-out one runs again when pieces come back before its end; a stopped one
 * stays stopped. Source: market-rules §1.4.
 */
export function dealStateOf(deal: Deal, nowMs: number): DealState {
  if (deal.stoppedAtMs !== null && nowMs >= deal.stoppedAtMs) return 'STOPPED'
  if (nowMs >= deal.endsAtMs) return 'ENDED'
  if (nowMs < deal.startsAtMs) return 'COMING'
  return dealLeft(deal) === 0 ? 'SOLD_OUT' : 'RUNNING'
}

const PRICING_STATES: ReadonlySet<DealState> = new Set(['RUNNING', 'SOLD_OUT'])

/** Returns the deal if it sets the price at a moment, sold out or not; `null` before, after and without one. */
export function dealInForce(deal: Deal | null, nowMs: number): Deal | null {
  return deal !== null && PRICING_STATES.has(dealStateOf(deal, nowMs)) ? deal : null
}

/**
 * Returns the price of one piece at a moment, before options: the deal's while it is in force, else the product's own. A
 * deal never raises a price. Nothing else is charged, and nothing stores it. Source: market-rules §1.4, decision 099.
 */
export function effectivePrice(
  goods: { readonly salePrice: Won },
  deal: Deal | null,
  nowMs: number,
): Won {
  const inForce = dealInForce(deal, nowMs)
  return inForce === null ? goods.salePrice : Math.min(inForce.dealPrice, goods.salePrice)
}

/** Returns the pieces of a stock that may be sold: while a deal is in force no more than it has left. */
export function stockInDeal(stock: number, inForce: Deal | null): number {
  const left = inForce === null ? null : dealLeft(inForce)
  return left === null ? stock : Math.min(stock, left)
}

/** True when a deal's price may be seen: from its start on. Source: market-rules §1.4. */
export function showsDealPrice(state: DealState): boolean {
  return state !== 'COMING'
}

/** Time left of a deal, by parts of a clock; all 0 once it is over. */
export type TimeLeft = {
  readonly days: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
}

/** Returns the time until a deal ends; a second that has begun counts whole. Source: domain-rules §7.4. */
export function timeLeft(endsAtMs: number, nowMs: number): TimeLeft {
  const leftMs = Math.ceil(Math.max(0, endsAtMs - nowMs) / 1000) * 1000
  return {
    days: Math.floor(leftMs / DAY_MS),
    hours: Math.floor((leftMs % DAY_MS) / HOUR_MS),
    minutes: Math.floor((leftMs % HOUR_MS) / MINUTE_MS),
    seconds: (leftMs % MINUTE_MS) / 1000,
  }
}

function twoDigits(figure: number): string {
  return String(figure).padStart(2, '0')
}

/**
 * Text for the countdown of a deal. Source: domain-rules §7.4.
 * @example countdownText({ days: 2, hours: 3, minutes: 4, seconds: 5 }) // '2일 03:04:05'
 */
export function countdownText({ days, hours, minutes, seconds }: TimeLeft): string {
  const clock = [hours, minutes, seconds].map(twoDigits).join(':')
  return days > 0 ? `${days}일 ${clock}` : clock
}

/**
 * Returns the percentage of a deal that is sold, rounded down, so that only a sold-out deal reads 100; `null` without a
 * bound, as nobody knows how much there is. Source: domain-rules §7.4, market-rules §1.4.
 */
export function soldPercent(taken: number, quantityTotal: number | null): number | null {
  if (quantityTotal === null || quantityTotal <= 0) return null
  return Math.min(100, Math.floor((taken * 100) / quantityTotal))
}

/**
 * Text for the share of a deal that is sold.
 * @example soldText(73) // '73% 판매'
 */
export function soldText(percent: number): string {
  return percent === 100 ? '모두 판매' : `${percent}% 판매`
}

/**
 * Text for the last day of a deal, by the Korean day of its last moment; `null` once it is over.
 * @example dealMarkText(Date.parse('2026-11-27T00:00:00+09:00'), Date.parse('2026-11-25T12:00:00+09:00')) // '내일 마감'
 */
export function dealMarkText(endsAtMs: number, nowMs: number): string | null {
  if (nowMs >= endsAtMs) return null
  const days = daysBetween(kstDayOf(nowMs), kstDayOf(endsAtMs - 1))
  return ['오늘 마감', '내일 마감'][days] ?? `${days}일 남음`
}
