import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  POPULAR_COUNT_MAX,
  POPULAR_HOURS,
  POPULAR_VISITOR_COUNT_MIN,
  popularBoard,
  popularScore,
  rankPopular,
  rankRising,
  RISING_COUNT_MAX,
  startOfHourMs,
} from '@jangteo/core/search/popular.rules'
import type { HourlyVisits } from '@jangteo/core/search/popular.rules'
import { recommendKeywords } from '@jangteo/core/search/recommendation.rules'
import { liftOf, RELATED_COUNT_MAX, relateKeywords } from '@jangteo/core/search/related.rules'
import type { SharedVisits } from '@jangteo/core/search/related.rules'

const hours = fc.array(fc.nat(40), { minLength: POPULAR_HOURS, maxLength: POPULAR_HOURS })
const keywords = Array.from('가나다라마바사아자차카타파하')

/** Visits of different keywords. */
const boards = fc
  .uniqueArray(fc.constantFrom(...keywords))
  .chain((names) =>
    fc.tuple(
      ...names.map((keyword) => hours.map((visitorsByHour) => ({ keyword, visitorsByHour }))),
    ),
  )

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

describe('인기 검색어', () => {
  test('방문자는 여섯 시간마다 반으로 친다', () => {
    const at = (hour: number): HourlyVisits => ({
      keyword: '쌀',
      visitorsByHour: Array.from({ length: POPULAR_HOURS }, (_, index) => (index === hour ? 8 : 0)),
    })
    expect([0, 6, 12, 18].map((hour) => popularScore(at(hour)))).toEqual([8, 4, 2, 1])
  })

  test('열 명이 찾지 않은 검색어는 아무도 보지 못하고, 열 개까지만 보인다', () => {
    fc.assert(
      fc.property(boards, (visits) => {
        const ranked = rankPopular(visits)
        const shown = visits.filter(
          ({ visitorsByHour }) => sum(visitorsByHour) >= POPULAR_VISITOR_COUNT_MIN,
        )
        expect(ranked.length).toEqual(Math.min(shown.length, POPULAR_COUNT_MAX))
        expect(ranked.every((keyword) => shown.some((visit) => visit.keyword === keyword))).toEqual(
          true,
        )
      }),
    )
  })

  test('한 사람은 몇 번을 찾아도 한 명만큼만 올린다', () => {
    fc.assert(
      fc.property(hours, fc.nat(POPULAR_HOURS - 1), fc.nat(POPULAR_HOURS - 1), (counts, a, b) => {
        const [newest, oldest] = [Math.min(a, b), Math.max(a, b)]
        const others: HourlyVisits = { keyword: '쌀', visitorsByHour: counts }
        // Each visitor is counted in the newest of their hours, so a later search moves them and adds nobody.
        const withOne = (hour: number): HourlyVisits => ({
          keyword: '쌀',
          visitorsByHour: counts.map((count, index) => (index === hour ? count + 1 : count)),
        })
        const gain = popularScore(withOne(newest)) - popularScore(others)
        expect(gain).toBeLessThanOrEqual(1 + 1e-9)
        expect(popularScore(withOne(oldest))).toBeLessThanOrEqual(
          popularScore(withOne(newest)) + 1e-9,
        )
      }),
    )
  })

  test('순서는 읽은 차례와 상관없고, 점수를 따른다', () => {
    fc.assert(
      fc.property(boards, (visits) => {
        const ranked = rankPopular(visits)
        expect(rankPopular(visits.toReversed())).toEqual(ranked)
        const scores = ranked.map((keyword) =>
          popularScore(
            visits.find((visit) => visit.keyword === keyword) ?? { keyword, visitorsByHour: [] },
          ),
        )
        expect(scores).toEqual(scores.toSorted((a, b) => b - a))
      }),
    )
  })

  test('한 시간 전 순위와 비교한다', () => {
    expect(popularBoard(['쌀', '꿀', '차', '빵'], ['꿀', '쌀', '차'])).toEqual([
      { keyword: '쌀', rank: 1, change: 'UP' },
      { keyword: '꿀', rank: 2, change: 'DOWN' },
      { keyword: '차', rank: 3, change: 'EQUAL' },
      { keyword: '빵', rank: 4, change: 'EMPTY' },
    ])
  })

  test('시각은 정시로 내린다', () => {
    const hour = Date.parse('2026-11-26T08:00:00Z')
    expect([startOfHourMs(hour), startOfHourMs(hour + 3_599_999)]).toEqual([hour, hour])
  })
})

