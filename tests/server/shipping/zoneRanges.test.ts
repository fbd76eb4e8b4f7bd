import { areaZoneOf } from '@jangteo/core/shipping/areaZone.rules'
import { listZoneRanges, listZoneRangesAround } from '@jangteo/postgres/shipping/area-zone.store'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOnce } from '../../support/atOnce.ts'
import { auditOf } from '../../support/auditLog.ts'
import type { Buyer, RefusalBody } from '../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { FIRST_ZONE_RANGES } from '../../support/shipping/zoneRanges.ts'
import { loginOperator } from '../../support/staff.ts'

type Range = {
  readonly zone: 'ISLAND' | 'JEJU'
  readonly firstZonecode: string
  readonly lastZonecode: string
  readonly name: string
}
type List = {
  readonly rangeList: readonly (Range & { readonly zoneRangeId: number })[]
  readonly changeList: readonly (Range & {
    readonly changeEnum: string
    readonly at: string
    readonly who: string
  })[]
}

const PATH = '/operators/zone-ranges'
const HAMPYEONG: Range = {
  zone: 'ISLAND',
  firstZonecode: '57150',
  lastZonecode: '57155',
  name: '전남 함평군',
}

let market: TestMarket
let operator: Buyer
beforeAll(async () => {
  market = await openMarket()
  operator = (await loginOperator(market, ['SYSTEM'])).browser
})
afterAll(() => market.close())

const codeOf = ({ status, body }: { readonly status: number; readonly body: RefusalBody }) =>
  body.code ?? status

const listed = () => operator.ask<List>('GET', PATH)

async function add(range: Range, key: string = crypto.randomUUID()) {
  return codeOf(await operator.call('POST', PATH, { body: range, key }))
}

async function edit(id: number, range: Range) {
  return codeOf(await operator.call('PUT', `${PATH}/${id}`, { body: range }))
}

async function remove(id: number) {
  return codeOf(await operator.call('DELETE', `${PATH}/${id}`))
}

async function idOf({ firstZonecode }: Range): Promise<number> {
  const { rangeList } = await listed()
  return rangeList.find((range) => range.firstZonecode === firstZonecode)?.zoneRangeId ?? 0
}

