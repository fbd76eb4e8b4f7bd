import type { AreaZone, RemoteZone } from './shipping.codes.ts'

/** Postcodes of a remote zone, five digits each, both ends included. */
export type ZoneRange = {
  readonly zone: RemoteZone
  readonly firstZonecode: string
  readonly lastZonecode: string
}

/** Digits of a postcode. */
export const ZONECODE_LENGTH = 5

/**
 * Returns the zone of a five-digit postcode by the ranges of the market, which do not overlap; one that is in none of
 * them is on the mainland. Source: domain-rules §2.4, decision 148.
 * @example areaZoneOf('63365', [{ zone: 'JEJU', firstZonecode: '63000', lastZonecode: '63644' }]) // 'JEJU'
 */
export function areaZoneOf(zonecode: string, ranges: readonly ZoneRange[]): AreaZone {
  const found = ranges.find(
    ({ firstZonecode, lastZonecode }) => zonecode >= firstZonecode && zonecode <= lastZonecode,
  )
  return found?.zone ?? 'MAINLAND'
}

/** Returns the zone of a postcode that is being typed; `null` before its last digit, which prices as the mainland. */
export function typedZoneOf(zonecode: string, ranges: readonly ZoneRange[]): AreaZone | null {
  return zonecode.length === ZONECODE_LENGTH ? areaZoneOf(zonecode, ranges) : null
}
