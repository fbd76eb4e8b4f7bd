import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { GNB_SUBTITLE_TYPES, GNB_TYPES } from '@jangteo/core/display/gnb.codes'
import { GNB_COUNT_MAX, gnbUrlOf, isCompleteGnb, shownGnb } from '@jangteo/core/display/gnb.rules'
import type { GnbItem } from '@jangteo/core/display/gnb.rules'
import { subMainOf } from '@jangteo/core/display/subMain.rules'

const HOME: GnbItem = {
  gnbType: 'HOME',
  title: '홈',
  subtitleType: 'NONE',
  subtitle: null,
  period: { startsAtMs: null, endsAtMs: null },
  exhibitionId: null,
  linkUrl: null,
}
const entry = (change: Partial<GnbItem>): GnbItem => ({ ...HOME, ...change })
const shown = (items: readonly GnbItem[], runningIds: readonly number[] = []) =>
  shownGnb(items, { nowMs: 10, runningExhibitionIds: new Set(runningIds) })

const bound = fc.option(fc.nat(20), { nil: null })
const anyItem: fc.Arbitrary<GnbItem> = fc.record({
  gnbType: fc.constantFrom(...GNB_TYPES),
  title: fc.string(),
  subtitleType: fc.constantFrom(...GNB_SUBTITLE_TYPES),
  subtitle: fc.option(fc.string(), { nil: null }),
  period: fc.record({ startsAtMs: bound, endsAtMs: bound }),
  exhibitionId: fc.option(fc.integer({ min: 1, max: 3 }), { nil: null }),
  linkUrl: fc.option(
    fc.constantFrom('https://community.jangteo.example/', 'https://evil.example/'),
    { nil: null },
  ),
})

test('메뉴는 늘 홈부터이고, 홈은 하나뿐이며, 열 개를 넘지 않고, 갈 곳이 있다', () => {
  fc.assert(
    fc.property(fc.array(anyItem, { maxLength: 20 }), (items) => {
      const list = shown(items, [1])
      expect(list[0]?.gnbType).toBe('HOME')
      expect(list.filter(({ gnbType }) => gnbType === 'HOME')).toHaveLength(1)
      expect(list.length).toBeLessThanOrEqual(GNB_COUNT_MAX)
      expect(list.filter(({ url }) => url.includes('evil') || url === '')).toEqual([])
    }),
  )
})

test('숨기거나 끝난 기획전과 갈 곳이 없는 커뮤니티는 빠진다', () => {
  const items = [
    entry({ gnbType: 'EXHIBITION_DETAIL', title: '열린 것', exhibitionId: 1 }),
    entry({ gnbType: 'EXHIBITION_DETAIL', title: '숨긴 것', exhibitionId: 2 }),
    entry({ gnbType: 'EXHIBITION_DETAIL', title: '없는 것' }),
    entry({ gnbType: 'COMMUNITY', title: '모임' }),
    entry({ gnbType: 'COMMUNITY', title: '광장', linkUrl: 'https://community.jangteo.example/' }),
  ]
  expect(shown(items, [1]).map(({ title, url }) => [title, url])).toEqual([
    ['추천', '/'],
    ['열린 것', '/main/exhibition/1'],
    ['광장', 'https://community.jangteo.example/'],
  ])
})

test('기간 밖의 메뉴는 빠지고, 문구는 문구를 고른 메뉴에만 있다', () => {
  const items = [
    entry({ title: '첫 화면' }),
    entry({ gnbType: 'DEAL', title: '특가', subtitleType: 'TEXT', subtitle: '오늘만' }),
    entry({ gnbType: 'RANKING', title: '랭킹', subtitleType: 'NEW', subtitle: '남은 문구' }),
    entry({ gnbType: 'SUB_MAIN_A', title: '지난 것', period: { startsAtMs: 1, endsAtMs: 10 } }),
  ]
  expect(shown(items).map(({ title, subtitle }) => [title, subtitle])).toEqual([
    ['첫 화면', null],
    ['특가', '오늘만'],
    ['랭킹', null],
  ])
})

test.each([
  [entry({ title: '여덟글자까지만돼' }), true],
  [entry({ title: '아홉글자이면안되네' }), false],
  [entry({ title: '' }), false],
  [entry({ subtitleType: 'TEXT', subtitle: '여섯글자까지' }), true],
  [entry({ subtitleType: 'TEXT', subtitle: null }), false],
  [entry({ gnbType: 'EXHIBITION_DETAIL' }), false],
])('%o을 저장할 수 있는가: %s', (item, isComplete) => {
  expect(isCompleteGnb(item)).toBe(isComplete)
})

test('메뉴의 종류마다 갈 곳이 있다', () => {
  const target = { exhibitionId: 3, linkUrl: 'https://community.jangteo.example/' }
  expect(GNB_TYPES.map((gnbType) => gnbUrlOf(entry({ ...target, gnbType })))).toEqual([
    '/',
    '/main/ranking',
    '/main/deal',
    '/main/sub/a',
    '/main/sub/b',
    '/main/exhibition',
    '/main/exhibition/3',
    'https://community.jangteo.example/',
    '/main/benefits',
  ])
  expect([subMainOf('a'), subMainOf('b'), subMainOf('c'), subMainOf(undefined)]).toEqual([
    'SUB_MAIN_A',
    'SUB_MAIN_B',
    null,
    null,
  ])
})
