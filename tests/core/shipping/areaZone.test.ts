import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { areaZoneOf, typedZoneOf } from '@jangteo/core/shipping/areaZone.rules'
import type { ZoneRange } from '@jangteo/core/shipping/areaZone.rules'
import {
  decideRangeAdded,
  decideRangeListed,
  overlappedRange,
  ZONE_RANGE_COUNT_MAX,
} from '@jangteo/core/shipping/areaZoneChange.rules'
import { REMOTE_ZONES } from '@jangteo/core/shipping/shipping.codes'
import { FIRST_ZONE_RANGES } from '../../support/shipping/zoneRanges.ts'

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
    expect(areaZoneOf(zonecode, FIRST_ZONE_RANGES)).toEqual(zone)
  })

  test('목록에 없으면 모두 내륙이다', () => {
    expect(['63365', '40240', '06236'].map((code) => areaZoneOf(code, []))).toEqual([
      'MAINLAND',
      'MAINLAND',
      'MAINLAND',
    ])
  })

  test('우편번호를 다 적기 전에는 어디인지 모른다', () => {
    const zones = ['', '6300', '63000', '06236'].map((code) => typedZoneOf(code, FIRST_ZONE_RANGES))
    expect(zones).toEqual([null, null, 'JEJU', 'MAINLAND'])
  })
})

const codes = fc.integer({ min: 0, max: 99_999 }).map((code) => String(code).padStart(5, '0'))
const typed: fc.Arbitrary<ZoneRange> = fc.record({
  zone: fc.constantFrom(...REMOTE_ZONES),
  firstZonecode: codes,
  lastZonecode: codes,
})

/** Lists ranges one after the other, as the rule lets them. */
const listAll = (ranges: readonly ZoneRange[]) =>
  ranges.reduce<readonly ZoneRange[]>(
    (listed, range) => (decideRangeListed(range, listed).ok ? [...listed, range] : listed),
    [],
  )

describe('우편번호 구간을 등록하는 규칙', () => {
  test('등록된 구간에서는 우편번호 하나가 두 지역에 들지 않는다', () => {
    fc.assert(
      fc.property(fc.array(typed, { maxLength: 12 }), codes, (ranges, code) => {
        const listed = listAll(ranges)
        const found = listed.filter(
          ({ firstZonecode, lastZonecode }) => firstZonecode <= code && code <= lastZonecode,
        )
        expect(found.length).toBeLessThanOrEqual(1)
        expect(areaZoneOf(code, listed)).toBe(found[0]?.zone ?? 'MAINLAND')
      }),
    )
  })

  test('겹친다고 하는 구간에는 두 구간에 다 든 우편번호가 있다', () => {
    fc.assert(
      fc.property(fc.array(typed, { maxLength: 12 }), typed, (ranges, range) => {
        const listed = listAll(ranges)
        const other = overlappedRange(range, listed)
        if (range.firstZonecode > range.lastZonecode) return
        const shared = [range.firstZonecode, range.lastZonecode, other?.firstZonecode ?? ''].filter(
          (code) =>
            areaZoneOf(code, [range]) !== 'MAINLAND' && areaZoneOf(code, listed) !== 'MAINLAND',
        )
        expect(shared.length > 0).toBe(other !== null)
      }),
    )
  })

  test('뒤집힌 구간과 겹치는 구간은 안 되고, 정해진 개수까지만 등록한다', () => {
    const range = { zone: 'ISLAND', firstZonecode: '10010', lastZonecode: '10020' } as const
    const many = Array.from({ length: ZONE_RANGE_COUNT_MAX }, (_, place): ZoneRange => {
      const code = String(20_000 + place)
      return { zone: 'ISLAND', firstZonecode: code, lastZonecode: code }
    })
    const reversed = { ...range, lastZonecode: '10009' }
    const touching = { ...range, firstZonecode: '10020', lastZonecode: '10030' }
    const codesOf = [
      decideRangeAdded(reversed, many),
      decideRangeAdded(touching, [range]),
      decideRangeAdded(range, many),
      decideRangeAdded(range, many.slice(1)),
    ].map((decision) => (decision.ok ? 'OK' : decision.reason))
    expect(codesOf).toEqual([
      'ZONE_RANGE_REVERSED',
      'ZONE_RANGE_OVERLAPS',
      'ZONE_RANGE_COUNT_EXCEEDED',
      'OK',
    ])
  })
})
