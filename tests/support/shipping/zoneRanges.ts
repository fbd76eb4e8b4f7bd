import type { ZoneRange } from '@jangteo/core/shipping/areaZone.rules'

/** The postcodes of islands outside Jeju in domain-rules §2.4, with 58826 for its misprint. */
const ISLANDS =
  '22386–22388, 23004–23010, 23100–23116, 23124–23136, 31708, 32133, 33411, 40200–40240, 46768–46771, 52570–52571, 53031–53033, 53089–53104, 54000, 56347–56349, 57068–57069, 58760–58762, 58800–58810, 58816–58818, 58826, 58828–58866, 58953–58958, 59102–59103, 59106, 59127, 59129, 59137–59166, 59650, 59766, 59781–59790'

const islands = ISLANDS.split(', ').map((range): ZoneRange => {
  const [first = '', last = first] = range.split('–')
  return { zone: 'ISLAND', firstZonecode: first, lastZonecode: last }
})

/** The remote postcodes that a market begins with, ascending. */
export const FIRST_ZONE_RANGES: readonly ZoneRange[] = [
  ...islands,
  { zone: 'JEJU', firstZonecode: '63000', lastZonecode: '63644' },
]