describe('오르는 검색어와 추천', () => {
  test('하루에 평소보다 많이 찾은 것이, 늘어난 차례대로 일곱 개까지이다', () => {
    const visits = [
      { keyword: '늘 찾는', dayVisitorCount: 10, weekVisitorCount: 70 },
      { keyword: '두 배', dayVisitorCount: 20, weekVisitorCount: 70 },
      { keyword: '오늘만', dayVisitorCount: 12, weekVisitorCount: 12 },
      { keyword: '아홉 명', dayVisitorCount: 9, weekVisitorCount: 9 },
    ]
    expect(rankRising(visits)).toEqual(['오늘만', '두 배'])
    const many = keywords.map((keyword) => ({ keyword, dayVisitorCount: 10, weekVisitorCount: 10 }))
    expect(rankRising(many)).toEqual(keywords.slice(0, RISING_COUNT_MAX))
  })

  test('운영자가 고른 것 세 개 다음에 오르는 것이 온다', () => {
    const promoted = ['쌀', '꿀', '차', '빵'].map((keyword) => ({
      keyword,
      linkUrl: null,
      isAd: keyword === '쌀',
    }))
    expect(recommendKeywords(promoted, ['꿀', '감']).map(({ keyword }) => keyword)).toEqual([
      '쌀',
      '꿀',
      '차',
      '감',
    ])
  })
})

describe('연관 검색어', () => {
  const pair = (
    related: string,
    visitorCount: number,
    relatedVisitorCount: number,
  ): SharedVisits => ({
    keyword: '커피',
    related,
    visitorCount,
    keywordVisitorCount: 20,
    relatedVisitorCount,
    allVisitorCount: 100,
  })

  test('함께 찾는 일이 두 배는 되어야 한다', () => {
    expect(liftOf(pair('드립백', 10, 25))).toEqual(2)
    const related = relateKeywords([
      pair('드립백', 10, 25),
      pair('쌀', 10, 26),
      pair('원두', 4, 4),
      pair('머그컵', 10, 12),
    ])
    expect([...related]).toEqual([['커피', ['머그컵', '드립백']]])
  })

  test('다섯 명이 되지 않거나 두 배가 되지 않으면 어떤 것도 나오지 않고, 열 개까지이다', () => {
    const counts = fc.integer({ min: 1, max: 40 })
    const shared = fc
      .record({
        related: fc.constantFrom(...keywords),
        both: counts,
        one: counts,
        other: counts,
        all: counts,
      })
      .map(({ related, both, one, other, all }): SharedVisits => ({
        keyword: '커피',
        related,
        visitorCount: both,
        keywordVisitorCount: both + one,
        relatedVisitorCount: both + other,
        allVisitorCount: both + one + other + all,
      }))
    fc.assert(
      fc.property(fc.uniqueArray(shared, { selector: ({ related }) => related }), (visits) => {
        const related = relateKeywords(visits).get('커피') ?? []
        const strong = visits.filter((one) => one.visitorCount >= 5 && liftOf(one) >= 2)
        expect(related.length).toEqual(Math.min(strong.length, RELATED_COUNT_MAX))
        expect(related.every((word) => strong.some((one) => one.related === word))).toEqual(true)
      }),
    )
  })
})
