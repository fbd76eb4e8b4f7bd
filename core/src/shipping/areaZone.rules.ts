import type { AreaZone } from './shipping.codes.ts'

type ZonecodeRange = readonly [first: number, last: number]

/** Postcodes of Jeju, with Udo and Chuja. Source: domain-rules §2.4. */
export const JEJU_ZONECODES: readonly ZonecodeRange[] = [[63000, 63644]]

/**
 * Postcodes of the islands and remote places outside Jeju, by number. The published list prints 58826 as 28826, a
 * mistake; carriers publish lists of their own. Source: domain-rules §2.4.
 */
export const ISLAND_ZONECODES: readonly ZonecodeRange[] = [
  [22386, 22388],
  [23004, 23010],
  [23100, 23116],
  [23124, 23136],
  [31708, 31708],
  [32133, 32133],
  [33411, 33411],
  [40200, 40240],
  [46768, 46771],
  [52570, 52571],
  [53031, 53033],
  [53089, 53104],
  [54000, 54000],
  [56347, 56349],
  [57068, 57069],
  [58760, 58762],
  [58800, 58810],
  [58816, 58818],
  [58826, 58826],
  [58828, 58866],
  [58953, 58958],
  [59102, 59103],
  [59106, 59106],
  [59127, 59127],
  [59129, 59129],
  [59137, 59166],
  [59650, 59650],
  [59766, 59766],
  [59781, 59790],
]

function isWithin(zonecode: number, ranges: readonly ZonecodeRange[]): boolean {
  return ranges.some(([first, last]) => zonecode >= first && zonecode <= last)
}

/**
 * Returns the zone of a five-digit postcode; one that is on no list is on the mainland. Source: domain-rules §2.4.
 * @example areaZoneOf('63365') // 'JEJU'
 */
export function areaZoneOf(zonecode: string): AreaZone {
  const code = Number(zonecode)
  if (isWithin(code, JEJU_ZONECODES)) return 'JEJU'
  return isWithin(code, ISLAND_ZONECODES) ? 'ISLAND' : 'MAINLAND'
}

const ZONECODE_LENGTH = 5

/** Returns the zone of a postcode that is being typed; `null` before its last digit, which prices as the mainland. */
export function typedZoneOf(zonecode: string): AreaZone | null {
  return zonecode.length === ZONECODE_LENGTH ? areaZoneOf(zonecode) : null
}
