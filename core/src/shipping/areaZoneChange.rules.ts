import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import type { ZoneRange } from './areaZone.rules.ts'

/** Characters of the name of a range, such as a county. */
export const ZONE_RANGE_NAME_LENGTH_MAX = 30

/** Ranges of a market: every checkout gets them all. The published list has 30. */
export const ZONE_RANGE_COUNT_MAX = 200

/** Reason why a range of postcodes is not listed. */
export type ZoneRangeRefusal = 'ZONE_RANGE_REVERSED' | 'ZONE_RANGE_OVERLAPS'

/** Returns the listed range that shares a postcode with another one; `null` for none. */
export function overlappedRange<Range extends ZoneRange>(
  { firstZonecode, lastZonecode }: Pick<ZoneRange, 'firstZonecode' | 'lastZonecode'>,
  listed: readonly Range[],
): Range | null {
  const found = listed.find(
    (range) => range.firstZonecode <= lastZonecode && range.lastZonecode >= firstZonecode,
  )
  return found ?? null
}

/**
 * Decides whether a range may stand beside others. Refusals in this order: ZONE_RANGE_REVERSED, ZONE_RANGE_OVERLAPS.
 * Source: decision 148.
 */
export function decideRangeListed(
  range: ZoneRange,
  others: readonly ZoneRange[],
): Decision<ZoneRangeRefusal> {
  if (range.firstZonecode > range.lastZonecode) return refuse('ZONE_RANGE_REVERSED')
  return overlappedRange(range, others) === null ? allow() : refuse('ZONE_RANGE_OVERLAPS')
}

/**
 * Decides whether a range is added to those that are listed. Refusals: those of `decideRangeListed`, then
 * ZONE_RANGE_COUNT_EXCEEDED. Source: decision 148.
 */
export function decideRangeAdded(
  range: ZoneRange,
  listed: readonly ZoneRange[],
): Decision<ZoneRangeRefusal | 'ZONE_RANGE_COUNT_EXCEEDED'> {
  const decision = decideRangeListed(range, listed)
  if (!decision.ok) return decision
  return listed.length >= ZONE_RANGE_COUNT_MAX ? refuse('ZONE_RANGE_COUNT_EXCEEDED') : allow()
}
