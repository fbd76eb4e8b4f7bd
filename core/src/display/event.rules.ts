import { addYears, kstDayOf, startOfDayMs } from '../calendar/day.rules.ts'
import type { Day } from '../calendar/day.rules.ts'
import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import type { Won } from '../money/money.rules.ts'
import { decideAgreed } from '../terms/agreement.rules.ts'
import type { TermsLine } from '../terms/agreement.rules.ts'
import type { TermsKind } from '../terms/terms.codes.ts'
import type { EventFilter } from './display.codes.ts'
import type { EventEntryLimit, EventResult } from './event.codes.ts'

/** Period in which something is shown (epoch milliseconds), the end excluded; `null` is no bound. */
export type ShowPeriod = { readonly startsAtMs: number | null; readonly endsAtMs: number | null }

/** True for a period that does not end before it begins. */
export function isForward({ startsAtMs, endsAtMs }: ShowPeriod): boolean {
  return startsAtMs === null || endsAtMs === null || startsAtMs < endsAtMs
}

/** Returns the tab of an event or an exhibition; `null` before it begins. Source: spec §3. */
export function eventFilterOf(period: ShowPeriod, nowMs: number): EventFilter | null {
  if (period.endsAtMs !== null && nowMs >= period.endsAtMs) return 'FINISHED'
  return period.startsAtMs !== null && nowMs < period.startsAtMs ? null : 'IN_PROGRESS'
}

/** Years for which a finished event stays in the list; its page stays for good. Source: market-rules §1.5. */
export const FINISHED_EVENT_YEARS = 1

/** Returns the moment from which on finished events are listed, in epoch milliseconds. Source: market-rules §1.5. */
export function eventsListedSinceMs(nowMs: number): number {
  return startOfDayMs(addYears(kstDayOf(nowMs), -FINISHED_EVENT_YEARS))
}

/** Consents of an entry, in the order to ask for them. Source: domain-rules §5.2. */
export const EVENT_ENTRY_TERMS: readonly TermsLine[] = [{ kind: 'EVENT_PRIVACY', isRequired: true }]

/**
 * Returns the day that an entry counts for; `null` where a person enters once, so that one row a person and day says all.
 * Source: market-rules §1.5.
 */
export function entryDayOf(perEnum: EventEntryLimit, nowMs: number): Day | null {
  return perEnum === 'DAILY' ? kstDayOf(nowMs) : null
}

/** Facts of a try to enter; `perEnum` is `null` for an event without entries. */
export type EventEntryFacts = {
  readonly period: ShowPeriod
  readonly perEnum: EventEntryLimit | null
  /** The person's entry that counts for now exists. */
  readonly hasEntered: boolean
  readonly agreed: readonly TermsKind[]
}

/** Codes of the refusals of an entry. */
export type EventEntryRefusal =
  | 'EVENT_NOT_FOUND'
  | 'EVENT_ENDED'
  | 'EVENT_ENTERED'
  | 'TERMS_REQUIRED'

/**
 * Decides whether a member enters an event now. Refusals, the first counts: EVENT_NOT_FOUND before it begins and for an
 * event without entries, EVENT_ENDED, EVENT_ENTERED, TERMS_REQUIRED. Source: market-rules §1.5.
 */
export function decideEventEntry(
  facts: EventEntryFacts,
  nowMs: number,
): Decision<EventEntryRefusal> {
  const filter = eventFilterOf(facts.period, nowMs)
  if (filter === null || facts.perEnum === null) return refuse('EVENT_NOT_FOUND')
  if (filter === 'FINISHED') return refuse('EVENT_ENDED')
  if (facts.hasEntered) return refuse('EVENT_ENTERED')
  const agreement = decideAgreed(EVENT_ENTRY_TERMS, facts.agreed)
  return agreement.ok ? allow() : agreement
}

/** Returns a member's result; `null` without an entry. Source: life-rules §8.2. */
export function eventResultOf(facts: {
  readonly entryCount: number
  readonly isDrawn: boolean
  readonly hasWon: boolean
}): EventResult | null {
  if (facts.entryCount === 0) return null
  if (!facts.isDrawn) return 'ENTERED'
  return facts.hasWon ? 'WON' : 'LOST'
}

/** Worth above which the winner of a prize is charged tax, in won. Source: market-rules §1.5. */
export const PRIZE_TAX_FREE_MAX_WON = 50_000

/** A kind of prize of an event: how many there are, and the worth of one in won. */
export type Prize = { readonly quantity: number; readonly value: Won }

/** True when a winner of one of the prizes is charged tax. Source: market-rules §1.5. */
export function hasTaxedPrize(prizes: readonly Prize[]): boolean {
  return prizes.some(({ value }) => value > PRIZE_TAX_FREE_MAX_WON)
}

/** Returns the number of winners: one a prize. */
export function winnersMaxOf(prizes: readonly Prize[]): number {
  return prizes.reduce((sum, { quantity }) => sum + quantity, 0)
}

/**
 * Returns the place of the prize that a rank wins, from 0: the first ranks win the first prizes; `null` below all prizes.
 */
export function prizeIndexOf(prizes: readonly Prize[], rank: number): number | null {
  let last = 0
  for (const [index, { quantity }] of prizes.entries()) {
    last += quantity
    if (rank <= last) return index
  }
  return null
}
