import { describe, expect, test } from 'vitest'
import { ISLAND_ZONECODES, JEJU_ZONECODES, areaZoneOf } from '@jangteo/core/shipping/areaZone.rules'

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