describe('도서산간 우편번호', () => {
  test('처음 목록은 알려진 우편번호와 꼭 같다', async () => {
    const { rangeList, changeList } = await listed()
    const ranges = rangeList.map(({ zone, firstZonecode, lastZonecode }) => ({
      zone,
      firstZonecode,
      lastZonecode,
    }))
    expect([ranges, changeList]).toEqual([FIRST_ZONE_RANGES, []])
  })

  test('추가하고 바꾸고 지운 일은 이력과 감사 기록에 남고, 같은 요청은 한 번만 한다', async () => {
    const key = crypto.randomUUID()
    const added = [await add(HAMPYEONG, key), await add(HAMPYEONG, key), await add(HAMPYEONG)]
    const id = await idOf(HAMPYEONG)
    const shorter = { ...HAMPYEONG, lastZonecode: '57152', name: '함평만' }
    const edited = [await edit(id, shorter), await edit(id, shorter)]
    const nextId = await idOf(shorter)
    const removed = [await remove(nextId), await remove(nextId)]
    const { changeList } = await listed()
    const changes = changeList.map(({ changeEnum, lastZonecode, name }) =>
      [changeEnum, lastZonecode, name].join(' '),
    )
    expect([added, edited, removed]).toEqual([
      [200, 200, 'ZONE_RANGE_OVERLAPS'],
      [200, 'ZONE_RANGE_NOT_FOUND'],
      [200, 'ZONE_RANGE_NOT_FOUND'],
    ])
    expect(changes.toSorted()).toEqual([
      'ADDED 57152 함평만',
      'ADDED 57155 전남 함평군',
      'REMOVED 57152 함평만',
      'REMOVED 57155 전남 함평군',
    ])
    expect(await auditOf(market, `zoneRange:${nextId}`, ['call', 'before', 'after'])).toEqual([
      { call: 'operatorZone.edit', before: { ...HAMPYEONG, id }, after: shorter },
      { call: 'operatorZone.remove', before: { ...shorter, id: nextId }, after: null },
    ])
  })

  test('뒤집히거나 겹치거나 다섯 자리가 아니면 아무것도 바뀌지 않는다', async () => {
    const before = await listed()
    const [ulleung] = before.rangeList.filter(({ firstZonecode }) => firstZonecode === '40200')
    const codes = [
      await add({ ...HAMPYEONG, lastZonecode: '57149' }),
      await add({ ...HAMPYEONG, firstZonecode: '40240', lastZonecode: '40250' }),
      await add({ ...HAMPYEONG, firstZonecode: '5715' }),
      await edit(ulleung?.zoneRangeId ?? 0, { ...HAMPYEONG, lastZonecode: '63000' }),
      await remove(999_999),
    ]
    expect([codes, await listed()]).toEqual([
      [
        'ZONE_RANGE_REVERSED',
        'ZONE_RANGE_OVERLAPS',
        'BAD_INPUT',
        'ZONE_RANGE_OVERLAPS',
        'ZONE_RANGE_NOT_FOUND',
      ],
      before,
    ])
  })

  test('두 운영자가 한꺼번에 겹치게 추가하면 하나만 되고, 한꺼번에 지워도 한 번만 지운다', async () => {
    const ranges = [HAMPYEONG, { ...HAMPYEONG, firstZonecode: '57154', lastZonecode: '57160' }]
    const added = await atOnce(
      market,
      'area_zone_ranges',
      ranges.map((range) => () => add(range)),
    )
    const { rangeList } = await listed()
    const ids = rangeList.filter(({ name }) => name === HAMPYEONG.name)
    const id = ids[0]?.zoneRangeId ?? 0
    const removed = await atOnce(market, 'area_zone_ranges', [() => remove(id), () => remove(id)])
    expect([added.toSorted(), ids.length, removed.toSorted()]).toEqual([
      [200, 'ZONE_RANGE_OVERLAPS'],
      1,
      [200, 'ZONE_RANGE_NOT_FOUND'],
    ])
  })

  test('계산하는 곳은 방금 바꾼 목록을 읽는다', async () => {
    const { runPromise } = market.runtime
    const zones = async () => [
      areaZoneOf('57150', await runPromise(listZoneRanges())),
      areaZoneOf('57150', await runPromise(listZoneRangesAround('57150'))),
    ]
    const before = await zones()
    await add(HAMPYEONG)
    const added = await zones()
    await remove(await idOf(HAMPYEONG))
    expect([before, added, await zones()]).toEqual([
      ['MAINLAND', 'MAINLAND'],
      ['ISLAND', 'ISLAND'],
      ['MAINLAND', 'MAINLAND'],
    ])
  })

  test('우편번호를 품은 구간만 읽어도 목록을 다 읽은 것과 같은 권역이다', async () => {
    const { runPromise } = market.runtime
    const all = await runPromise(listZoneRanges())
    const beside = (zonecode: string, step: number) =>
      String(Number(zonecode) + step).padStart(5, '0')
    const codes = all.flatMap(({ firstZonecode, lastZonecode }) => [
      beside(firstZonecode, -1),
      firstZonecode,
      lastZonecode,
      beside(lastZonecode, 1),
    ])
    const around = await Promise.all(codes.map((code) => runPromise(listZoneRangesAround(code))))
    expect(around.map((ranges, place) => areaZoneOf(codes[place] ?? '', ranges))).toEqual(
      codes.map((code) => areaZoneOf(code, all)),
    )
    expect(around.filter(({ length }) => length > 0).length).toBeGreaterThanOrEqual(2 * all.length)
    await expect(runPromise(listZoneRangesAround(null))).resolves.toEqual([])
  })
})
