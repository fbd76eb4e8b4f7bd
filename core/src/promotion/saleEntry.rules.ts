import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import { EVENT_ENTRY_TERMS } from '../display/event.rules.ts'
import { decideAgreed } from '../terms/agreement.rules.ts'
import type { TermsKind } from '../terms/terms.codes.ts'
import { SALE_WAITING_RATIO } from './saleEntry.codes.ts'
import type { SaleBuyRefusalCode, SaleEntryRefusalCode, SaleEntryState } from './saleEntry.codes.ts'
import type { SaleEntryFact } from './saleEntry.table.gen.ts'
import { saleStateAt } from './specialSale.rules.ts'
import type { SaleClock } from './specialSale.rules.ts'
import { SPECIAL_SALE_TABLE } from './specialSale.table.gen.ts'

/** Facts of a member who would enter. */
export type SaleEntrantFacts = {
  readonly isAdultOnly: boolean
  readonly isAdultCertified: boolean
  readonly agreed: readonly TermsKind[]
}

/**
 * Decides whether a member enters a special sale now. Refusals, the first counts: SALE_ENTRY_NOT_OPEN, SALE_ENTRY_CLOSED,
 * ADULT_CERTIFICATION_REQUIRED, TERMS_REQUIRED. Source: market-rules §8.3.
 */
export function decideSaleEntry(
  sale: SaleClock,
  facts: SaleEntrantFacts,
  nowMs: number,
): Decision<SaleEntryRefusalCode> {
  const state = saleStateAt(sale, nowMs)
  if (state === 'SCHEDULED') return refuse('SALE_ENTRY_NOT_OPEN')
  if (state !== 'ENTERING') return refuse('SALE_ENTRY_CLOSED')
  if (facts.isAdultOnly && !facts.isAdultCertified) return refuse('ADULT_CERTIFICATION_REQUIRED')
  const agreement = decideAgreed(EVENT_ENTRY_TERMS, facts.agreed)
  return agreement.ok ? allow() : agreement
}

/** A member's place in a special sale: the state of the entry (`null` without one), and the unpaid order that holds it. */
export type SalePlace = {
  readonly entryState: SaleEntryState | null
  readonly hasOpenOrder: boolean
}

/** Right to buy: so many pieces, until a moment in epoch milliseconds. */
export type SaleRight = { readonly quantityMax: number; readonly buyUntilMs: number }

/** Reasons of entries that have no right, and of those whose right is used or over. */
const BUY_REFUSALS: Readonly<Record<Exclude<SaleEntryState, 'WON'>, SaleBuyRefusalCode>> = {
  ENTERED: 'SALE_NOT_WON',
  WAITING: 'SALE_NOT_WON',
  LOST: 'SALE_NOT_WON',
  WITHDRAWN: 'SALE_NOT_WON',
  CANCELLED: 'SALE_NOT_WON',
  BOUGHT: 'SALE_BOUGHT',
  LAPSED: 'SALE_BUY_OVER',
}

function isBuyable(sale: SaleClock, nowMs: number): boolean {
  return SPECIAL_SALE_TABLE.tags[saleStateAt(sale, nowMs)].includes('buyable')
}

/** True while the wave that buys lasts. Source: market-rules §8.1. */
export function isWaveOpen(sale: SaleClock, nowMs: number): boolean {
  return isBuyable(sale, nowMs) && nowMs < sale.buyClosesAtMs
}

/**
 * Decides whether a member buys in a special sale now: the one rule of the check, the cart and the order. Refusals, the
 * first counts: SALE_BUY_NOT_OPEN, SALE_NOT_WON, SALE_BOUGHT, SALE_BUY_OVER. Source: market-rules §8.3.
 */
export function decideSaleBuy(
  sale: SaleClock & { readonly personMax: number },
  { entryState, hasOpenOrder }: SalePlace,
  nowMs: number,
): Decision<SaleBuyRefusalCode, SaleRight> {
  const state = saleStateAt(sale, nowMs)
  const { tags } = SPECIAL_SALE_TABLE
  if (tags[state].includes('undrawn') || state === 'DRAWN') return refuse('SALE_BUY_NOT_OPEN')
  if (entryState === null) return refuse('SALE_NOT_WON')
  if (entryState !== 'WON') return refuse(BUY_REFUSALS[entryState])
  if (hasOpenOrder) return refuse('SALE_BOUGHT')
  if (!isWaveOpen(sale, nowMs)) return refuse('SALE_BUY_OVER')
  return allow({ quantityMax: sale.personMax, buyUntilMs: sale.buyClosesAtMs })
}

/** Rank of an entry among its product's, and the number of its winners. */
export type SaleRank = { readonly rank: number; readonly winnersMax: number }

/** Computes the facts that the chart of an entry decides by. Source: market-rules §8.1. */
export function saleEntryFacts(
  sale: SaleClock,
  entry: { readonly rank: SaleRank | null; readonly hasOpenOrder: boolean },
  nowMs: number,
): Readonly<Record<SaleEntryFact, boolean>> {
  const { rank, winnersMax } = entry.rank ?? { rank: Infinity, winnersMax: 0 }
  return {
    isEntryOpen: saleStateAt(sale, nowMs) === 'ENTERING',
    isWinner: rank <= winnersMax,
    isWaitlisted: rank <= SALE_WAITING_RATIO * winnersMax,
    hasNoOpenOrder: !entry.hasOpenOrder,
    isWaveOpen: isWaveOpen(sale, nowMs),
  }
}
