import { describe, expect, test } from 'vitest'
import {
  ISLAND_ZONECODES,
  JEJU_ZONECODES,
  areaZoneOf,
  typedZoneOf,
} from '@jangteo/core/shipping/areaZone.rules'

describe('우편번호로 보는 지역', () => {
  test.each([
    ['06236', 'MAINLAND'],
    ['48058', 'MAINLAND'],
    ['62999', 'MAINLAND'],
    ['63000', 'JEJU'],
    ['63365', 'JEJU'],
    ['63644', 'JEJU'],
    ['63645', 'MAINLAND'],
    ['40240', 'ISLAND'],
    ['23124', 'ISLAND'],
    ['58826', 'ISLAND'],
    ['28826', 'MAINLAND'],
    ['58827', 'MAINLAND'],
    ['59790', 'ISLAND'],
    ['', 'MAINLAND'],
  ])('%s은 %s', (zonecode, zone) => {
    expect(areaZoneOf(zonecode)).toEqual(zone)
  })

  test('지역 범위는 차례대로 놓이고 서로 겹치지 않는다', () => {
    const ranges = [...ISLAND_ZONECODES, ...JEJU_ZONECODES].toSorted((a, b) => a[0] - b[0])
    const wrong = ranges.filter(([first, last], index) => {
      const previousLast = ranges[index - 1]?.[1] ?? -1
      return first > last || first <= previousLast
    })
    expect(wrong).toEqual([])
    expect(ISLAND_ZONECODES).toEqual(ISLAND_ZONECODES.toSorted((a, b) => a[0] - b[0]))
  })
})

/** The list of domain-rules §2.4, written out again. */
const LISTED =
  '22386–22388, 23004–23010, 23100–23116, 23124–23136, 31708, 32133, 33411, 40200–40240, 46768–46771, 52570–52571, 53031–53033, 53089–53104, 54000, 56347–56349, 57068–57069, 58760–58762, 58800–58810, 58816–58818, 58826, 58828–58866, 58953–58958, 59102–59103, 59106, 59127, 59129, 59137–59166, 59650, 59766, 59781–59790'

test('도서산간은 알려진 우편번호와 꼭 같고, 제주는 63000부터 63644까지다', () => {
  const listed = new Set(
    LISTED.split(', ').flatMap((range) => {
      const [first = 0, last = first] = range.split('–').map(Number)
      return Array.from({ length: last - first + 1 }, (_, index) => first + index)
    }),
  )
  const codes = Array.from({ length: 100_000 }, (_, code) => code)
  const zoneOf = (code: number) => areaZoneOf(String(code).padStart(5, '0'))
  const islands = codes.filter((code) => zoneOf(code) === 'ISLAND')
  const jeju = codes.filter((code) => zoneOf(code) === 'JEJU')
  expect(islands).toEqual([...listed])
  expect([jeju[0], jeju.at(-1), jeju.length]).toEqual([63_000, 63_644, 645])
})

test('우편번호를 다 적기 전에는 어디인지 모른다', () => {
  expect(['', '6300', '63000', '06236'].map(typedZoneOf)).toEqual([null, null, 'JEJU', 'MAINLAND'])
})
