import { DAY_MS } from '../calendar/day.rules.ts'
import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import type { Won } from '../money/money.rules.ts'
import type { DealAfterEnd } from './deal.codes.ts'

/** Smallest price of a deal, in won. Source: market-rules §1.4. */
export const DEAL_PRICE_MIN_WON = 100
/** Most days that a deal runs. Source: decision 131. */
export const DEAL_LENGTH_DAYS_MAX = 31
/** Largest number of pieces of a deal. Source: decision 131. */
export const DEAL_QUANTITY_MAX = 999_999

/** A deal as a seller plans it; times in epoch milliseconds, bounds in pieces, `null` without one. */
export type DealPlan = {
  readonly dealPrice: Won
  readonly startsAtMs: number
  readonly endsAtMs: number
  readonly quantityTotal: number | null
  readonly personMax: number | null
  readonly afterEnd: DealAfterEnd
}

/**
 * Facts that a plan is judged by: the seller's own sale period, in epoch milliseconds with `null` for no bound, and as
 * `others` the deals of the product that were not stopped, without this one.
 */
export type DealPlanFacts = {
  readonly isListed: boolean
  /** A special sale of the product is not over. */
  readonly isSoldSpecially: boolean
  readonly salePrice: Won
  readonly saleStartsAtMs: number | null
  readonly saleEndsAtMs: number | null
  readonly others: readonly Pick<DealPlan, 'startsAtMs' | 'endsAtMs'>[]
  readonly nowMs: number
}

/** Reason why a deal is refused. */
export type DealPlanRefusal =
  | 'DEAL_GOODS_NOT_LISTED'
  | 'DEAL_PRICE_INVALID'
  | 'DEAL_PERIOD_INVALID'
  | 'DEAL_OUTSIDE_SALE'
  | 'DEAL_BOUNDS_INVALID'
  | 'DEAL_OVERLAPS'
  | 'DEAL_STARTED'

function isBound(bound: number | null): boolean {
  return bound === null || (bound >= 1 && bound <= DEAL_QUANTITY_MAX)
}

/** True when a deal lies within the sale period of its product; ends that meet are within. */
function isWithinSale(
  { startsAtMs, endsAtMs }: DealPlan,
  { saleStartsAtMs, saleEndsAtMs }: DealPlanFacts,
): boolean {
  return startsAtMs >= (saleStartsAtMs ?? -Infinity) && endsAtMs <= (saleEndsAtMs ?? Infinity)
}

/**
 * Decides whether a deal may be planned: for a listed product, cheaper than it, in the future, within its sale period,
 * and not beside another one of it or a special sale. Refusals: DEAL_GOODS_NOT_LISTED, DEAL_PRICE_INVALID, DEAL_PERIOD_INVALID,
 * DEAL_OUTSIDE_SALE, DEAL_BOUNDS_INVALID, DEAL_OVERLAPS. Source: market-rules §1.4, decision 131.
 */
export function decideDealPlan(
  plan: DealPlan,
  facts: DealPlanFacts,
): Decision<Exclude<DealPlanRefusal, 'DEAL_STARTED'>> {
  const { dealPrice, startsAtMs, endsAtMs, quantityTotal, personMax } = plan
  const { isListed, salePrice, others, nowMs } = facts
  if (!isListed) return refuse('DEAL_GOODS_NOT_LISTED')
  if (dealPrice < DEAL_PRICE_MIN_WON || dealPrice >= salePrice) return refuse('DEAL_PRICE_INVALID')
  const isPeriod =
    startsAtMs >= nowMs &&
    endsAtMs > startsAtMs &&
    endsAtMs - startsAtMs <= DEAL_LENGTH_DAYS_MAX * DAY_MS
  if (!isPeriod) return refuse('DEAL_PERIOD_INVALID')
  if (!isWithinSale(plan, facts)) return refuse('DEAL_OUTSIDE_SALE')
  if (!isBound(quantityTotal) || !isBound(personMax)) return refuse('DEAL_BOUNDS_INVALID')
  const overlaps =
    facts.isSoldSpecially ||
    others.some((other) => startsAtMs < other.endsAtMs && other.startsAtMs < endsAtMs)
  return overlaps ? refuse('DEAL_OVERLAPS') : allow()
}

/** Decides whether a deal may become another one: before it begins. Refusal: DEAL_STARTED. */
export function decideDealChange(startsAtMs: number, nowMs: number): Decision<'DEAL_STARTED'> {
  return nowMs < startsAtMs ? allow() : refuse('DEAL_STARTED')
}
