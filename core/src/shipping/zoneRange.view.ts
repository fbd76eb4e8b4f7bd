import type { ZoneRange } from './areaZone.rules.ts'

/**
 * Returns the text of a range of postcodes; one alone stands for itself.
 * @example zoneRangeText({ firstZonecode: '40200', lastZonecode: '40240' }) // '40200~40240'
 */
export function zoneRangeText({
  firstZonecode,
  lastZonecode,
}: Pick<ZoneRange, 'firstZonecode' | 'lastZonecode'>): string {
  return firstZonecode === lastZonecode ? firstZonecode : `${firstZonecode}~${lastZonecode}`
}
